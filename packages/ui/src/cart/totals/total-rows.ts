import type { DiscountType, Money, TotalsEstimate } from '@vitrine/client/cart';
import type { MoneyValue } from '../../primitives/money/format-money.ts';
import { getEligibleMembershipName } from './line-totals.ts';
import { convertedAmount, getValidAmount, isZero } from './total-amounts.ts';
import { type DeliveryRow, getDeliveryRow } from './total-delivery.ts';
import { type DiscountRow, getDiscountRows } from './total-discounts.ts';

/** A row of the summary above the total. All amounts are the platform's. */
export type TotalRow =
  | { kind: 'subtotal'; amount: Money | undefined }
  | DiscountRow
  | { kind: 'fee'; name: string | undefined; amount: Money | undefined }
  | DeliveryRow
  /** Without an amount it is calculated at checkout. */
  | { kind: 'tax'; amount: Money | undefined; name?: string | undefined }
  /** A membership pays for this many pieces, which are no longer in the totals. */
  | { kind: 'membership'; name: string | undefined; coveredQuantity: number }
  | { kind: 'gift-card'; code: string; amount: Money | undefined };

/** The totals of a cart for display. */
export interface TotalsValue {
  /** What the total is made of, in display order. */
  rows: readonly TotalRow[];
  /** What the buyer pays in all; undefined until the platform has returned it. */
  total: Money | undefined;
  /** About the total in the buyer's currency, where another one is charged. */
  converted?: MoneyValue | undefined;
  /** The tax that is in the total already. */
  includedTax: { amount: Money; name: string | undefined } | undefined;
  /** The amounts due now and later, if not everything is due now. */
  due?: { now: Money | undefined; later: Money } | undefined;
}

/** Tax has one name only where all of it is of one kind. */
function taxName({ aggregatedTaxBreakdown = [] }: TotalsEstimate): string | undefined {
  const names = new Set(aggregatedTaxBreakdown.map((part) => part.taxName));
  return names.size === 1 ? [...names][0] : undefined;
}

/** Returns a row for each added tax; without an amount if it is only known at checkout. */
function getTaxRows(estimate: TotalsEstimate): TotalRow[] {
  const {
    priceSummary: sums = {},
    aggregatedTaxBreakdown = [],
    cart,
    calculationErrors,
  } = estimate;
  if (cart.taxIncludedInPrices) return [];
  const tax = getValidAmount(sums.tax);
  if (!tax) {
    const isLater = cart.taxIncludedInPrices === false || calculationErrors?.taxCalculationError;
    return isLater ? [{ kind: 'tax', amount: undefined }] : [];
  }
  if (isZero(tax)) return [];
  const parts = aggregatedTaxBreakdown.flatMap(({ taxName: name, aggregatedTaxAmount }) => {
    const amount = getValidAmount(aggregatedTaxAmount);
    return name && amount && !isZero(amount) ? [{ kind: 'tax' as const, amount, name }] : [];
  });
  const isFullyNamed = parts.length > 1 && parts.length === aggregatedTaxBreakdown.length;
  return isFullyNamed ? parts : [{ kind: 'tax', amount: tax, name: taxName(estimate) }];
}

/** Returns the fees one by one, or the platform's total of them if it does not list them. */
function getFeeRows({ additionalFees, priceSummary }: TotalsEstimate): TotalRow[] {
  const rows = additionalFees.map(({ name, price, priceAfterTax }) => ({
    kind: 'fee' as const,
    name: name || undefined,
    amount: getValidAmount(price) ?? getValidAmount(priceAfterTax),
  }));
  const fees = getValidAmount(priceSummary?.additionalFees);
  if (rows.length > 0 || !fees || isZero(fees)) return rows;
  return [{ kind: 'fee', name: undefined, amount: fees }];
}

function getMembershipRows({ membershipOptions, cart }: TotalsEstimate): TotalRow[] {
  return (membershipOptions?.selectedMemberships ?? []).map(({ _id, lineItemIds }) => ({
    kind: 'membership',
    name: getEligibleMembershipName(membershipOptions, _id),
    coveredQuantity: cart.lineItems
      .filter((line) => lineItemIds.includes(line._id))
      .reduce((total, { quantity }) => total + quantity, 0),
  }));
}

/** Returns the rows of an estimate. A coupon has a separate row, because it can be removed. */
export function getTotals(estimate: TotalsEstimate): TotalsValue {
  const { priceSummary: sums = {}, giftCard, cart, payNow, payLater } = estimate;
  const tax = getValidAmount(sums.tax);
  const later = getValidAmount(payLater?.total);
  const delivery = getDeliveryRow(estimate);
  const converted = convertedAmount(sums.total, cart);
  return {
    rows: [
      { kind: 'subtotal', amount: getValidAmount(sums.subtotal) },
      ...getMembershipRows(estimate),
      ...getDiscountRows(estimate),
      ...getFeeRows(estimate),
      ...(delivery ? [delivery] : []),
      ...getTaxRows(estimate),
      ...(giftCard
        ? [
            {
              kind: 'gift-card' as const,
              code: giftCard.obfuscatedCode,
              amount: getValidAmount(giftCard.amount),
            },
          ]
        : []),
    ],
    total: getValidAmount(sums.total),
    ...(converted && { converted }),
    includedTax:
      cart.taxIncludedInPrices && tax && !isZero(tax)
        ? { amount: tax, name: taxName(estimate) }
        : undefined,
    ...(later && !isZero(later) && { due: { now: getValidAmount(payNow?.total), later } }),
  };
}

/** Returns the coupon's discount, if it has any, and its scope. */
export function getCouponEffect(
  estimate: TotalsEstimate,
): { amount: Money | undefined; appliesTo: DiscountType } | undefined {
  const applied = estimate.appliedDiscounts.find(({ coupon }) => coupon);
  return (
    applied && { amount: getValidAmount(applied.coupon?.amount), appliesTo: applied.discountType }
  );
}
