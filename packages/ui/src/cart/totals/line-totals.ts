import type { AppliedDiscount, Money, TotalsEstimate } from '@vitrine/client/cart';
import type { LineDiscount } from '../line/cart-line-context.ts';
import { getValidAmount } from './total-amounts.ts';
import { getDiscountName } from './total-discounts.ts';

/** Returns the platform's totals of one line, as long as they are for the displayed quantity. */
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

/** Returns the platform's name of an eligible membership, if it has one. */
export function getEligibleMembershipName(
  options: TotalsEstimate['membershipOptions'],
  membershipId: string,
): string | undefined {
  const { eligibleMemberships = [] } = options ?? {};
  const { name } = eligibleMemberships.find(({ _id }) => _id === membershipId) ?? {};
  return name?.translated || name?.original || undefined;
}

/**
 * Returns the name of the selected membership that pays for a line; an empty text if it has none, and
 * `undefined` if no membership pays for it.
 */
export function getCoveringMembership(
  estimate: TotalsEstimate | null | undefined,
  lineId: string,
): string | undefined {
  const options = estimate?.membershipOptions;
  const selected = options?.selectedMemberships?.find(({ lineItemIds }) =>
    lineItemIds.includes(lineId),
  );
  return selected && (getEligibleMembershipName(options, selected._id) ?? '');
}

/** Whether a discount applies to a line; it may if the platform does not specify it. */
function reaches({ discountType, lineItemIds }: AppliedDiscount, lineId: string): boolean {
  if (discountType === 'SHIPPING') return false;
  return !lineItemIds?.length || lineItemIds.includes(lineId);
}

const getAmount = ({ coupon, merchantDiscount, discountRule }: AppliedDiscount) =>
  getValidAmount(coupon?.amount ?? merchantDiscount?.amount ?? discountRule?.amount);

/**
 * Returns the discounts for this line and not for the entire cart. The amount is the discount's own
 * if it is for this line only, otherwise the line's total discount if no other discount applies to
 * it. The platform does not return how several discounts are distributed among lines.
 */
export function getLineDiscounts(
  estimate: TotalsEstimate | null | undefined,
  lineId: string,
): readonly LineDiscount[] {
  if (!estimate) return [];
  const reaching = estimate.appliedDiscounts.filter((discount) => reaches(discount, lineId));
  const all = getValidAmount(
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
