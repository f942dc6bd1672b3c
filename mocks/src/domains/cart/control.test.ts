import { describe, expect, test } from 'vitest';
import { createMockPlatform } from '../../platform/mock-platform.ts';

describe('the cart behind the visitor’s back', () => {
  test('does not exist until something is in it', () => {
    const world = createMockPlatform();
    expect(world.cart().read()).toBeUndefined();
    world.cart().add('fold-throw', { choices: { Color: 'Sage' }, quantity: 2 });
    expect(world.cart().read()?.lineItems).toMatchObject([{ quantity: 2 }]);
    world.cart().delete();
    expect(world.cart().read()).toBeUndefined();
  });

  test('takes a code, and refuses one that the shop does not know', () => {
    const world = createMockPlatform();
    world.cart().add('low-pitcher');
    expect(world.cart().applyCoupon('FIRSTLIGHT').appliedDiscounts).toMatchObject([
      { coupon: { code: 'FIRSTLIGHT' } },
    ]);
    expect(() => world.cart().applyCoupon('NOTHING')).toThrow('The platform refused');
  });

  test('refuses products and choices that do not exist', () => {
    const world = createMockPlatform();
    expect(() => world.cart().add('nothing')).toThrow('There is no product "nothing"');
    expect(() => world.cart().add('fold-throw', { choices: { Color: 'Pink' } })).toThrow(
      '"fold-throw" is not made as {"Colour":"Pink"}.',
    );
  });
});
