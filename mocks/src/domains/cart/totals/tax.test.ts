import { beforeEach, describe, expect, test } from 'vitest';
import type { Json } from '../../../testing/api-caller.ts';
import { newShopper, type Shopper } from '../../../testing/shopper.ts';

let shop: Shopper;
beforeEach(() => {
  shop = newShopper();
  shop.platform.cart().add('low-pitcher');
});

const getTax = async (body?: Json) => {
  const { taxSummary, aggregatedTaxBreakdown, calculatedLineItems, cart } =
    await shop.estimate(body);
  const [{ jurisdiction, rate }] = aggregatedTaxBreakdown;
  const { taxDetails } = calculatedLineItems[0].pricesBreakdown;
  expect(taxDetails).toMatchObject({ taxRate: rate, taxBreakdown: [{ jurisdiction, rate }] });
  return [
    taxSummary.calculationDetails.rateType,
    jurisdiction,
    rate,
    taxSummary.totalTax.amount,
    cart.lineItems[0].taxableAddress.addressType,
  ];
};

const noDelivery = { calculateShipping: false };

describe('tax totals', () => {
  test('uses the shop’s rate while there is no destination', async () => {
    expect(await getTax()).toEqual(['MANUAL_RATE', 'Denmark', '0.25', '15.60', 'BUSINESS']);
  });

  test('uses the rate of the destination country', async () => {
    const to = (country: string) => getTax({ ...noDelivery, shippingAddress: { country } });
    expect(await to('DK')).toEqual(['MANUAL_RATE', 'Denmark', '0.25', '15.60', 'SHIPPING']);
    expect(await to('DE')).toEqual(['AUTO_RATE', 'Germany', '0.19', '12.45', 'SHIPPING']);
    expect(await to('FI')).toEqual(['AUTO_RATE', 'Finland', '0.255', '15.85', 'SHIPPING']);
  });

  test('is zero for destinations outside the EU', async () => {
    const body = { ...noDelivery, shippingAddress: { country: 'JP' } };
    expect(await getTax(body)).toEqual(['NO_TAX_COLLECTED', 'Japan', '0.00', '0.00', 'SHIPPING']);
  });

  test('uses the rate of the billing country when nothing is shipped', async () => {
    const body = { billingAddress: { country: 'SE' } };
    expect(await getTax(body)).toEqual(['AUTO_RATE', 'Sweden', '0.25', '15.60', 'BILLING']);
  });

  test('falls back to the shop’s rate for an address without a country, with the reason', async () => {
    const body = { shippingAddress: { city: 'Ribe' } };
    expect(await getTax(body)).toEqual(['FALLBACK_RATE', 'Denmark', '0.25', '15.60', 'SHIPPING']);
    const { taxSummary } = await shop.estimate(body);
    expect(taxSummary.calculationDetails.autoTaxFallbackDetails).toEqual({
      fallbackReason: 'ADDRESS_WITHOUT_COUNTRY',
    });
  });

  test('is included in the delivery price', async () => {
    const { shippingInfo, priceSummary, taxSummary } = await shop.estimate({
      shippingAddress: { country: 'DE' },
    });
    expect(shippingInfo.selectedCarrierServiceOption.cost).toMatchObject({
      price: { amount: '11.00' },
      totalPriceAfterTax: { amount: '11.00' },
      totalPriceBeforeTax: { amount: '9.24' },
      taxDetails: { totalTax: { amount: '1.76' }, taxRate: '0.19' },
    });
    expect(taxSummary).toMatchObject({
      taxableAmount: { amount: '74.79' },
      totalTax: { amount: '14.21' },
    });
    expect(priceSummary).toMatchObject({ total: { amount: '89.00' }, tax: { amount: '14.21' } });
  });
});
