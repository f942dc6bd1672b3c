import { beforeEach, describe, expect, test } from 'vitest';
import { createClock, type Json, NOON } from '../../../testing/api-caller.ts';
import { CART, newShopper, type Shopper } from '../../../testing/shopper.ts';

let shop: Shopper;
beforeEach(() => {
  shop = newShopper();
});

describe('shipping totals', () => {
  const options = ({ shippingInfo }: Json) =>
    shippingInfo.carrierServiceOptions[0].shippingOptions.map(({ code, cost }: Json) => [
      code,
      cost.price.amount,
    ]);

  test('depends on country and weight', async () => {
    shop.platform.cart().add('low-pitcher');
    const near = await shop.estimate({ shippingAddress: { country: 'DK' } });
    expect(options(near)).toEqual([
      ['standard', '5.00'],
      ['express', '14.00'],
      ['pickup', '0.00'],
    ]);
    expect(near.shippingInfo.region.name).toBe('Denmark');
    shop.platform.cart().add('low-pitcher');
    const heavier = await shop.estimate({ shippingAddress: { country: 'DE' } });
    expect(options(heavier)).toEqual([
      ['standard', '19.00'],
      ['express', '44.00'],
    ]);
    expect(heavier.priceSummary).toMatchObject({
      shipping: { amount: '19.00' },
      total: { amount: '175.00' },
    });
  });

  test('counts grams: four half-liter bottles weigh two kilograms, five exceed it', async () => {
    const getPrice = async (quantity: number) => {
      shop = newShopper();
      shop.platform.cart().add('pine-dish-soap', { quantity });
      const { priceSummary } = await shop.estimate({ shippingAddress: { country: 'DK' } });
      return priceSummary.shipping.amount;
    };
    expect([await getPrice(4), await getPrice(5)]).toEqual(['5.00', '9.00']);
  });

  test('uses the selected option, or the first one for an unknown option', async () => {
    shop.platform.cart().add('low-pitcher');
    const chosen = async (code: string) => {
      const body = { shippingAddress: { country: 'DK' }, selectedShippingOption: { code } };
      const { code: selectedCode, requestedShippingOption } = (await shop.estimate(body))
        .shippingInfo.selectedCarrierServiceOption;
      return [selectedCode, requestedShippingOption];
    };
    expect(await chosen('express')).toEqual(['express', true]);
    expect(await chosen('pigeon')).toEqual(['standard', false]);
  });

  test('uses the cart’s address when none is given', async () => {
    shop.platform.cart().add('low-pitcher');
    await shop.call('PATCH', CART, { cartInfo: { contactInfo: { address: { country: 'JP' } } } });
    expect((await shop.estimate()).priceSummary.shipping.amount).toBe('24.00');
    expect(
      (await shop.estimate({ calculateShipping: false })).priceSummary.shipping,
    ).toBeUndefined();
  });

  test('offers a pickup time slot: today, or tomorrow after closing', async () => {
    const slotAt = async (now: number) => {
      shop = newShopper({ clock: createClock(now) });
      shop.platform.cart().add('low-pitcher');
      const body = {
        shippingAddress: { country: 'DK' },
        selectedShippingOption: { code: 'pickup' },
      };
      const { logistics } = (await shop.estimate(body)).shippingInfo.selectedCarrierServiceOption;
      expect(logistics.pickupDetails).toMatchObject({
        pickupMethod: 'STORE_PICKUP',
        businessLocation: true,
      });
      return logistics.deliveryTimeSlot;
    };
    expect(await slotAt(NOON)).toEqual({
      from: '2026-11-21T13:00:00.000Z',
      to: '2026-11-21T17:00:00.000Z',
    });
    expect(await slotAt(Date.UTC(2026, 10, 21, 15, 30))).toMatchObject({
      from: '2026-11-21T15:30:00.000Z',
    });
    expect(await slotAt(Date.UTC(2026, 10, 21, 17))).toMatchObject({
      from: '2026-11-22T13:00:00.000Z',
    });
  });

  test('reports an unsupported region and keeps the rest of the totals', async () => {
    shop.platform.cart().add('low-pitcher');
    const errorFor = async (shippingAddress: Json) => {
      const { calculationErrors, priceSummary } = await shop.estimate({ shippingAddress });
      expect(priceSummary.total.amount).toBe('78.00');
      return calculationErrors.generalShippingCalculationError.applicationError.code;
    };
    expect(await errorFor({ country: 'AQ' })).toBe('NO_DELIVERY_TO_REGION');
    expect(await errorFor({ city: 'Ribe' })).toBe('ADDRESS_INCOMPLETE');
  });

  test('is omitted for items sent by email', async () => {
    shop.platform.cart().add('gift-voucher', { choices: { Amount: '€50' } });
    const totals = await shop.estimate({ shippingAddress: { country: 'DK' } });
    expect(totals.shippingInfo).toBeUndefined();
    expect(totals.cart.lineItems[0].itemType.preset).toBe('DIGITAL');
  });
});
