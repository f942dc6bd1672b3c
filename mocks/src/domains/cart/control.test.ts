import { describe, expect, test } from 'vitest';
import { createMockPlatform } from '../../platform/mock-platform.ts';

describe('the cart behind the visitor’s back', () => {
  test('does not exist until something is in it', () => {
    const platform = createMockPlatform();
    expect(platform.cart().read()).toBeUndefined();
    platform.cart().add('fold-throw', { choices: { Colour: 'Sage' }, quantity: 2 });
    expect(platform.cart().read()?.lineItems).toMatchObject([{ quantity: 2 }]);
    platform.cart().delete();
    expect(platform.cart().read()).toBeUndefined();
  });

  test('takes a code, and rejects one that the shop does not know', () => {
    const platform = createMockPlatform();
    platform.cart().add('low-pitcher');
    expect(platform.cart().applyCoupon('FIRSTLIGHT').appliedDiscounts).toMatchObject([
      { coupon: { code: 'FIRSTLIGHT' } },
    ]);
    expect(() => platform.cart().applyCoupon('NOTHING')).toThrow('The platform rejected');
  });

  test('rejects products and choices that do not exist', () => {
    const platform = createMockPlatform();
    expect(() => platform.cart().add('nothing')).toThrow('There is no product "nothing"');
    expect(() => platform.cart().add('fold-throw', { choices: { Colour: 'Pink' } })).toThrow(
      '"fold-throw" is not made as {"Colour":"Pink"}.',
    );
  });
});
