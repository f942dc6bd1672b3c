import type { AppliedDiscount, Money, TotalsEstimate } from '@vitrine/client/cart';
import type { LineDiscount } from './CartLine.tsx';

/** A row of the summary above the total. All amounts are the platform's. */
export type TotalRow =
  | { kind: 'subtotal' | 'delivery' | 'tax'; amount: Money | undefined }
  | { kind: 'discount'; name: string | undefined; amount: Money | undefined }
  | { kind: 'fee'; name: string; amount: Money | undefined }
  | { kind: 'gift-card'; code: string; amount: Money | undefined };

/** The sums of a cart as the page shows them. */
export interface TotalsValue {
  rows: readonly TotalRow[];
  total: Money | undefined;
  /** The tax that is in the total already. */
  includedTax: { amount: Money; name: string | undefined } | undefined;
}

const isZero = ({ amount }: Money): boolean => !/[1-9]/.test(amount);

const discountName = ({ discountRule }: AppliedDiscount): string | undefined =>
  discountRule?.name?.translated || discountRule?.name?.original || undefined;

const discountAmount = ({ merchantDiscount, discountRule }: AppliedDiscount): Money | undefined =>
  merchantDiscount?.amount ?? discountRule?.amount;

/** Tax has one name only where all of it is of one kind. */
function taxName({ aggregatedTaxBreakdown = [] }: TotalsEstimate): string | undefined {
  const names = new Set(aggregatedTaxBreakdown.map((part) => part.taxName));
  return names.size === 1 ? [...names][0] : undefined;
}

/** The rows of an estimate. A coupon has a row of its own, for it can be taken off. */
export function totalsOf(estimate: TotalsEstimate): TotalsValue {
  const { priceSummary: sums = {}, appliedDiscounts, additionalFees, giftCard, cart } = estimate;
  const tax = sums.tax && !isZero(sums.tax) ? sums.tax : undefined;
  const isIncluded = cart.taxIncludedInPrices ?? false;
  return {
    rows: [
      { kind: 'subtotal', amount: sums.subtotal },
      ...appliedDiscounts
        .filter(({ coupon }) => !coupon)
        .map(
          (discount): TotalRow => ({
            kind: 'discount',
            name: discountName(discount),
            amount: discountAmount(discount),
          }),
        ),
      ...additionalFees.map(({ name, price }): TotalRow => ({ kind: 'fee', name, amount: price })),
      { kind: 'delivery', amount: sums.shipping },
      ...(tax && !isIncluded ? [{ kind: 'tax' as const, amount: tax }] : []),
      ...(giftCard
        ? [
            {
              kind: 'gift-card' as const,
              code: giftCard.obfuscatedCode,
              amount: giftCard.amount,
            },
          ]
        : []),
    ],
    total: sums.total,
    includedTax: tax && isIncluded ? { amount: tax, name: taxName(estimate) } : undefined,
  };
}

/** What the coupon takes off, where it takes off something. */
export const couponAmountOf = (estimate: TotalsEstimate): Money | undefined =>
  estimate.appliedDiscounts.find(({ coupon }) => coupon)?.coupon?.amount;

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
