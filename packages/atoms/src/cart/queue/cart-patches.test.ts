import type { Cart, LineItem } from '@vitrine/client/cart';
import { describe, expect, it } from 'vitest';
import { withLine, withoutCoupon, withoutLine, withQuantity } from './cart-patches.ts';

const line = (id: string, quantity = 1): LineItem => ({
  _id: id,
  quantity,
  price: { amount: '24.50', formattedAmount: '€24.50' },
  descriptionLines: [],
});

const cart: Cart = {
  _id: 'cart',
  currency: 'EUR',
  lineItems: [line('a'), line('b', 2)],
  appliedDiscounts: [
    { coupon: { _id: 'c', code: 'FIRSTLIGHT' } },
    { merchantDiscount: { amount: { amount: '5.00' } } },
  ],
  subtotal: { amount: '73.50' },
};

const frozen = JSON.stringify(cart);

describe('withQuantity', () => {
  it('sets the quantity of one line without computing prices', () => {
    const changed = withQuantity(cart, 'b', 7);
    expect(changed.lineItems).toEqual([line('a'), line('b', 7)]);
    expect(changed.lineItems[0]).toBe(cart.lineItems[0]);
    expect(changed.subtotal).toBe(cart.subtotal);
    expect(JSON.stringify(cart)).toBe(frozen);
  });

  it('leaves a cart without the line unchanged', () => {
    expect(withQuantity(cart, 'z', 7)).toEqual(cart);
  });
});

describe('withoutLine', () => {
  it('removes one line without computing prices', () => {
    const changed = withoutLine(cart, 'a');
    expect(changed.lineItems).toEqual([line('b', 2)]);
    expect(changed.subtotal).toBe(cart.subtotal);
    expect(JSON.stringify(cart)).toBe(frozen);
  });
});

describe('withLine', () => {
  it('adds a line, but not twice under the same id', () => {
    expect(withLine(cart, line('c')).lineItems.map(({ _id }) => _id)).toEqual(['a', 'b', 'c']);
    expect(withLine(cart, line('b', 5)).lineItems).toEqual([line('a'), line('b', 5)]);
  });
});

describe('withoutCoupon', () => {
  it('removes the coupon and keeps the other discounts', () => {
    expect(withoutCoupon(cart).appliedDiscounts).toEqual([
      { merchantDiscount: { amount: { amount: '5.00' } } },
    ]);
  });
});
