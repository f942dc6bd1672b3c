import { needsDelivery } from '@vitrine/atoms';
import type { Money, TotalsEstimate } from '@vitrine/client/cart';
import { getValidAmount } from './total-amounts.ts';

/** A carrier's additional charge, already included in the delivery price. */
export interface DeliveryCharge {
  /** Kind of the charge; undefined if the platform's value is unknown here. */
  type: 'handling' | 'insurance' | undefined;
  /** The carrier's description of it. */
  details: string | undefined;
  /** With tax, if the platform returns that. */
  amount: Money | undefined;
}

/** The delivery: its price, or why it is unknown. */
export interface DeliveryRow {
  /** Distinguishes the rows of the summary. */
  kind: 'delivery';
  /** Price of the delivery; undefined while it is unknown. */
  amount: Money | undefined;
  /** The shipping option of the totals. */
  title?: string | undefined;
  /** Carrier's charges in the price; empty without any. */
  charges?: readonly DeliveryCharge[];
  /** Whether no carrier delivers to the address. */
  isImpossible?: boolean;
}

const chargeTypes: Readonly<Record<string, DeliveryCharge['type']>> = {
  HANDLING_FEE: 'handling',
  INSURANCE: 'insurance',
};

/** Returns the delivery row; none if nothing has to be delivered and nothing is charged for it. */
export function getDeliveryRow(estimate: TotalsEstimate): DeliveryRow | undefined {
  const { priceSummary, shippingInfo, calculationErrors, cart } = estimate;
  const amount = getValidAmount(priceSummary?.shipping);
  if (!amount && !needsDelivery(cart)) return undefined;
  const { title, otherCharges = [] } = shippingInfo?.selectedCarrierServiceOption ?? {};
  const rejection = calculationErrors?.generalShippingCalculationError?.applicationError;
  return {
    kind: 'delivery',
    amount,
    title: title || undefined,
    charges: otherCharges.map(({ type, details, cost }) => ({
      type: Object.hasOwn(chargeTypes, type) ? chargeTypes[type] : undefined,
      details: details || undefined,
      amount: getValidAmount(cost?.totalPriceAfterTax) ?? getValidAmount(cost?.price),
    })),
    isImpossible: !amount && rejection !== undefined && rejection.code !== 'ADDRESS_INCOMPLETE',
  };
}
