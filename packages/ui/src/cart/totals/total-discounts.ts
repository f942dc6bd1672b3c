import type { AppliedDiscount, Money, TotalsEstimate } from '@vitrine/client/cart';
import { getLineName } from '../line/line-item-fields.ts';
import { getKnownAmount } from './total-amounts.ts';

/** A reduction that no one typed a code for: the merchant's own, or a rule of the shop. */
export interface DiscountRow {
  kind: 'discount';
  name: string | undefined;
  amount: Money | undefined;
  /** Per cent, where the platform tells that and no amount. */
  percentage?: number | undefined;
  /** What it is for; none where the platform says something that is not known here. */
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

/** What the shop calls a reduction of its own, in the buyer's language where it has one. */
export const getDiscountName = ({ discountRule }: AppliedDiscount): string | undefined =>
  discountRule?.name?.translated || discountRule?.name?.original || undefined;

/** The reductions of an estimate but the coupon, those of one kind together. See docs/reference/cart.md. */
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
        amount: getKnownAmount(merchantDiscount?.amount ?? discountRule?.amount),
        percentage: merchantDiscount?.percentage,
        appliesTo,
        items: appliesTo === 'items' ? lines.flatMap((line) => getLineName(line) ?? []) : [],
      };
    });
  return rows.sort((a, b) => order.indexOf(a.appliesTo) - order.indexOf(b.appliesTo));
}
