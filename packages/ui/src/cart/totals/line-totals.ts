import type { AppliedDiscount, Money, TotalsEstimate } from '@vitrine/client/cart';
import type { LineDiscount } from '../line/CartLine.tsx';
import { getKnownAmount } from './total-amounts.ts';
import { getDiscountName } from './total-discounts.ts';

/** The platform's sums of one line, as long as they are of the quantity on the page. */
export function getLineTotal(
  estimate: TotalsEstimate | null | undefined,
  lineId: string,
  quantity: number,
): Money | undefined {
  const estimatedLine = estimate?.cart.lineItems.find(({ _id }) => _id === lineId);
  if (estimatedLine?.quantity !== quantity) return undefined;
  return estimate?.calculatedLineItems.find((line) => line.lineItemId === lineId)?.pricesBreakdown
    ?.lineItemPrice;
}

/** Whether a discount takes something off a line; where the platform does not tell, it may. */
function reaches({ discountType, lineItemIds }: AppliedDiscount, lineId: string): boolean {
  if (discountType === 'SHIPPING') return false;
  return !lineItemIds?.length || lineItemIds.includes(lineId);
}

const getAmount = ({ coupon, merchantDiscount, discountRule }: AppliedDiscount) =>
  getKnownAmount(coupon?.amount ?? merchantDiscount?.amount ?? discountRule?.amount);

/**
 * The reductions that are for this line and not for the whole cart. The amount is the discount's own
 * where that is for this line alone, else all that the line is reduced by where no other discount
 * reaches it. How the platform shares several among several lines it does not say.
 */
export function getLineDiscounts(
  estimate: TotalsEstimate | null | undefined,
  lineId: string,
): readonly LineDiscount[] {
  if (!estimate) return [];
  const reaching = estimate.appliedDiscounts.filter((discount) => reaches(discount, lineId));
  const all = getKnownAmount(
    estimate.calculatedLineItems.find((line) => line.lineItemId === lineId)?.pricesBreakdown
      ?.totalDiscount,
  );
  return reaching.flatMap((discount) => {
    const { discountType, lineItemIds, coupon } = discount;
    if (discountType !== 'SPECIFIC_ITEMS' || !lineItemIds?.length) return [];
    const isForItAlone = lineItemIds.every((id) => id === lineId);
    const amount =
      (isForItAlone ? getAmount(discount) : undefined) ?? (reaching.length === 1 ? all : undefined);
    const name = coupon?.name || coupon?.code || getDiscountName(discount);
    return name || amount ? [{ name, amount }] : [];
  });
}
