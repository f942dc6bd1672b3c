import type { AdditionalChargeType, TotalsEstimate } from '@vitrine/client/cart';
import { describe, expect, it } from 'vitest';
import { candles, createEstimate, euros } from '../../testing/estimates.ts';
import { getDeliveryRow } from './total-delivery.ts';

const charge = (type: string, details?: string) => ({
  type: type as AdditionalChargeType,
  cost: { price: euros('12.00') },
  ...(details && { details }),
});

describe('getDeliveryRow', () => {
  it('names the shipping method and the carrier’s other charges', () => {
    const row = getDeliveryRow(
      createEstimate({
        priceSummary: { shipping: euros('81.00') },
        shippingInfo: {
          selectedCarrierServiceOption: {
            code: 'van',
            title: 'Van, morning',
            otherCharges: [
              charge('HANDLING_FEE', 'Two to carry'),
              charge('INSURANCE'),
              charge('toString'),
            ],
          },
        },
      }),
    );
    expect(row).toMatchObject({ amount: euros('81.00'), title: 'Van, morning' });
    expect(row?.charges).toEqual([
      { type: 'handling', details: 'Two to carry', amount: euros('12.00') },
      { type: 'insurance', details: undefined, amount: euros('12.00') },
      { type: undefined, details: undefined, amount: euros('12.00') },
    ]);
  });

  it('returns no row if nothing needs shipping', () => {
    const { cart } = createEstimate();
    const voucher = { ...candles, itemType: { preset: 'GIFT_CARD' as const } };
    const digital = { cart: { ...cart, lineItems: [voucher] } };
    expect(getDeliveryRow(createEstimate(digital))).toBeUndefined();
    const paid = { ...digital, priceSummary: { shipping: euros('3.00') } };
    expect(getDeliveryRow(createEstimate(paid))?.amount).toEqual(euros('3.00'));
  });

  it('distinguishes an unserved address from an incomplete one', () => {
    const rejected = (code: string): Partial<TotalsEstimate> => ({
      calculationErrors: {
        generalShippingCalculationError: { applicationError: { code, description: '' } },
      },
    });
    const isImpossible = (code: string) =>
      getDeliveryRow(createEstimate(rejected(code)))?.isImpossible;
    expect(isImpossible('NO_DELIVERY_TO_REGION')).toBe(true);
    expect(isImpossible('ADDRESS_INCOMPLETE')).toBe(false);
    expect(getDeliveryRow(createEstimate())?.isImpossible).toBe(false);
  });
});
