import { describe, expect, test } from 'vitest';
import { createMockPlatform } from '../../platform/mock-platform.ts';

describe('the cart control of the mock platform', () => {
  test('returns no cart until an item is added', () => {
    const platform = createMockPlatform();
    expect(platform.cart().read()).toBeUndefined();
    platform.cart().add('fold-throw', { choices: { Colour: 'Sage' }, quantity: 2 });
    expect(platform.cart().read()?.lineItems).toMatchObject([{ quantity: 2 }]);
    platform.cart().delete();
    expect(platform.cart().read()).toBeUndefined();
  });

  test('applies a coupon and rejects an unknown one', () => {
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
      '"fold-throw" isn’t available as {"Colour":"Pink"}.',
    );
  });
});
