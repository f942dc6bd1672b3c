import type { Cart, CatalogReference, LineItem } from '@vitrine/client/cart';
import { describe, expect, it } from 'vitest';
import { findAddedLine, getGrowth, isSameItem, shortfalls, toNewLine } from './added-lines.ts';

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

const getCart = (...lineItems: LineItem[]): Cart => ({
  _id: 'cart',
  currency: 'EUR',
  lineItems,
  appliedDiscounts: [],
});

const candle = reference('candle', { variantId: 'v1' });

describe('shortfalls', () => {
  it('returns nothing when everything was added, also to an existing line', () => {
    const requestedItems = [{ catalogReference: candle, quantity: 2 }];
    expect(shortfalls(requestedItems, null, getCart(line('a', candle, 2)))).toEqual([]);
    expect(
      shortfalls(requestedItems, getCart(line('a', candle, 3)), getCart(line('a', candle, 5))),
    ).toEqual([]);
  });

  it('reports items that were reduced or dropped silently', () => {
    const requestedItems = [
      { catalogReference: candle, quantity: 4 },
      { catalogReference: reference('gone') },
    ];
    expect(
      shortfalls(requestedItems, getCart(line('a', candle, 1)), getCart(line('a', candle, 3))),
    ).toEqual([
      { catalogReference: candle, requested: 4, added: 2 },
      { catalogReference: reference('gone'), requested: 1, added: 0 },
    ]);
  });

  it('counts every piece of a new cart, which the platform creates when the cart was ordered', () => {
    const item = { catalogReference: candle };
    const before = getCart(line('a', candle, 2));
    const after: Cart = { ...getCart(line('a', candle)), _id: 'next' };
    expect(shortfalls([item], before, after)).toEqual([]);
    expect(getGrowth(item, before, after)).toBe(1);
    expect(toNewLine(item, before, after)?._id).toBe('a');
  });

  it('matches an item to which the platform added options', () => {
    const full = reference('candle', { variantId: 'v1', options: { Size: '10 cm' } });
    expect(shortfalls([{ catalogReference: candle }], null, getCart(line('a', full)))).toEqual([]);
  });

  it('D3 counts items added to a line under the item’s other reference', () => {
    const chosen = reference('candle', { options: { Size: '10 cm' } });
    for (const [one, other] of [
      [candle, chosen],
      [chosen, candle],
    ] as const) {
      const requestedItems = [{ catalogReference: one }];
      const before = getCart(line('a', other));
      expect(shortfalls(requestedItems, before, getCart(line('a', other, 2)))).toEqual([]);
      expect(shortfalls(requestedItems, before, before)).toMatchObject([{ added: 0 }]);
    }
    const stamped = reference('candle', { ...chosen.options, customTextFields: { Foot: 'Ida' } });
    expect(
      shortfalls([{ catalogReference: candle }], null, getCart(line('a', stamped))),
    ).toMatchObject([{ added: 0 }]);
    const otherSize = reference('candle', { variantId: 'v2' });
    expect(
      shortfalls([{ catalogReference: candle }], null, getCart(line('a', otherSize))),
    ).toMatchObject([{ added: 0 }]);
  });
});

describe('toNewLine', () => {
  it('finds the new line of the item', () => {
    const before = getCart(line('a', candle));
    const after = getCart(line('a', candle), line('x', reference('cup')), line('b', candle));
    expect(toNewLine({ catalogReference: candle }, before, after)?._id).toBe('b');
    expect(toNewLine({ catalogReference: candle }, after, after)).toBeUndefined();
  });

  it('tells a plain item from one with a custom text', () => {
    const engraved = reference('candle', { variantId: 'v1', customTextFields: { Name: 'Ada' } });
    const after = getCart(line('engraved', engraved), line('plain', candle));
    expect(toNewLine({ catalogReference: candle }, null, after)?._id).toBe('plain');
    expect(toNewLine({ catalogReference: engraved }, null, after)?._id).toBe('engraved');
  });
});

describe('findAddedLine', () => {
  it('D3 finds the line of the item, or the one that grew under its other reference', () => {
    const chosen = reference('candle', { options: { Size: '10 cm' } });
    const other = reference('candle', { options: { Size: '20 cm' } });
    const before = getCart(line('a', other), line('b', chosen));
    const after = getCart(line('a', other), line('b', chosen, 2));
    expect(findAddedLine({ catalogReference: candle }, before, after)?._id).toBe('b');
    expect(findAddedLine({ catalogReference: chosen }, before, after)?._id).toBe('b');
    expect(findAddedLine({ catalogReference: candle }, after, after)).toBeUndefined();
  });
});

describe('subscriptions', () => {
  const monthly = { subscriptionSettings: { frequency: 'MONTH', interval: 1 } } as const;
  const weekly = { subscriptionSettings: { frequency: 'WEEK', interval: 2 } } as const;
  const once = line('once', candle);
  const subscribed = { ...line('monthly', candle), subscriptionOptionInfo: monthly };

  it('distinguish lines of the same item', () => {
    const item = { catalogReference: candle, subscriptionOptionInfo: monthly };
    expect(isSameItem(subscribed, item)).toBe(true);
    expect(isSameItem(once, item)).toBe(false);
    expect(isSameItem(subscribed, { catalogReference: candle })).toBe(false);
    expect(isSameItem(subscribed, { ...item, subscriptionOptionInfo: weekly })).toBe(false);
    expect(findAddedLine(item, null, getCart(once, subscribed))?._id).toBe('monthly');
    expect(toNewLine(item, null, getCart(once, subscribed))?._id).toBe('monthly');
    expect(getGrowth(item, null, getCart(once, subscribed))).toBe(1);
  });

  it('match the terms of a platform that adds its own', () => {
    const settings = { ...monthly.subscriptionSettings, autoRenewal: true };
    const renewed = {
      ...subscribed,
      subscriptionOptionInfo: { subscriptionSettings: settings, title: { original: 'Refill' } },
    };
    expect(isSameItem(renewed, { catalogReference: candle, subscriptionOptionInfo: monthly })).toBe(
      true,
    );
  });

  it('report no shortfall when the platform adds an item under other terms', () => {
    const item = { catalogReference: candle, subscriptionOptionInfo: monthly };
    expect(shortfalls([item], null, getCart(once))).toEqual([]);
    expect(findAddedLine(item, null, getCart(once))?._id).toBe('once');
  });
});
