import { beforeEach, describe, expect, test } from 'vitest';
import { getCode, getViolatedFields, type Json } from '../../testing/api-caller.ts';
import { CART, getLines, newShopper, type Shopper } from '../../testing/shopper.ts';

let shop: Shopper;
beforeEach(() => {
  shop = newShopper();
});

describe('a missing cart', () => {
  test('returns 404 for every request except adding', async () => {
    const responses = await Promise.all([
      shop.read(),
      shop.patch({ couponCode: 'FIRSTLIGHT' }),
      shop.call('DELETE', CART),
      shop.post('remove-line-items', { lineItemIds: ['x'] }),
      shop.post('update-line-items-quantity', { lineItems: [{ id: 'x', quantity: 1 }] }),
      shop.post('remove-coupon'),
      shop.post('create-checkout', { channelType: 'WEB' }),
      shop.post('estimate-totals'),
    ]);
    expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(404));
    expect(new Set(responses.map(getCode))).toEqual(new Set(['OWNED_CART_NOT_FOUND']));
  });

  test('is not created by a rejected add', async () => {
    expect((await shop.add({ quantity: 0 })).status).toBe(400);
    expect((await shop.read()).status).toBe(404);
  });
});

describe('updating quantities', () => {
  test('sets several line items in one request', async () => {
    const { body } = await shop.add(
      shop.item('low-pitcher'),
      shop.item('ember-ridge-candle'),
      shop.item('rack-plates'),
    );
    const [first, , third] = body.cart.lineItems;
    const after = await shop.post('update-line-items-quantity', {
      lineItems: [
        { id: third.id, quantity: 5 },
        { id: first.id, quantity: 2 },
      ],
    });
    expect(getLines(after)).toEqual([
      ['Low pitcher', 2],
      ['Ember ridge candle', 1],
      ['Rack plates, set of 5', 5],
    ]);
  });

  test('rejects unknown line items and invalid quantities', async () => {
    const { body } = await shop.add(shop.item('low-pitcher'));
    const [{ id }] = body.cart.lineItems;
    const change = (...lineItems: Json[]) => shop.post('update-line-items-quantity', { lineItems });
    const unknown = await change({ id, quantity: 3 }, { id: 'x', quantity: 1 });
    expect([unknown.status, getCode(unknown)]).toEqual([404, 'LINE_ITEM_NOT_FOUND']);
    expect(getViolatedFields(await change({ id, quantity: 0 }))).toEqual(['lineItems[0].quantity']);
    expect(getViolatedFields(await change({ quantity: 1 }))).toEqual(['lineItems[0].id']);
    expect(getViolatedFields(await change())).toEqual(['lineItems']);
    expect(getLines(await shop.read())).toEqual([['Low pitcher', 1]]);
  });
});

describe('removing line items', () => {
  test('removes line items; removing the last one leaves an empty cart', async () => {
    const { body } = await shop.add(shop.item('low-pitcher'), shop.item('rack-plates'));
    const ids = body.cart.lineItems.map(({ id }: Json) => id);
    const one = await shop.post('remove-line-items', { lineItemIds: [ids[0], 'unknown'] });
    expect(getLines(one)).toEqual([['Rack plates, set of 5', 1]]);
    const none = await shop.post('remove-line-items', { lineItemIds: [ids[1]] });
    expect(none.body.cart).toMatchObject({ lineItems: [], subtotal: { amount: '0.00' } });
    expect((await shop.read()).status).toBe(200);
  });

  test('requires ids', async () => {
    await shop.add(shop.item('low-pitcher'));
    expect(getViolatedFields(await shop.post('remove-line-items', {}))).toEqual(['lineItemIds']);
    expect(getViolatedFields(await shop.post('remove-line-items', { lineItemIds: [1] }))).toEqual([
      'lineItemIds[0]',
    ]);
  });

  test('creates a new cart after the whole cart is deleted', async () => {
    const { body } = await shop.add(shop.item('low-pitcher'));
    expect(await shop.call('DELETE', CART)).toMatchObject({ status: 200, body: {} });
    expect((await shop.read()).status).toBe(404);
    expect((await shop.add(shop.item('low-pitcher'))).body.cart.id).not.toBe(body.cart.id);
  });
});
