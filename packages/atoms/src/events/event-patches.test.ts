import type { EventV3 } from '@vitrine/client/events';
import { describe, expect, it } from 'vitest';
import { applyPatches } from '../query/patches.ts';
import { deletionPatches, listsStatus, statusPatches, withStatus } from './event-patches.ts';
import { eventKeys } from './keys.ts';

const event: EventV3 = {
  _id: 'e1',
  title: 'Kiln opening',
  slug: 'kiln-opening',
  status: 'UPCOMING',
  location: {},
  dateAndTimeSettings: {},
};
const other: EventV3 = { ...event, _id: 'e2' };

const canceled = statusPatches('e1', 'CANCELED');
const page = { items: [event, other], total: 2, hasNext: false };
const pageKey = (filter?: object) => [
  ...eventKeys.list({ ...(filter && { filter: filter as never }) }),
  { page: 1, limit: 50 },
];

describe('withStatus', () => {
  it('changes the status, and returns the same event if it is unchanged', () => {
    expect(withStatus(event, 'CANCELED')).toEqual({ ...event, status: 'CANCELED' });
    expect(withStatus(event, 'UPCOMING')).toBe(event);
    expect(event.status).toBe('UPCOMING');
  });
});

describe('listsStatus', () => {
  it.each([
    [{}, true],
    [{ status: 'CANCELED' }, true],
    [{ status: 'UPCOMING' }, false],
    [{ status: { $ne: 'CANCELED' } }, false],
    [{ status: { $in: ['UPCOMING', 'CANCELED'] } }, true],
    [{ status: { $hasSome: ['UPCOMING'] } }, false],
    [{ $and: [{ status: 'UPCOMING' }, { slug: 'x' }] }, false],
    [{ $or: [{ status: 'UPCOMING' }] }, true],
    [{ slug: 'kiln-opening' }, true],
  ])('returns for %j %s with a canceled event', (filter, expected) => {
    expect(listsStatus(filter, 'CANCELED')).toBe(expected);
  });
});

describe('statusPatches', () => {
  it('updates the event in every cache entry, and no other event', () => {
    const single = eventKeys.eventWith('e1', ['FORM']);
    expect(applyPatches(event, single, canceled).status).toBe('CANCELED');
    expect(applyPatches(event, eventKeys.bySlug('kiln-opening'), canceled).status).toBe('CANCELED');
    expect(applyPatches(other, eventKeys.bySlug('other'), canceled)).toBe(other);
    expect(applyPatches(null, eventKeys.bySlug('nothing'), canceled)).toBeNull();
    expect(applyPatches(page, pageKey(), canceled).items).toEqual([
      { ...event, status: 'CANCELED' },
      other,
    ]);
  });

  it('removes the event from lists that exclude its status', () => {
    const patched = applyPatches(page, pageKey({ status: 'UPCOMING' }), canceled);
    expect(patched).toEqual({ ...page, items: [other], takenOut: 1 });
  });
});

describe('deletionPatches', () => {
  it('removes the event from every cache entry', () => {
    const patches = deletionPatches('e1');
    expect(applyPatches<EventV3 | null>(event, eventKeys.eventWith('e1'), patches)).toBeNull();
    expect(applyPatches(page, pageKey(), patches).items).toEqual([other]);
  });
});
