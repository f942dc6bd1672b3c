import type { LineItem } from '@vitrine/client/cart';
import { expect, it } from 'vitest';
import { cartDifference } from './cart-difference.ts';

const line = (id: string, product: string | undefined, quantity = 1): LineItem => ({
  _id: id,
  quantity,
  descriptionLines: [],
  ...(product && { catalogReference: { appId: 'store', catalogItemId: product } }),
});

it('compares lines by their items, because each cart has its own IDs', () => {
  const before = [line('1', 'bowl'), line('2', 'cup', 3)];
  const after = [line('1', 'cup', 2), line('2', 'bowl', 4), line('3', 'plate')];
  expect(cartDifference(before, after)).toEqual({
    returned: [line('3', 'plate')],
    combined: [line('2', 'bowl', 4)],
    reduced: [line('1', 'cup', 2)],
    lost: [],
  });
});

it('reports a line as lost although another item has its ID', () => {
  expect(cartDifference([line('1', 'bowl')], [line('1', 'cup')])).toEqual({
    returned: [line('1', 'cup')],
    combined: [],
    reduced: [],
    lost: [line('1', 'bowl')],
  });
});

it('compares items that are in no catalog by the ID of the line', () => {
  const { returned, combined, lost } = cartDifference(
    [line('1', undefined), line('2', undefined)],
    [line('1', undefined, 2), line('2', 'cup')],
  );
  expect(returned).toEqual([line('2', 'cup')]);
  expect(combined).toEqual([line('1', undefined, 2)]);
  expect(lost).toEqual([line('2', undefined)]);
});
