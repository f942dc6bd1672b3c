import { beforeEach, describe, expect, test } from 'vitest';
import { getViolatedFields, type Json } from '../../testing/api-caller.ts';
import { newShopper, type Shopper } from '../../testing/shopper.ts';

let shop: Shopper;
beforeEach(() => {
  shop = newShopper();
});

const DK = { country: 'DK' };
const getCodes = ({ shippingInfo }: Json) =>
  shippingInfo.carrierServiceOptions.map(({ shippingOptions }: Json) =>
    shippingOptions.map(({ code }: Json) => code),
  );
const choose = (code: string, more: Json = {}) =>
  shop.estimate({ shippingAddress: DK, selectedShippingOption: { code, ...more } });

describe('shipping carriers', () => {
  test('lists each carrier’s options under its own ids', async () => {
    shop.platform.cart().add('low-pitcher');
    const totals = await shop.estimate({ shippingAddress: DK });
    expect(getCodes(totals)).toEqual([
      ['standard', 'express', 'pickup'],
      ['van-morning', 'van-evening'],
      ['parcel-shop'],
    ]);
    const ids = totals.shippingInfo.carrierServiceOptions.map(({ carrierId }: Json) => carrierId);
    expect(new Set(ids).size).toBe(3);
    const getSelectedOption = async (carrierId: string) => {
      const { shippingInfo } = await choose('van-evening', { carrierId });
      const { code, requestedShippingOption } = shippingInfo.selectedCarrierServiceOption;
      return [code, requestedShippingOption];
    };
    expect(await getSelectedOption(ids[1])).toEqual(['van-evening', true]);
    expect(await getSelectedOption(ids[2])).toEqual(['standard', false]);
  });

  test('omits an option for a parcel that is heavier than its limit', async () => {
    const hasParcelShop = async () =>
      getCodes(await shop.estimate({ shippingAddress: DK }))
        .flat()
        .includes('parcel-shop');
    const { weight } = shop.platform.catalog.product('low-pitcher');
    const most = Math.floor(20 / Number(weight));
    expect(most).toBeGreaterThan(1);
    const cart = shop.platform.cart();
    cart.add('low-pitcher', { quantity: most });
    expect(await hasParcelShop()).toBe(true);
    cart.add('low-pitcher', { quantity: 1 });
    expect(await hasParcelShop()).toBe(false);
  });

  test('offers a time slot or a nearby pickup point', async () => {
    shop.platform.cart().add('low-pitcher');
    const van = (await choose('van-evening')).shippingInfo.selectedCarrierServiceOption.logistics;
    expect(van.deliveryTimeSlot).toEqual({
      from: '2026-11-22T16:00:00.000Z',
      to: '2026-11-22T20:00:00.000Z',
    });
    expect(van.pickupDetails).toBeUndefined();
    const { logistics } = (await choose('parcel-shop')).shippingInfo.selectedCarrierServiceOption;
    expect(logistics.pickupDetails).toMatchObject({
      pickupMethod: 'PICKUP_POINT',
      businessLocation: false,
      address: { addressLine: 'Nytorv 12' },
    });
  });

  test('charges for heavy parcels and includes the cost in the totals', async () => {
    shop.platform.cart().add('low-pitcher', { quantity: 40 });
    const { shippingInfo, priceSummary } = await choose('van-morning');
    const { cost, otherCharges } = shippingInfo.selectedCarrierServiceOption;
    expect(otherCharges.map(({ type, cost: { price } }: Json) => [type, price.amount])).toEqual([
      ['HANDLING_FEE', '12.00'],
    ]);
    expect([cost.price.amount, priceSummary.shipping.amount]).toEqual(['69.00', '81.00']);
  });

  test('reports carriers that reject the parcel and keeps the others', async () => {
    shop.platform.cart().add('low-pitcher', { quantity: 40 });
    const totals = await shop.estimate({ shippingAddress: DK });
    expect(getCodes(totals)).toHaveLength(2);
    expect(totals.calculationErrors.carrierErrors.errors).toEqual([
      {
        carrierId: expect.any(String),
        error: {
          applicationError: { code: 'PARCEL_TOO_HEAVY', description: 'The parcel is too heavy.' },
        },
      },
    ]);
  });

  test('ships free with a free-shipping coupon and reports the discount', async () => {
    shop.platform.cart().add('low-pitcher');
    shop.platform.cart().applyCoupon('POSTFREE');
    const { shippingInfo, priceSummary } = await choose('express');
    expect(shippingInfo.selectedCarrierServiceOption.cost).toMatchObject({
      price: { amount: '14.00' },
      totalDiscount: { amount: '14.00' },
      totalPriceAfterTax: { amount: '0.00' },
    });
    expect(priceSummary.shipping.amount).toBe('0.00');
  });

  test('skips the carriers for items that are not shipped', async () => {
    const repair = { productName: { original: 'Repair' }, price: '40.00', quantity: 1 };
    const custom = (more: Json) => ({ customLineItems: [{ ...repair, ...more }] });
    await shop.post('add-to-cart', custom({ itemType: { preset: 'SERVICE' } }));
    expect((await shop.estimate({ shippingAddress: DK })).shippingInfo).toBeUndefined();
    await shop.post('add-to-cart', custom({ itemType: { preset: 'PHYSICAL' } }));
    expect((await shop.estimate({ shippingAddress: DK })).priceSummary.shipping.amount).toBe(
      '5.00',
    );
  });

  test('rejects an invalid address without querying the carriers', async () => {
    shop.platform.cart().add('low-pitcher');
    const estimate = (body: Json) => shop.post('estimate-totals', body);
    expect(getViolatedFields(await estimate({ shippingAddress: { country: 7 } }))).toEqual([
      'shippingAddress.country',
    ]);
    expect(getViolatedFields(await estimate({ billingAddress: 'Ribe' }))).toEqual([
      'billingAddress',
    ]);
    expect(getViolatedFields(await estimate({ calculateTax: 'no' }))).toEqual(['calculateTax']);
  });
});
