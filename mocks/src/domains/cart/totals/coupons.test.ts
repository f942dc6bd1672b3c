import { beforeEach, describe, expect, test } from 'vitest';
import { createClock, getCode, type Json } from '../../../testing/api-caller.ts';
import { CART, newShopper, type Shopper } from '../../../testing/shopper.ts';

let shop: Shopper;
beforeEach(() => {
  shop = newShopper();
});

describe('coupons', () => {
  const getDiscount = async () => (await shop.estimate()).priceSummary.discount.amount;

  test('deducts a percentage or an amount, but never more than the items cost', async () => {
    shop.platform.cart().add('clay-soap-bar');
    await shop.patch({ couponCode: 'FIRSTLIGHT' });
    expect(await getDiscount()).toBe('0.95');
    await shop.patch({ couponCode: 'WARMROOM' });
    expect(await getDiscount()).toBe('9.50');
    expect((await shop.estimate()).priceSummary.total.amount).toBe('0.00');
  });

  test('makes delivery free once it is selected', async () => {
    shop.platform.cart().add('low-pitcher');
    await shop.patch({ couponCode: 'POSTFREE' });
    expect((await shop.estimate()).priceSummary.shipping).toBeUndefined();
    const totals = await shop.estimate({ shippingAddress: { country: 'DE' } });
    expect(totals.priceSummary.shipping.amount).toBe('0.00');
    expect(totals.appliedDiscounts).toMatchObject([{ discountType: 'SHIPPING' }]);
  });

  test('applies a coupon only to its eligible items', async () => {
    shop.platform.cart().add('low-pitcher');
    shop.platform.cart().add('ember-ridge-candle');
    await shop.patch({ couponCode: 'CANDLENIGHT' });
    const { appliedDiscounts, cart: after } = await shop.estimate();
    expect(appliedDiscounts).toMatchObject([
      {
        discountType: 'SPECIFIC_ITEMS',
        lineItemIds: [after.lineItems[1].id],
        coupon: { amount: { amount: '11.60' } },
      },
    ]);
  });

  test('ignores case and replaces the previous coupon', async () => {
    shop.platform.cart().add('low-pitcher');
    await shop.patch({ couponCode: ' firstlight ' });
    const { body } = await shop.patch({ couponCode: 'warmroom' });
    expect(body.cart.appliedDiscounts).toMatchObject([{ coupon: { code: 'WARMROOM' } }]);
    expect(body.cart.subtotalAfterDiscounts.amount).toBe('63.00');
  });

  test('rejects a single-use coupon after a purchase', async () => {
    const { platform } = shop;
    platform.cart().add('low-pitcher');
    await shop.patch({ couponCode: 'NEWHERE' });
    expect(await getDiscount()).toBe('5.00');
    await shop.post('create-checkout', { channelType: 'WEB' });
    platform.cart().buy();
    platform.cart().add('low-pitcher');
    expect(getCode(await shop.patch({ couponCode: 'NEWHERE' }))).toBe(
      'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED',
    );
  });

  test.each([
    ['NOTHING', 'ERROR_COUPON_DOES_NOT_EXIST', 'There is no code "NOTHING".'],
    ['MIDSUMMER', 'ERROR_COUPON_HAS_EXPIRED', 'The code MIDSUMMER has ended.'],
    [
      'LATESUPPER',
      'ERROR_COUPON_MINIMUM_SUBTOTAL',
      'The code LATESUPPER is for orders from €250.00.',
    ],
    ['CANDLENIGHT', 'ERROR_COUPON_NOT_APPLICABLE', 'The code CANDLENIGHT is for other objects.'],
    ['SNOWDROP', 'ERROR_COUPON_IS_NOT_ACTIVE_YET', 'The code SNOWDROP has not begun yet.'],
    ['HOUSEFRIEND', 'ERROR_COUPON_MEMBERS_ONLY', 'The code HOUSEFRIEND is for members.'],
  ])('rejects %s, and the cart keeps its current coupon', async (code, expected, description) => {
    shop.platform.cart().add('low-pitcher');
    await shop.patch({ couponCode: 'FIRSTLIGHT' });
    const response = await shop.patch({ couponCode: code });
    expect([response.status, getCode(response)]).toEqual([428, expected]);
    expect(response.body.details.applicationError.description).toBe(description);
    expect(await getDiscount()).toBe('7.80');
  });

  test('expires a coupon at its end time, not before', async () => {
    const clock = createClock(Date.UTC(2026, 5, 24) - 1);
    shop = newShopper({ clock });
    shop.platform.cart().add('low-pitcher');
    expect((await shop.patch({ couponCode: 'MIDSUMMER' })).status).toBe(200);
    clock.advance(1);
    expect((await shop.patch({ couponCode: 'MIDSUMMER' })).status).toBe(428);
    const totals = await shop.estimate();
    expect(totals.priceSummary.discount.amount).toBe('0.00');
    expect(totals.calculationErrors.couponCalculationError.applicationError.code).toBe(
      'ERROR_COUPON_HAS_EXPIRED',
    );
  });

  test('reports an unmet minimum and deducts nothing', async () => {
    shop.platform.cart().add('hall-mirror');
    await shop.patch({ couponCode: 'LATESUPPER' });
    expect(await getDiscount()).toBe('40.00');
    shop.platform.catalog.setPrice('hall-mirror', 200);
    const totals = await shop.estimate();
    expect(totals.priceSummary.discount.amount).toBe('0.00');
    expect(totals.calculationErrors.couponCalculationError.applicationError.code).toBe(
      'ERROR_COUPON_MINIMUM_SUBTOTAL',
    );
  });

  test('removes a coupon, even when none is applied', async () => {
    shop.platform.cart().add('low-pitcher');
    await shop.patch({ couponCode: 'FIRSTLIGHT' });
    const removed = await shop.call('POST', `${CART}/remove-coupon`, {});
    expect(removed.body.cart.appliedDiscounts).toEqual([]);
    expect((await shop.call('POST', `${CART}/remove-coupon`, {})).status).toBe(200);
  });
});

describe('merchant discounts', () => {
  test('applies before the coupon, to some line items or to all', async () => {
    shop.platform.cart().add('low-pitcher');
    const [line] = shop.platform.cart().add('ember-ridge-candle').lineItems;
    await shop.call('PATCH', CART, {
      merchantDiscounts: [{ amount: '8.00', lineItemIds: [line?.id] }, { amount: '6.00' }],
      couponCode: 'FIRSTLIGHT',
    });
    const { priceSummary, appliedDiscounts } = await shop.estimate();
    expect(priceSummary.discount.amount).toBe('27.60');
    expect(appliedDiscounts.map(({ discountType }: Json) => discountType)).toEqual([
      'SPECIFIC_ITEMS',
      'GLOBAL',
      'GLOBAL',
    ]);
  });

  test('leaves nothing for the coupon to deduct from a free line item', async () => {
    const [line] = shop.platform.cart().add('low-pitcher').lineItems;
    shop.platform.cart().add('ember-ridge-candle');
    await shop.patch({
      merchantDiscounts: [{ amount: '78.00', lineItemIds: [line?.id] }],
      couponCode: 'FIRSTLIGHT',
    });
    const { calculatedLineItems } = await shop.estimate();
    const after = calculatedLineItems.map(
      ({ pricesBreakdown }: Json) => pricesBreakdown.totalPriceAfterTax.amount,
    );
    expect(after).toEqual(['0.00', '44.40']);
  });

  test('rejects unknown line items', async () => {
    shop.platform.cart().add('low-pitcher');
    const { body } = await shop.call('PATCH', CART, {
      merchantDiscounts: [{ amount: '1.00', lineItemIds: ['x'] }],
    });
    expect(body.details.validationError.fieldViolations[0].field).toBe(
      'merchantDiscounts[0].lineItemIds',
    );
  });
});
