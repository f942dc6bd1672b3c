import { beforeEach, describe, expect, test } from 'vitest';
import type { Json } from '../../../testing/api-caller.ts';
import { newShopper, type Shopper } from '../../../testing/shopper.ts';

let shop: Shopper;
beforeEach(() => {
  shop = newShopper();
});

const amounts = (summary: Json) =>
  Object.fromEntries(
    Object.entries<Json>(summary ?? {}).map(([name, { amount }]) => [name, amount]),
  );

const made = (paymentOption: string, more: Json = {}) => ({
  productName: { original: 'A table, made to measure' },
  price: '100.00',
  quantity: 2,
  itemType: { preset: 'PHYSICAL' },
  physicalProperties: { weight: 1, shippable: true },
  paymentOption,
  ...more,
});
const add = (...customLineItems: Json[]) => shop.post('add-to-cart', { customLineItems });

describe('the amounts to pay now and later', () => {
  test('charges everything now by default', async () => {
    await shop.add(shop.item('low-pitcher'));
    const { payNow, payLater, priceSummary } = await shop.estimate();
    expect([payNow, payLater]).toEqual([priceSummary, undefined]);
  });

  test('charges the deposit now and the rest later, less the coupon discount', async () => {
    await add(made('DEPOSIT_ONLINE', { depositAmount: '30.00' }));
    await shop.patch({ couponCode: 'WARMROOM' });
    const { payNow, payLater, priceSummary } = await shop.estimate({
      shippingAddress: { country: 'DK' },
    });
    expect(amounts(priceSummary)).toMatchObject({
      subtotal: '200.00',
      shipping: '5.00',
      total: '190.00',
    });
    expect(amounts(payNow)).toEqual({
      subtotal: '60.00',
      discount: '0.00',
      shipping: '5.00',
      tax: '13.00',
      additionalFees: '0.00',
      total: '65.00',
    });
    expect(amounts(payLater)).toEqual({
      subtotal: '140.00',
      discount: '15.00',
      shipping: '0.00',
      tax: '25.00',
      additionalFees: '0.00',
      total: '125.00',
    });
  });

  test('charges nothing now for offline payment, including delivery', async () => {
    await add(made('FULL_PAYMENT_OFFLINE'));
    const { payNow, payLater } = await shop.estimate({ shippingAddress: { country: 'DK' } });
    expect([amounts(payNow).total, amounts(payLater).total]).toEqual(['0.00', '205.00']);
  });

  test('never charges more now than the line item costs', async () => {
    await add(made('DEPOSIT_ONLINE', { depositAmount: '500.00' }));
    const { payNow, payLater } = await shop.estimate();
    expect([amounts(payNow).total, payLater]).toEqual(['200.00', undefined]);
  });
});
