import type { EventV3 } from '@vitrine/client/events';
import { describe, expect, it } from 'vitest';
import { createOrganizer } from '../testing/events.ts';
import { cancelEventAtom } from './mutations.ts';
import { getOccurrences, nextBookable, occurrencesQuery } from './occurrences.ts';
import { eventAtom, eventsAtom } from './queries.ts';

async function getDates(slug: string) {
  const { platform, store, getId } = createOrganizer();
  const read = async (one: string) => {
    const eventId = getId(one);
    const { data } = await store.set(eventAtom(eventId, ['REGISTRATION']));
    return data as EventV3;
  };
  const load = async (shown: EventV3) => {
    const query = occurrencesQuery(shown);
    if (!query) throw new Error('It does not recur.');
    const listAtom = eventsAtom(query);
    await store.set(listAtom);
    const { items } = store.get(listAtom);
    return getOccurrences(items, { now: platform.clock.now(), shown });
  };
  return { store, read, load, shown: await read(slug) };
}

const slugs = (occurrences: { event: EventV3 }[]) => occurrences.map(({ event }) => event.slug);

describe('getOccurrences', () => {
  it('returns upcoming dates, next one first', async () => {
    const { load, shown } = await getDates('throwing-bowls-for-beginners');
    const dates = await load(shown);
    expect(dates).toHaveLength(6);
    expect(dates.map(({ step }) => step.kind)).toEqual([
      'tickets',
      'tickets',
      'sold-out',
      'tickets',
      'tickets',
      'tickets',
    ]);
    const starts = dates.map(({ times }) => times.start.getTime());
    expect(starts).toEqual([...starts].sort((one, other) => one - other));
  });

  it('omits past dates, except the current one', async () => {
    const { load, read, shown } = await getDates('mending-circle');
    expect(slugs(await load(shown))).toHaveLength(4);
    const next = await read('mending-circle-1');
    expect(slugs(await load(next))).toEqual([
      'mending-circle-1',
      'mending-circle-2',
      'mending-circle-3',
    ]);
  });

  it('keeps a date that is on now if its end is hidden', () => {
    const event: EventV3 = {
      ...{ _id: 'one', title: 'Market', slug: 'market', status: 'STARTED', location: {} },
      dateAndTimeSettings: {
        startDate: new Date('2026-11-27T10:00Z'),
        endDate: new Date('2026-11-27T16:00Z'),
        hideEndDate: true,
      },
    };
    const at = (moment: string) => getOccurrences([event], { now: Date.parse(moment) }).length;
    expect([at('2026-11-27T12:00Z'), at('2026-11-27T16:00Z')]).toEqual([1, 0]);
  });

  it('R56 T29 reports which dates are not bookable, and the next bookable one', async () => {
    const { store, load, read, shown } = await getDates('throwing-bowls-for-beginners');
    const [, second] = await load(shown);
    await store.set(cancelEventAtom, { eventId: second?.event._id ?? '' });
    const dates = await load(await read(shown.slug));
    expect(dates.map(({ isBookable }) => isBookable)).toEqual([
      true,
      false,
      false,
      true,
      true,
      true,
    ]);
    expect(dates[1]?.step).toEqual({ kind: 'canceled' });
    expect(nextBookable(dates, shown._id)?.event.slug).toBe('throwing-bowls-for-beginners-3');
  });

  it('returns an earlier next date when no later one is bookable', () => {
    const settings = (day: number) => ({ startDate: new Date(Date.UTC(2027, 0, day)) });
    const one = (day: number, status: EventV3['status'] = 'UPCOMING') =>
      ({
        _id: `${day}`,
        status,
        dateAndTimeSettings: settings(day),
        registration: { type: 'NONE' },
      }) as EventV3;
    const dates = getOccurrences([one(3, 'CANCELED'), one(1), one(2)], { now: 0 });
    expect(nextBookable(dates, '2')?.event._id).toBe('1');
    expect(nextBookable(dates, 'elsewhere')?.event._id).toBe('1');
    expect(nextBookable(dates.slice(0, 1), '1')).toBeUndefined();
    expect(getOccurrences([{ ...one(1), dateAndTimeSettings: {} }], { now: 0 })).toEqual([]);
  });

  it('is empty for an event that does not recur', async () => {
    const { shown } = await getDates('kiln-opening');
    expect(occurrencesQuery(shown)).toBeUndefined();
    expect(occurrencesQuery({} as EventV3)).toBeUndefined();
  });
});
