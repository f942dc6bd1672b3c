import { beforeEach, describe, expect, test } from 'vitest';
import { getCode, getViolatedFields, type Json } from '../../../testing/api-caller.ts';
import { newShopper, type Shopper } from '../../../testing/shopper.ts';

let shop: Shopper;
beforeEach(() => {
  shop = newShopper();
});

describe('the checkout', () => {
  const checkout = (body: Json = { channelType: 'WEB' }) => shop.post('create-checkout', body);

  test('is created once per cart', async () => {
    await shop.add(shop.item('low-pitcher'));
    const first = await checkout();
    const { checkoutId } = first.body;
    expect([first.status, checkoutId]).toEqual([200, expect.stringMatching(/^[0-9a-f-]{36}$/)]);
    expect((await checkout()).body.checkoutId).toBe(checkoutId);
    expect((await shop.read()).body.cart.checkoutId).toBe(checkoutId);
  });

  test('is rejected for an empty cart and for unavailable line items', async () => {
    const { body } = await shop.add(
      shop.item('low-pitcher'),
      shop.item('dipped-cup', undefined, { quantity: 3 }),
    );
    const rejected = await checkout();
    expect(rejected.body.details.applicationError).toMatchObject({
      code: 'LINE_ITEMS_NOT_AVAILABLE',
      data: { lineItemIds: [body.cart.lineItems[1].id] },
    });
    await shop.post('remove-line-items', {
      lineItemIds: body.cart.lineItems.map(({ id }: Json) => id),
    });
    expect(getCode(await checkout())).toBe('EMPTY_CART');
  });

  test('requires a valid channel', async () => {
    await shop.add(shop.item('low-pitcher'));
    expect(getViolatedFields(await checkout({}))).toEqual(['channelType']);
    expect(getViolatedFields(await checkout({ channelType: 'FAX' }))).toEqual(['channelType']);
    expect((await checkout({ channelType: 'BRAND_APP_STORE' })).status).toBe(200);
    const option = await checkout({ channelType: 'WEB', selectedShippingOption: {} });
    expect(getViolatedFields(option)).toEqual(['selectedShippingOption.code']);
  });
});
