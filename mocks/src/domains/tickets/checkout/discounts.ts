import type { Coupon } from '../../../fixtures/shop/shop.ts';
import type { Visitor } from '../../../platform/domain.ts';
import { invalid, PlatformError, rejection } from '../../../platform/errors.ts';
import type { PlatformContext } from '../../../platform/platform-context.ts';
import {
  type JsonObject,
  optionalFields,
  optionalText,
  requireText,
} from '../../../platform/requests/fields.ts';
import { type Cents, portion } from '../../../platform/requests/money.ts';
import { belowMinimum, COUPON_ERRORS, usableCoupon } from '../../cart/totals/coupons.ts';
import type { TicketedEvent } from '../event.ts';
import { office, type ReservedLine } from '../state.ts';
import { getBenefit, type PlanBenefit } from './plans.ts';
import { getTicketLineTotal, subtractDiscount } from './price-breakdown.ts';

/** Discounts requested by a buyer. */
export interface DiscountWish {
  couponCode?: string;
  benefit?: { planOrderId: string; benefitId: string };
}

/** One discount, and its amount per line. */
export type Reduction = { byLine: Cents[] } & (
  | { coupon: Coupon }
  | { plan: PlanBenefit; tickets: number }
);

export interface TicketDiscounts {
  reductions: Reduction[];
  /** Total discount per line. */
  byLine: Cents[];
  /** Why a wish is not granted. */
  errors: PlatformError[];
}

/** The codes under which a plan's benefit is rejected. */
export const BENEFIT_ERRORS = {
  unknown: 'ERROR_BENEFIT_NOT_FOUND',
  members: 'ERROR_BENEFIT_MEMBERS_ONLY',
  ended: 'ERROR_BENEFIT_HAS_EXPIRED',
} as const;

const MAX_CODE_LENGTH = 20;

/** Reads the coupon, under one name or the other, and the benefit of a request. */
export function readWish(body: JsonObject, couponKey: 'withDiscount' | 'discount'): DiscountWish {
  const field = `${couponKey}.couponCode`;
  const couponCode = optionalText(optionalFields(body, couponKey) ?? {}, 'couponCode', field);
  if (couponCode && couponCode.length > MAX_CODE_LENGTH) {
    throw invalid({
      field,
      violatedRule: 'MAX_LENGTH',
      description: `must have at most ${MAX_CODE_LENGTH} characters`,
    });
  }
  const benefit = optionalFields(body, 'paidPlanBenefit');
  return {
    // A field that was emptied is no code.
    ...(couponCode?.trim() && { couponCode }),
    ...(benefit && {
      benefit: {
        planOrderId: requireText(benefit, 'planOrderId', 'paidPlanBenefit.planOrderId'),
        benefitId: requireText(benefit, 'benefitId', 'paidPlanBenefit.benefitId'),
      },
    }),
  };
}

function planReduction(
  context: PlatformContext,
  visitor: Visitor,
  { planOrderId, benefitId }: NonNullable<DiscountWish['benefit']>,
  lines: readonly ReservedLine[],
): Reduction | PlatformError {
  const plan = getBenefit(planOrderId, benefitId);
  if (!plan) return rejection(BENEFIT_ERRORS.unknown, 'There is no such benefit.');
  if (visitor.role !== 'member') {
    return rejection(BENEFIT_ERRORS.members, `"${plan.name}" is for members.`);
  }
  if (context.use(office).endedBenefits.has(benefitId)) {
    return rejection(BENEFIT_ERRORS.ended, `"${plan.name}" has ended.`);
  }
  const byLine = lines.map(() => 0);
  const dearestFirst = [...lines.entries()].sort(([, one], [, other]) => other.price - one.price);
  let left = plan.tickets;
  for (const [index, { price, quantity }] of dearestFirst) {
    const tickets = price === 0 ? 0 : Math.min(left, quantity);
    byLine[index] = portion(price, plan.percent, 100) * tickets;
    left -= tickets;
  }
  return { plan, byLine, tickets: plan.tickets - left };
}

function couponReduction(
  context: PlatformContext,
  visitor: Visitor,
  code: string,
  { currency }: TicketedEvent,
  left: readonly Cents[],
): Reduction | PlatformError {
  const { shop } = context;
  const coupon = usableCoupon(context, visitor, code);
  if (coupon instanceof PlatformError) return coupon;
  const { takes, minimum, collectionId } = coupon;
  // An amount or a minimum does not apply to prices in another currency.
  const foreign = currency !== shop.currency && (minimum !== undefined || !hasPercent(takes));
  if (takes === 'delivery' || collectionId || foreign) {
    return rejection(COUPON_ERRORS.items, `The code ${coupon.code} is not for these tickets.`, {
      data: { code: coupon.code },
    });
  }
  const goods = left.reduce((subtotal, part) => subtotal + part, 0);
  if (goods < (minimum ?? 0)) return belowMinimum(coupon, shop);
  const amount = hasPercent(takes) ? portion(goods, takes.percent, 100) : takes.amount;
  return { coupon, byLine: subtractDiscount(left, amount) };
}

const hasPercent = (takes: Coupon['takes']): takes is { percent: number } =>
  typeof takes === 'object' && 'percent' in takes;

/**
 * Calculates the requested discounts: first the plan's benefit, then the coupon on the remaining
 * amount.
 */
export function getTicketDiscounts(
  context: PlatformContext,
  visitor: Visitor,
  event: TicketedEvent,
  lines: readonly ReservedLine[],
  { couponCode, benefit }: DiscountWish,
): TicketDiscounts {
  const result: TicketDiscounts = { reductions: [], byLine: lines.map(() => 0), errors: [] };
  const grant = (reduction: Reduction | PlatformError) => {
    if (reduction instanceof PlatformError) {
      result.errors.push(reduction);
      return;
    }
    result.reductions.push(reduction);
    result.byLine = result.byLine.map((before, index) => before + (reduction.byLine[index] ?? 0));
  };
  if (benefit) grant(planReduction(context, visitor, benefit, lines));
  if (couponCode !== undefined) {
    const left = lines.map((line, index) => getTicketLineTotal(line) - (result.byLine[index] ?? 0));
    grant(couponReduction(context, visitor, couponCode, event, left));
  }
  return result;
}
