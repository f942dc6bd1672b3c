import type { Visitor } from '../../../platform/domain.ts';
import type { PlatformContext, Slot } from '../../../platform/platform-context.ts';
import { getVisitor } from '../../auth/tokens.ts';
import type { LineItem, StoredCart } from '../state.ts';
import { estimateTotals } from '../totals/totals.ts';

/** A cart that a member has paid. The platform has no call for it: a host reads its own records. */
export interface MemberPurchase {
  /** Number of the order that the buyer knows. */
  orderNumber: string;
  /** ID of the member who has paid. */
  memberId: string;
  /** ISO 8601. */
  created: string;
  /** Lines of the cart at that time. */
  lineItems: LineItem[];
  /** Decimal string. */
  total: string;
  /** ISO 4217 code. */
  currency: string;
}

const purchases: Slot<MemberPurchase[]> = { create: () => [] };

/** Number of the first purchase. */
const FIRST_NUMBER = 10_483;

/** Records what a member pays; a visitor's purchases belong to no account. */
export function recordPurchase(
  context: PlatformContext,
  visitor: Visitor,
  storedCart: StoredCart,
): void {
  if (visitor.role !== 'member') return;
  const { cart, priceSummary } = estimateTotals(context, visitor, storedCart, {});
  const known = context.use(purchases);
  known.push({
    orderNumber: String(FIRST_NUMBER + known.length),
    memberId: visitor.id,
    created: context.timestamp(),
    lineItems: structuredClone(cart.lineItems),
    total: priceSummary?.total?.amount ?? '0.00',
    currency: cart.currency,
  });
}

/** The orders of one member, as a host's own server finds them by the member's access token. */
export interface MemberHistory {
  /** ID of the member. */
  memberId: string;
  /** What the member has paid in the hosted checkout, the newest first. */
  purchases: readonly MemberPurchase[];
}

/**
 * Returns the history of the member whose access token it is. Throws for an invalid token, and a
 * `TypeError` for that of a visitor.
 */
export function getMemberHistory(context: PlatformContext, accessToken: string): MemberHistory {
  const { id, role } = getVisitor(context, accessToken);
  if (role !== 'member') throw new TypeError('This access token belongs to no member.');
  const own = context.use(purchases).filter(({ memberId }) => memberId === id);
  return { memberId: id, purchases: own.toReversed() };
}
