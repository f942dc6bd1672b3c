import type { LineItem } from '@vitrine/client/cart';
import { describe, expect, it } from 'vitest';
import {
  currentId,
  emptyLineOrder,
  insertRestored,
  recordOrder,
  restorePosition,
} from './line-order.ts';

const getLines = (ids: string): LineItem[] =>
  ids.split(' ').map((_id) => ({ _id, quantity: 1, descriptionLines: [] }));

const getIds = (lines: readonly LineItem[]) => lines.map(({ _id }) => _id).join(' ');

describe('insertRestored', () => {
  it('preserves the server’s order while nothing was restored', () => {
    const lines = getLines('b a');
    expect(insertRestored(lines, recordOrder(emptyLineOrder, ['a', 'b']))).toBe(lines);
  });

  it('puts a restored line in its old position, under its new id', () => {
    const lineOrder = restorePosition(recordOrder(emptyLineOrder, ['a', 'b', 'c']), 'b', 'b2');
    expect(getIds(insertRestored(getLines('a c b2'), lineOrder))).toBe('a b2 c');
  });

  it('puts several lines back in order, whichever was restored first', () => {
    const removed = recordOrder(recordOrder(emptyLineOrder, ['a', 'b', 'c']), ['b', 'c']);
    const forwards = restorePosition(restorePosition(removed, 'a', 'a2'), 'b', 'b2');
    expect(getIds(insertRestored(getLines('c a2 b2'), forwards))).toBe('a2 b2 c');
    const backwards = restorePosition(restorePosition(removed, 'b', 'b2'), 'a', 'a2');
    expect(getIds(insertRestored(getLines('c b2 a2'), backwards))).toBe('a2 b2 c');
  });

  it('leaves new lines in the server’s position', () => {
    const lineOrder = restorePosition(recordOrder(emptyLineOrder, ['a', 'b', 'c']), 'b', 'b2');
    expect(getIds(insertRestored(getLines('new a c b2'), lineOrder))).toBe('new a b2 c');
  });

  it('finds a position when the neighbors are gone', () => {
    const lineOrder = restorePosition(recordOrder(emptyLineOrder, ['a', 'b', 'c']), 'b', 'b2');
    expect(getIds(insertRestored(getLines('c b2'), lineOrder))).toBe('b2 c');
  });

  it('preserves the position of a line that is restored twice', () => {
    const once = restorePosition(recordOrder(emptyLineOrder, ['a', 'b', 'c']), 'b', 'b2');
    const twice = restorePosition(recordOrder(once, ['a', 'b2', 'c']), 'b2', 'b3');
    expect(getIds(insertRestored(getLines('a c b3'), twice))).toBe('a b3 c');
  });
});

describe('currentId', () => {
  it('follows a line through all its ids and leaves others unchanged', () => {
    const twice = restorePosition(restorePosition(emptyLineOrder, 'b', 'b2'), 'b2', 'b3');
    expect(['a', 'b', 'b2', 'b3'].map((id) => currentId(twice, id))).toEqual([
      'a',
      'b3',
      'b3',
      'b3',
    ]);
  });

  it('stops when an id is reused', () => {
    const back = restorePosition(restorePosition(emptyLineOrder, 'b', 'b2'), 'b2', 'b');
    expect([currentId(back, 'b'), currentId(back, 'b2')]).toEqual(['b', 'b']);
  });
});
