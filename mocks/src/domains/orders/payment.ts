import type { OrderStatus, ScheduledAction } from '@vitrine/client/orders';
import type { Visitor } from '../../platform/domain.ts';
import type { PlatformContext } from '../../platform/platform-context.ts';
import { schedule } from '../../platform/schedule.ts';
import { notAvailable, ORDER_ERRORS } from './rules.ts';
import type { StoredOrder } from './state.ts';
import { setOrderStatus } from './status.ts';

/** How long the payment provider takes to capture or void, in milliseconds. */
export const PAYMENT_PROVIDER_DELAY = 3000;

const RESULT = { CAPTURE: 'PAID', VOID: 'VOIDED' } as const;

/**
 * Captures or voids an authorized payment. The request is accepted immediately and executed a
 * moment later. Until then, or without an authorized payment, further requests are rejected. See
 * docs/reference/states.mdx and docs/reference/orders.mdx.
 */
export function settlePayment(
  context: PlatformContext,
  order: StoredOrder,
  action: ScheduledAction,
  by: Visitor,
): Record<string, never> {
  if (order.status !== 'AUTHORIZED' || order.pendingAction) {
    throw notAvailable(order, ORDER_ERRORS.notAuthorized);
  }
  order.pendingAction = action;
  // A manual action replaces the scheduled automatic one.
  order.forget?.();
  order.forget = schedule(context, { after: PAYMENT_PROVIDER_DELAY }, () =>
    setOrderStatus(context, order, RESULT[action], by),
  );
  return {};
}

/** Possible outcomes of a buyer's payment. */
export type PaymentOutcome = Extract<
  OrderStatus,
  'PAID' | 'PENDING' | 'AUTHORIZED' | 'PARTIALLY_PAID' | 'DECLINED'
>;

/** Applies the payment provider's outcome of a buyer's payment. */
export function reportPayment(
  context: PlatformContext,
  order: StoredOrder,
  outcome: PaymentOutcome,
  method = 'creditCard',
): void {
  const before = { method: order.method, transaction: order.transaction };
  order.method ??= method;
  order.transaction ??= { transactionId: context.nextId('transaction'), method };
  try {
    setOrderStatus(context, order, outcome);
  } catch (error) {
    Object.assign(order, before);
    throw error;
  }
}
