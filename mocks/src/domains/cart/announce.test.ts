import { beforeEach, expect, test } from 'vitest';
import { newShopper, type Shopper } from '../../testing/shopper.ts';

let shop: Shopper;
beforeEach(() => {
  shop = newShopper();
});

const announced = () =>
  shop.platform.announcements
    .filter(({ name }) => name.startsWith('cart_'))
    .map(({ name }) => name);

test('announces a cart when it is created, updated and deleted, with its state at that time', async () => {
  const { body } = await shop.add(shop.item('low-pitcher'));
  await shop.patch({ couponCode: 'FIRSTLIGHT' });
  await shop.read();
  await shop.estimate();
  await shop.call('DELETE', '/ecom/v1/carts/current');
  expect(announced()).toEqual(['cart_created', 'cart_updated', 'cart_deleted']);
  const [created, updated] = shop.platform.announcements;
  expect(created?.subject).toEqual(body.cart);
  expect(updated?.subject).toMatchObject({
    appliedDiscounts: [{ coupon: { code: 'FIRSTLIGHT' } }],
  });
  expect(created?.by?.id).toBe(body.cart.buyerInfo.visitorId);
});

test('does not announce rejected requests', async () => {
  await shop.patch({ couponCode: 'FIRSTLIGHT' });
  await shop.add(shop.item('ridge-pillar-candle'));
  await shop.call('DELETE', '/ecom/v1/carts/current');
  expect(announced()).toEqual([]);
});

test('reduces the stock and deletes the cart when a checkout is paid', async () => {
  expect(() => shop.platform.cart().buy()).toThrow('There is no checkout to pay');
  const getStock = (slug: string) => shop.platform.catalog.product(slug).stock?.quantity ?? 0;
  const before = [getStock('low-pitcher'), getStock('dipped-cup')];
  shop.platform.catalog.setStock('dipped-cup', 5);
  await shop.add(
    shop.item('low-pitcher', undefined, { quantity: 2 }),
    shop.item('dipped-cup', undefined, { quantity: 5 }),
  );
  await shop.post('create-checkout', { channelType: 'WEB' });
  shop.platform.cart().buy();
  expect([getStock('low-pitcher'), getStock('dipped-cup')]).toEqual([(before[0] ?? 0) - 2, 0]);
  expect((await shop.read()).status).toBe(404);
  expect(announced().at(-1)).toBe('cart_deleted');
});
