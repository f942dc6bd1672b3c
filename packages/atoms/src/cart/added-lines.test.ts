import type { Cart, CatalogReference, LineItem } from '@vitrine/client/cart';
import { describe, expect, it } from 'vitest';
import { newLineOf, shortfalls } from './added-lines.ts';

const reference = (catalogItemId: string, options = {}): CatalogReference => ({
  appId: 'stores',
  catalogItemId,
  options,
});

const line = (id: string, catalogReference: CatalogReference, quantity = 1): LineItem => ({
  _id: id,
  quantity,
  catalogReference,
  descriptionLines: [],
});

const cartOf = (...lineItems: LineItem[]): Cart => ({
  _id: 'cart',
  currency: 'EUR',
  lineItems,
  appliedDiscounts: [],
});

const candle = reference('candle', { variantId: 'v1' });

describe('shortfalls', () => {
  it('finds nothing when all came, also on a line that was there', () => {
    const wanted = [{ catalogReference: candle, quantity: 2 }];
    expect(shortfalls(wanted, null, cartOf(line('a', candle, 2)))).toEqual([]);
    expect(shortfalls(wanted, cartOf(line('a', candle, 3)), cartOf(line('a', candle, 5)))).toEqual(
      [],
    );
  });

  it('tells what came of an item that was cut or dropped without a word', () => {
    const wanted = [
      { catalogReference: candle, quantity: 4 },
      { catalogReference: reference('gone') },
    ];
    expect(shortfalls(wanted, cartOf(line('a', candle, 1)), cartOf(line('a', candle, 3)))).toEqual([
      { catalogReference: candle, requested: 4, added: 2 },
      { catalogReference: reference('gone'), requested: 1, added: 0 },
    ]);
  });

  it('knows an item to whose options the platform added something', () => {
    const full = reference('candle', { variantId: 'v1', options: { Size: '10 cm' } });
    expect(shortfalls([{ catalogReference: candle }], null, cartOf(line('a', full)))).toEqual([]);
  });
});

describe('newLineOf', () => {
  it('finds the line of the item that was not there before', () => {
    const before = cartOf(line('a', candle));
    const after = cartOf(line('a', candle), line('x', reference('cup')), line('b', candle));
    expect(newLineOf(candle, before, after)?._id).toBe('b');
    expect(newLineOf(candle, after, after)).toBeUndefined();
  });
});
