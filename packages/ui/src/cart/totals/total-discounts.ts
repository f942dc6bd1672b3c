import type { AppliedDiscount, Money, TotalsEstimate } from '@vitrine/client/cart';
import { getLineName } from '../line/line-item-fields.ts';
import { getValidAmount } from './total-amounts.ts';

/** A discount without a coupon: the merchant's own, or an automatic rule. */
export interface DiscountRow {
  /** Distinguishes the rows of the summary. */
  kind: 'discount';
  /** Name of an automatic discount in the buyer's language; undefined for the merchant's own. */
  name: string | undefined;
  /** The reduction; undefined if the platform returns none. */
  amount: Money | undefined;
  /** Percentage, if the platform returns it without an amount. */
  percentage?: number | undefined;
  /** Its scope; undefined if the platform's value is unknown here. */
  appliesTo?: 'everything' | 'items' | 'delivery' | undefined;
  /** The names of the lines that it is for, in the order of the cart. */
  items?: readonly string[];
}

const scopes: Readonly<Record<string, DiscountRow['appliesTo']>> = {
  GLOBAL: 'everything',
  SPECIFIC_ITEMS: 'items',
  SHIPPING: 'delivery',
};

const order = ['everything', 'items', 'delivery', undefined];

/** Returns the name of an automatic discount, in the buyer's language if available. */
export const getDiscountName = ({ discountRule }: AppliedDiscount): string | undefined =>
  discountRule?.name?.translated || discountRule?.name?.original || undefined;

/** The reductions of an estimate but the coupon, those of one kind together. See docs/reference/cart.mdx. */
export function getDiscountRows({ appliedDiscounts, cart }: TotalsEstimate): DiscountRow[] {
  const rows = appliedDiscounts
    .filter(({ coupon }) => !coupon)
    .map((discount): DiscountRow => {
      const { discountType, lineItemIds, merchantDiscount, discountRule } = discount;
      const appliesTo = Object.hasOwn(scopes, discountType) ? scopes[discountType] : undefined;
      const lines = cart.lineItems.filter(({ _id }) => lineItemIds?.includes(_id));
      return {
        kind: 'discount',
        name: getDiscountName(discount),
        amount: getValidAmount(merchantDiscount?.amount ?? discountRule?.amount),
        percentage: merchantDiscount?.percentage,
        appliesTo,
        items: appliesTo === 'items' ? lines.flatMap((line) => getLineName(line) ?? []) : [],
      };
    });
  return rows.sort((a, b) => order.indexOf(a.appliesTo) - order.indexOf(b.appliesTo));
}
