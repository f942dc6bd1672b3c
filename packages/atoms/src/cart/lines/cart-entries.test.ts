import type { LineItem } from '@vitrine/client/cart';
import { expect, it } from 'vitest';
import { getEntries } from './cart-entries.ts';
import { emptyLineOrder, recordOrder, restorePosition } from './line-order.ts';

const line = (_id: string): LineItem => ({ _id, quantity: 1, descriptionLines: [] });
const [candle, vase, cup] = [line('candle'), line('vase'), line('cup')];

it('keeps a removed line in its position', () => {
  const lineOrder = recordOrder(emptyLineOrder, ['candle', 'vase', 'cup']);
  expect(getEntries([candle, cup], [vase], lineOrder)).toEqual([
    { key: 'candle', line: candle, isRemoved: false },
    { key: 'vase', line: vase, isRemoved: true },
    { key: 'cup', line: cup, isRemoved: false },
  ]);
});

it('preserves the key of a line that was restored under other ids, twice', () => {
  const before = recordOrder(emptyLineOrder, ['candle', 'vase', 'cup']);
  const once = restorePosition(restorePosition(before, 'vase', 'vase'), 'vase', 'vase-2');
  const twice = restorePosition(once, 'vase-2', 'vase-3');
  const entries = getEntries([candle, cup, line('vase-3')], [], twice);
  expect(entries.map(({ key }) => key)).toEqual(['candle', 'vase', 'cup']);
});
