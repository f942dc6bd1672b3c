import type { Order } from '@vitrine/client/orders';
import { describe, expect, it } from 'vitest';
import { applyPatches } from '../query/patches.ts';
import { orderKeys } from './keys.ts';
import { archivePatches, listsArchived, withArchived } from './order-patches.ts';

const order: Order = {
  eventId: 'e1',
  orderNumber: 'n1',
  archived: false,
  tags: ['CONFIRMED', 'NON_ARCHIVED'],
  tickets: [{ ticketNumber: 't1', orderArchived: false }],
};

const archivedOrder: Order = {
  ...order,
  archived: true,
  tags: ['CONFIRMED', 'ARCHIVED'],
  tickets: [{ ticketNumber: 't1', orderArchived: true }],
};

describe('withArchived', () => {
  it('archives and restores an order with its tags and tickets', () => {
    expect(withArchived(order, true)).toEqual(archivedOrder);
    expect(withArchived(archivedOrder, false)).toEqual(order);
    expect(order.archived).toBe(false);
  });

  it('adds no missing fields', () => {
    const short = { eventId: 'e1', orderNumber: 'n1' };
    expect(withArchived(short, true)).toEqual({ ...short, archived: true });
  });

  it('returns the same order if it is already archived', () => {
    expect(withArchived(order, false)).toBe(order);
  });
});

describe('listsArchived', () => {
  it('returns false only if a tag excludes archived orders', () => {
    expect(
      [{}, { tag: ['ARCHIVED'] }, { tag: ['NON_ARCHIVED'] }].map((query) => [
        listsArchived(query as never, true),
        listsArchived(query as never, false),
      ]),
    ).toEqual([
      [true, true],
      [true, false],
      [false, true],
    ]);
  });
});

describe('archivePatches', () => {
  const patches = archivePatches('e1', ['n1'], true);
  const others = [
    { ...order, orderNumber: 'n2' },
    { ...order, eventId: 'e2' },
  ];
  const page = { items: [order, ...others], total: 3, hasNext: false };
  const listed = (query: object) =>
    applyPatches(page, [...orderKeys.list(query), { page: 1, limit: 50 }], patches);

  it('archives the order in lists that include archived orders', () => {
    expect(listed({}).items).toEqual([archivedOrder, ...others]);
    expect(listed({ tag: ['ARCHIVED'] }).items).toEqual([archivedOrder, ...others]);
  });

  it('removes the order from lists that exclude archived orders', () => {
    expect(listed({ tag: ['NON_ARCHIVED'] })).toEqual({ ...page, items: others, takenOut: 1 });
  });

  it('archives only the matching single order, for any fieldset', () => {
    const name = { eventId: 'e1', orderNumber: 'n1' };
    expect(applyPatches(order, orderKeys.orderWith(name, ['FORM']), patches)).toEqual(
      archivedOrder,
    );
    const other = { ...name, orderNumber: 'n2' };
    expect(applyPatches(order, orderKeys.orderWith(other, ['FORM']), patches)).toBe(order);
    expect(applyPatches(null, orderKeys.orderWith(name, []), patches)).toBeNull();
  });
});
