import type { LineItem, SelectedCarrierServiceOption, ShippingInfo } from '@vitrine/client/cart';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getDeliveryChoices, needsDelivery } from './delivery-choices.ts';

const slot = { from: new Date('2026-11-22T07:00:00Z'), to: new Date('2026-11-22T11:00:00Z') };

const shippingInfo = {
  carrierServiceOptions: [
    {
      carrierId: 'house',
      shippingOptions: [
        { code: 'standard', title: 'Parcel', cost: { price: { amount: '9.00' } } },
        { code: 'standard', title: 'Parcel, told twice' },
        { code: 'pickup', title: 'Collect', logistics: { pickupDetails: {} } },
      ],
    },
    {
      carrierId: 'van',
      shippingOptions: [
        { code: 'standard', title: 'Van', logistics: { deliveryTimeSlot: slot } },
        { code: 'someday', title: 'Van, some day', logistics: { deliveryTimeSlot: {} } },
      ],
    },
  ],
} satisfies ShippingInfo;

const chosen = (...args: Parameters<typeof getDeliveryChoices>) =>
  getDeliveryChoices(...args)
    .filter(({ isChosen }) => isChosen)
    .map(({ key }) => key);

describe('getDeliveryChoices', () => {
  it('distinguishes shipment, time window and pickup, and the same option of two carriers', () => {
    const choices = getDeliveryChoices({ shippingInfo });
    expect(choices.map(({ key, kind }) => [key, kind])).toEqual([
      ['house/standard', 'shipment'],
      ['house/pickup', 'pickup'],
      ['van/standard', 'slot'],
      ['van/someday', 'shipment'],
    ]);
    expect(choices[0]).toMatchObject({ price: { amount: '9.00' }, charges: [] });
    expect(choices[1]?.price).toBeUndefined();
  });

  it('is empty when the platform returns nothing', () => {
    expect(getDeliveryChoices({})).toEqual([]);
    expect(getDeliveryChoices({ shippingInfo: {} })).toEqual([]);
  });

  it('shows the latest choice, or the platform’s selection', () => {
    const selectedOption = { code: 'standard', carrierId: 'van', title: 'Van' };
    const info = {
      shippingInfo: { ...shippingInfo, selectedCarrierServiceOption: selectedOption },
    };
    expect(chosen(info)).toEqual(['van/standard']);
    expect(chosen(info, { code: 'pickup' })).toEqual(['house/pickup']);
    expect(chosen(info, { code: 'gone', carrierId: 'house' })).toEqual(['van/standard']);
  });

  it('never has two selected options', () => {
    const code = fc.constantFrom('standard', 'pickup', 'someday', 'gone', 'constructor');
    const name = fc.record(
      { code, carrierId: fc.constantFrom('house', 'van', 'nobody') },
      { requiredKeys: ['code'] },
    );
    const toSelectedOption = (one: { code: string }): SelectedCarrierServiceOption => ({
      title: '',
      ...one,
    });
    fc.assert(
      fc.property(fc.option(name), fc.option(name), (requested, selected) => {
        const info = {
          shippingInfo: {
            ...shippingInfo,
            ...(selected && { selectedCarrierServiceOption: toSelectedOption(selected) }),
          },
        };
        expect(chosen(info, requested ?? undefined).length).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('needsDelivery', () => {
  const line = (more: Partial<LineItem>): LineItem => ({
    _id: 'l',
    quantity: 1,
    descriptionLines: [],
    ...more,
  });
  const cart = (...lineItems: LineItem[]) =>
    needsDelivery({ _id: 'c', currency: 'EUR', appliedDiscounts: [], lineItems });

  it('uses the line’s flag, or else its type; an item without a type is physical', () => {
    expect(cart()).toBe(false);
    expect(cart(line({}))).toBe(true);
    expect(cart(line({ itemType: { preset: 'GIFT_CARD' } }))).toBe(false);
    expect(cart(line({ itemType: { preset: 'DIGITAL' } }), line({}))).toBe(true);
    expect(cart(line({ physicalProperties: { shippable: false } }))).toBe(false);
    expect(
      cart(line({ itemType: { preset: 'SERVICE' }, physicalProperties: { shippable: true } })),
    ).toBe(true);
  });
});
