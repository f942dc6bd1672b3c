import type { Coupon } from '../../../fixtures/shop/shop.ts';
import type { Visitor } from '../../../platform/domain.ts';
import { PlatformError, rejection } from '../../../platform/errors.ts';
import type { PlatformContext, Slot } from '../../../platform/platform-context.ts';
import {
  type Cents,
  formatMoney,
  getPercent,
  type MoneyFormat,
} from '../../../platform/requests/money.ts';
import { productById } from '../../catalog/state.ts';
import type { LineItem } from '../state.ts';
import { lineTotal } from './line-total.ts';

/** Discount of a code, and the lines it applies to. */
export interface CouponEffect {
  coupon: Coupon;
  type: 'GLOBAL' | 'SPECIFIC_ITEMS' | 'SHIPPING';
  amount: Cents;
  lineItemIds: string[];
}

/** The ids of the coupons that each visitor and member has bought with. */
const usedCoupons: Slot<Map<string, Set<string>>> = {
  everywhere: true,
  create: () => new Map(),
};

/** Records that a visitor has bought with a code. */
export function noteCouponUse(context: PlatformContext, { id }: Visitor, code: string): void {
  const coupon = context.shop.coupons.find((candidate) => candidate.code === code);
  const used = context.use(usedCoupons);
  if (coupon) used.set(id, new Set([...(used.get(id) ?? []), coupon.id]));
}

const normal = (code: string) => code.trim().toUpperCase();

/** The codes under which a coupon is rejected. */
export const COUPON_ERRORS = {
  unknown: 'ERROR_COUPON_DOES_NOT_EXIST',
  expired: 'ERROR_COUPON_HAS_EXPIRED',
  early: 'ERROR_COUPON_IS_NOT_ACTIVE_YET',
  used: 'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED',
  minimum: 'ERROR_COUPON_MINIMUM_SUBTOTAL',
  items: 'ERROR_COUPON_NOT_APPLICABLE',
  members: 'ERROR_COUPON_MEMBERS_ONLY',
} as const;

function applicableLines(context: PlatformContext, coupon: Coupon, lines: readonly LineItem[]) {
  const { collectionId } = coupon;
  if (!collectionId) return [...lines];
  return lines.filter(({ catalogReference }) =>
    productById(context, catalogReference?.catalogItemId ?? '')?.collectionIds.includes(
      collectionId,
    ),
  );
}

/**
 * Returns the coupon of a code, or the rejection with the reason why this visitor cannot use it
 * now.
 */
export function usableCoupon(
  context: PlatformContext,
  visitor: Visitor,
  code: string,
): Coupon | PlatformError {
  const { shop, clock } = context;
  const coupon = shop.coupons.find((candidate) => candidate.code === normal(code));
  if (!coupon)
    return rejection(COUPON_ERRORS.unknown, `There is no code "${code}".`, { data: { code } });
  const { startsAt = 0, endsAt, membersOnly, oncePerCustomer } = coupon;
  const data = { code: coupon.code };
  if (endsAt !== undefined && clock.now() >= endsAt) {
    return rejection(COUPON_ERRORS.expired, `The code ${coupon.code} has ended.`, { data });
  }
  if (clock.now() < startsAt) {
    return rejection(COUPON_ERRORS.early, `The code ${coupon.code} has not begun yet.`, { data });
  }
  if (oncePerCustomer && context.use(usedCoupons).get(visitor.id)?.has(coupon.id)) {
    return rejection(COUPON_ERRORS.used, `The code ${coupon.code} was used before.`, { data });
  }
  if (membersOnly && visitor.role !== 'member') {
    return rejection(COUPON_ERRORS.members, `The code ${coupon.code} is for members.`, { data });
  }
  return coupon;
}

/** The rejection of a coupon whose minimum the goods do not reach. */
export const belowMinimum = ({ code, minimum = 0 }: Coupon, shop: MoneyFormat): PlatformError => {
  const from = formatMoney(minimum, shop);
  return rejection(COUPON_ERRORS.minimum, `The code ${code} is for orders from ${from}.`, {
    data: { code, minimumSubtotal: from },
  });
};

/**
 * Returns the effect of a code on these lines, or the rejection with the reason why it has none.
 */
export function couponEffect(
  context: PlatformContext,
  visitor: Visitor,
  code: string,
  lines: readonly LineItem[],
): CouponEffect | PlatformError {
  const coupon = usableCoupon(context, visitor, code);
  if (coupon instanceof PlatformError) return coupon;
  const { takes, minimum = 0 } = coupon;
  const applicable = applicableLines(context, coupon, lines);
  const goods = applicable.reduce((subtotal, line) => subtotal + lineTotal(line), 0);
  if (goods < minimum) return belowMinimum(coupon, context.shop);
  if (coupon.collectionId && applicable.length === 0) {
    return rejection(COUPON_ERRORS.items, `The code ${coupon.code} is for other objects.`, {
      data: { code: coupon.code },
    });
  }
  const lineItemIds = applicable.map(({ id }) => id);
  if (takes === 'delivery') return { coupon, type: 'SHIPPING', amount: 0, lineItemIds: [] };
  const amount =
    'percent' in takes ? getPercent(goods, takes.percent) : Math.min(goods, takes.amount);
  return { coupon, type: coupon.collectionId ? 'SPECIFIC_ITEMS' : 'GLOBAL', amount, lineItemIds };
}
