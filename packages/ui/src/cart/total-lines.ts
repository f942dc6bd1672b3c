import type { Money, TotalsEstimate } from '@vitrine/client/cart';
import type { LineDiscount } from './CartLine.tsx';
import { discountName } from './total-discounts.ts';

/** The platform's sums of one line, as long as they are of the quantity on the page. */
export function lineTotalOf(
  estimate: TotalsEstimate | null | undefined,
  lineId: string,
  quantity: number,
): Money | undefined {
  const judged = estimate?.cart.lineItems.find(({ _id }) => _id === lineId);
  if (judged?.quantity !== quantity) return undefined;
  return estimate?.calculatedLineItems.find((line) => line.lineItemId === lineId)?.pricesBreakdown
    ?.lineItemPrice;
}

/**
 * The reductions that are for this line and not for the whole cart. An amount is told only where
 * it can be of no other reduction.
 */
export function lineDiscountsOf(
  estimate: TotalsEstimate | null | undefined,
  lineId: string,
): readonly LineDiscount[] {
  if (!estimate) return [];
  const own = estimate.appliedDiscounts.filter(
    ({ discountType, lineItemIds }) =>
      discountType === 'SPECIFIC_ITEMS' && lineItemIds.includes(lineId),
  );
  const amount = estimate.calculatedLineItems.find((line) => line.lineItemId === lineId)
    ?.pricesBreakdown?.totalDiscount;
  const isAlone = estimate.appliedDiscounts.length === 1;
  return own.flatMap((discount) => {
    const name = discount.coupon?.name ?? discount.coupon?.code ?? discountName(discount);
    return name ? [{ name, ...(isAlone && amount && { amount }) }] : [];
  });
}
