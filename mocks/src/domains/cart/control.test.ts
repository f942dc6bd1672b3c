import { describe, expect, test } from 'vitest';
import { createMockPlatform } from '../../platform/mock-platform.ts';
import { visit } from '../../testing/api-caller.ts';
import { CART, newShopper } from '../../testing/shopper.ts';

describe('the cart control of the mock platform', () => {
  test('returns no cart until an item is added', () => {
    const platform = createMockPlatform();
    expect(platform.cart().read()).toBeUndefined();
    platform.cart().add('fold-throw', { choices: { Colour: 'Sage' }, quantity: 2 });
    expect(platform.cart().read()?.lineItems).toMatchObject([{ quantity: 2 }]);
    platform.cart().delete();
    expect(platform.cart().read()).toBeUndefined();
  });

  test('removes what is bought from the stock, if the product has a quantity', async () => {
    const shop = newShopper();
    const { platform } = shop;
    const getStock = (slug: string) => platform.catalog.product(slug).stock;
    const before = getStock('low-pitcher')?.quantity ?? 0;
    expect(before).toBeGreaterThan(2);
    await shop.add(
      shop.item('low-pitcher', undefined, { quantity: 2 }),
      shop.item('cedar-incense-sticks', undefined, { quantity: 2 }),
    );
    expect(() => platform.cart().buy()).toThrow('There is no checkout to pay');
    await shop.post('create-checkout', { channelType: 'WEB' });
    platform.cart().buy();
    expect(getStock('low-pitcher')?.quantity).toBe(before - 2);
    expect(getStock('cedar-incense-sticks')).toMatchObject({
      trackInventory: false,
      inStock: true,
    });
    expect(platform.cart().read()).toBeUndefined();
  });

  test('records what a member buys, the newest first', async () => {
    const { platform, item } = newShopper();
    const { access_token } = platform.identity.tokensOf('runa@fennhouse.example');
    const { call } = visit(platform, access_token);
    const { id = '' } = platform.identity.member('runa@fennhouse.example');
    for (const slug of ['low-pitcher', 'cedar-incense-sticks']) {
      await call('POST', `${CART}/add-to-cart`, { lineItems: [item(slug)] });
      const { body } = await call('POST', `${CART}/create-checkout`, { channelType: 'WEB' });
      platform.checkout(body.checkoutId).pay();
    }
    const { memberId, purchases } = platform.memberHistory(access_token);
    expect([
      memberId,
      purchases.map(({ lineItems }) => lineItems[0]?.productName?.original),
    ]).toEqual([id, ['Cedar incense sticks', 'Low pitcher']]);
    const visitor = platform.createVisitor().accessToken;
    expect(() => platform.memberHistory(visitor)).toThrow('belongs to no member');
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
