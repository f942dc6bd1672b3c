import type { LineItem } from '@vitrine/client/cart';
import { expect, it } from 'vitest';
import { diffLines } from './cart-announcements.ts';

const line = (_id: string, quantity = 1, catalogItemId = _id): LineItem => ({
  _id,
  quantity,
  descriptionLines: [],
  catalogReference: { catalogItemId, appId: 'a1' },
});

const rows = (...lines: LineItem[]) => lines.map((one) => ({ key: one._id, line: one }));

it('announces added and removed items and changed quantities', () => {
  expect(diffLines(rows(line('cup'), line('vase')), rows(line('cup', 3), line('lamp')))).toEqual([
    { kind: 'added', line: line('lamp') },
    { kind: 'removed', line: line('vase') },
    { kind: 'quantity', line: line('cup', 3) },
  ]);
});

it('is silent when a line only gets a new ID', () => {
  expect(diffLines(rows(line('l1', 2, 'vase')), rows(line('l2', 2, 'vase')))).toEqual([]);
  const [firstRow] = rows(line('adding', 1, 'cup'));
  const real = { key: 'adding', line: { ...line('l3', 1, 'cup'), price: { amount: '28.00' } } };
  expect(diffLines(firstRow ? [firstRow] : [], [real])).toEqual([]);
});

it('is silent when nothing changed', () => {
  expect(diffLines(rows(line('cup')), rows(line('cup')))).toEqual([]);
});
