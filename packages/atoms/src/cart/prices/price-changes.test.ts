import { describe, expect, it } from 'vitest';
import { lineFor } from '../../testing/cart-setup.ts';
import { otherwise, shopper } from '../../testing/prices.ts';
import { cartAtom } from '../cart.ts';
import { applyCouponAtom, removeCouponAtom } from '../coupon/coupon.ts';
import { addToCartAtom } from '../lines/add-to-cart.ts';
import { removeLineAtom } from '../lines/remove-line.ts';
import { setQuantityAtom } from '../lines/set-quantity.ts';
import {
  linePriceChangeAtom,
  priceChangesAtom,
  unannouncedPriceChangesAtom,
} from './price-changes.ts';

describe('priceChangesAtom', () => {
  it('reports increases and decreases, each with the last known price', async () => {
    const { platform, store, ids, getPriceChanges, look } = await shopper([
      'low-pitcher',
      'rack-plates',
    ]);
    expect(getPriceChanges()).toEqual([]);
    platform.catalog.setPrice('low-pitcher', 84.5);
    platform.catalog.setPrice('rack-plates', 120);
    await look();
    expect(getPriceChanges()).toEqual([
      ['Low pitcher', '78.00', '84.50'],
      ['Rack plates, set of 5', '148.00', '120.00'],
    ]);
    expect(store.get(linePriceChangeAtom(ids[1] ?? ''))?.was.formattedAmount).toBe('€148.00');
    platform.catalog.setPrice('low-pitcher', 90);
    await look();
    expect(getPriceChanges()[0]).toEqual(['Low pitcher', '78.00', '90.00']);
    platform.catalog.setPrice('low-pitcher', 78);
    await look();
    expect(getPriceChanges()).toHaveLength(1);
  });

  it('returns the same list while nothing changes', async () => {
    const { platform, store, look } = await shopper(['low-pitcher', 'rack-plates']);
    platform.catalog.setPrice('low-pitcher', 84.5);
    await look();
    const before = store.get(priceChangesAtom);
    await store.set(addToCartAtom, { lineItems: [lineFor(platform, 'side-plate')] });
    await look();
    expect(store.get(priceChangesAtom)).toBe(before);
  });

  it('accepts changes on write and reports the next change against the accepted price', async () => {
    const { platform, store, getPriceChanges, look } = await shopper([
      'low-pitcher',
      'rack-plates',
    ]);
    platform.catalog.setPrice('low-pitcher', 84.5);
    await look();
    store.set(priceChangesAtom);
    expect(getPriceChanges()).toEqual([]);
    await look();
    expect(getPriceChanges()).toEqual([]);
    platform.catalog.setPrice('low-pitcher', 70);
    await look();
    expect(getPriceChanges()).toEqual([['Low pitcher', '84.50', '70.00']]);
  });

  it('compares the price paid per item, not its formatting', async () => {
    let isPlain = true;
    const { platform, fetch } = otherwise(({ lineItems: [line] }) => {
      if (line && !isPlain) line.priceBeforeDiscounts = { amount: '78.0' };
    });
    const { getPriceChanges, look } = await shopper(['low-pitcher'], { platform, fetch });
    isPlain = false;
    await look();
    expect(getPriceChanges()).toEqual([]);
  });
});

describe('unannouncedPriceChangesAtom', () => {
  it('returns each change once, and again when the price changes further', async () => {
    const { platform, store, look } = await shopper(['low-pitcher', 'rack-plates']);
    const speak = () => store.set(unannouncedPriceChangesAtom).map(({ now }) => now.amount);
    expect(speak()).toEqual([]);
    platform.catalog.setPrice('low-pitcher', 84.5);
    await look();
    expect(store.get(unannouncedPriceChangesAtom)).toEqual(store.get(priceChangesAtom));
    expect(speak()).toEqual(['84.50']);
    expect(speak()).toEqual([]);
    platform.catalog.setPrice('rack-plates', 120);
    await look();
    expect(speak()).toEqual(['120.00']);
    for (const price of [90, 78, 90]) {
      platform.catalog.setPrice('low-pitcher', price);
      await look();
      expect(speak()).toEqual(price === 78 ? [] : [price.toFixed(2)]);
    }
    expect(store.get(priceChangesAtom)).toHaveLength(2);
    store.set(priceChangesAtom);
    platform.catalog.setPrice('low-pitcher', 78);
    await look();
    expect(speak()).toEqual(['78.00']);
  });
});

describe('ignored price differences', () => {
  it('ignores the user’s quantity changes and coupons', async () => {
    const { store, ids, getPriceChanges, look } = await shopper(['low-pitcher', 'rack-plates']);
    await store.set(setQuantityAtom, { lineId: ids[0] ?? '', quantity: 4 });
    await store.set(applyCouponAtom, 'FIRSTLIGHT');
    await look();
    expect(getPriceChanges()).toEqual([]);
    await store.set(removeCouponAtom);
    await look();
    expect(getPriceChanges()).toEqual([]);
  });

  it('ignores a cart discount that depends on the quantity', async () => {
    const { platform, fetch } = otherwise(({ lineItems: [line] }) => {
      if (line && Number(line.quantity) > 2) line.price = { amount: '70.00' };
    });
    const { store, ids, getPriceChanges, look } = await shopper(['low-pitcher'], {
      platform,
      fetch,
    });
    await store.set(setQuantityAtom, { lineId: ids[0] ?? '', quantity: 3 });
    await look();
    expect(store.get(cartAtom).data?.lineItems[0]?.price?.amount).toBe('70.00');
    expect(getPriceChanges()).toEqual([]);
    platform.catalog.setPrice('low-pitcher', 80);
    await look();
    expect(getPriceChanges()).toEqual([['Low pitcher', '78.00', '80.00']]);
  });

  it('ignores another currency and compares prices per currency', async () => {
    let currency = 'EUR';
    const { platform, fetch } = otherwise((cart) => {
      cart.currency = currency;
    });
    const { getPriceChanges, look } = await shopper(['low-pitcher'], { platform, fetch });
    currency = 'DKK';
    platform.catalog.setPrice('low-pitcher', 582);
    await look();
    expect(getPriceChanges()).toEqual([]);
    platform.catalog.setPrice('low-pitcher', 599);
    await look();
    expect(getPriceChanges()).toEqual([['Low pitcher', '582.00', '599.00']]);
    currency = 'EUR';
    platform.catalog.setPrice('low-pitcher', 80);
    await look();
    expect(getPriceChanges()).toEqual([['Low pitcher', '78.00', '80.00']]);
  });

  it.each([
    ['missing', undefined],
    ['no amount', { amount: 'ask us', formattedAmount: 'Ask us' }],
  ])('ignores a price that is %s and remembers the previous price', async (_, price) => {
    let isChanged = false;
    const { platform, fetch } = otherwise(({ lineItems: [line] }) => {
      if (line && isChanged) Object.assign(line, { price, priceBeforeDiscounts: price });
    });
    const { getPriceChanges, look } = await shopper(['low-pitcher'], { platform, fetch });
    isChanged = true;
    await look();
    expect(getPriceChanges()).toEqual([]);
    isChanged = false;
    platform.catalog.setPrice('low-pitcher', 80);
    await look();
    expect(getPriceChanges()).toEqual([['Low pitcher', '78.00', '80.00']]);
  });

  it('ignores the same item under other terms, even after the first line is removed', async () => {
    const { platform, store, ids, getPriceChanges, look } = await shopper(['low-pitcher']);
    const cheap = {
      ...lineFor(platform, 'low-pitcher'),
      catalogOverrideFields: { price: '60.00' },
    };
    await store.set(addToCartAtom, { lineItems: [cheap] });
    await look();
    await store.set(removeLineAtom, ids[0] ?? '');
    await look();
    expect(store.get(cartAtom).data?.lineItems).toHaveLength(1);
    expect(getPriceChanges()).toEqual([]);
  });

  it('ignores an item whose id belonged to another line', async () => {
    let isDifferentPrice = false;
    const { platform, fetch } = otherwise(({ lineItems }) => {
      if (isDifferentPrice) lineItems.shift();
      for (const [at, line] of lineItems.entries()) line.id = String(at);
    });
    const { getPriceChanges, look } = await shopper(['low-pitcher'], { platform, fetch });
    platform.cart().add('rack-plates');
    isDifferentPrice = true;
    await look();
    expect(getPriceChanges()).toEqual([]);
  });
});
