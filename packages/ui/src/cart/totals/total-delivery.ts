import { needsDelivery } from '@vitrine/atoms';
import type { Money, TotalsEstimate } from '@vitrine/client/cart';
import { getKnownAmount } from './total-amounts.ts';

/** What a carrier takes beside the price of the way; it is in the price of the delivery already. */
export interface DeliveryCharge {
  type: 'handling' | 'insurance' | undefined;
  details: string | undefined;
  amount: Money | undefined;
}

/** The delivery: what it costs, or why that is not known. */
export interface DeliveryRow {
  kind: 'delivery';
  amount: Money | undefined;
  /** The way that the sums were worked out with. */
  title?: string | undefined;
  charges?: readonly DeliveryCharge[];
  /** No one takes it to the address. */
  isImpossible?: boolean;
}

const chargeTypes: Readonly<Record<string, DeliveryCharge['type']>> = {
  HANDLING_FEE: 'handling',
  INSURANCE: 'insurance',
};

/** The row of the delivery; none where nothing has to be carried and nothing is taken for it. */
export function getDeliveryRow(estimate: TotalsEstimate): DeliveryRow | undefined {
  const { priceSummary, shippingInfo, calculationErrors, cart } = estimate;
  const amount = getKnownAmount(priceSummary?.shipping);
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
      amount: getKnownAmount(cost?.totalPriceAfterTax) ?? getKnownAmount(cost?.price),
    })),
    isImpossible: !amount && rejection !== undefined && rejection.code !== 'ADDRESS_INCOMPLETE',
  };
}
