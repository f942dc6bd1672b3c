import { ApplicationError, SystemError } from '@vitrine/client';
import { type Order, OrderStatus } from '@vitrine/client/orders';
import { type Atom, atom } from 'jotai/vanilla';
import { createSessionCheck, logoutCountAtom } from '../../session/session-scope.ts';
import { sessionScopedFamily } from '../../session/session-scoped-family.ts';
import { steadyClockAtom } from '../../time/steady-clock.ts';
import { weakFamily } from '../../utils/weak-family.ts';
import { followOrdersAtom } from '../follow-orders.ts';
import type { OrderName } from '../keys.ts';
import { confirmOrderAtom } from '../mutations.ts';
import { getName, orderSettlementAtom } from '../order-settlement.ts';
import { captureAuthorizedPaymentAtom, voidAuthorizedPaymentAtom } from '../payments.ts';

/** What the owner decides about a payment. */
export type PaymentAction = 'capture' | 'void' | 'confirm';

/**
 * State of a decision about a payment:
 * - `requested`: the platform accepted it, and the payment provider is processing it; or
 *   `isIndeterminate`: there was no usable response, so it may have taken effect or not;
 * - `late`: not done after two minutes;
 * - `done`: it has taken effect;
 * - `elsewhere`: another user, or the schedule, decided first; nothing else was changed;
 * - `failed`: the platform rejected the request, and nothing was changed.
 */
export type PaymentDecision =
  | { kind: 'idle' }
  | { kind: 'sending'; action: PaymentAction }
  | {
      kind: 'requested' | 'late';
      action: PaymentAction;
      /** Time of the request. */
      at: Date;
      isIndeterminate: boolean;
    }
  | { kind: 'done'; action: PaymentAction }
  | { kind: 'elsewhere' }
  | { kind: 'failed'; action: PaymentAction };

const results: Readonly<Record<PaymentAction, OrderStatus>> = {
  capture: OrderStatus.PAID,
  void: OrderStatus.VOIDED,
  confirm: OrderStatus.PAID,
};

/** The statuses in which something is to be decided; an order that leaves them has a result. */
const leaves: readonly OrderStatus[] = [
  OrderStatus.AUTHORIZED,
  OrderStatus.INITIATED,
  OrderStatus.PENDING,
  OrderStatus.OFFLINE_PENDING,
];

/** Rejections that mean that the order is no longer in the status that the page shows. */
const settledCodes = new Set(['ORDER_STATUS_NOT_AUTHORIZED', 'ORDER_ACTION_NOT_AVAILABLE']);

/** Rounds of polling, each of half a minute. */
const MAX_ROUNDS = 4;

/** What one person decided is not shown to the next: a member's logout forgets it. */
const decisionFamily = sessionScopedFamily<PaymentDecision>({ kind: 'idle' }, logoutCountAtom);

const toDecisionAtom = (name: OrderName) => decisionFamily(getName(name));

/** Returns what a decision has led to, if the order is in this status. */
function getResult(decision: PaymentDecision, status: OrderStatus | undefined): PaymentDecision {
  if (decision.kind !== 'requested' && decision.kind !== 'late') return decision;
  const { action } = decision;
  if (status === results[action]) return { kind: 'done', action };
  return status === undefined || leaves.includes(status) ? decision : { kind: 'elsewhere' };
}

/**
 * The decision about the payment of an order, until the session ends: a page that is opened again shows
 * that a capture is still being processed. With the `status` that the page shows, the result is there
 * as soon as the order has it, which may be before the next poll. See docs/reference/orders.mdx.
 */
export const paymentDecisionAtom: (
  order: OrderName & Pick<Order, 'status'>,
) => Atom<PaymentDecision> = weakFamily(
  ({ eventId, orderNumber, status }) => {
    const decisionAtom = toDecisionAtom({ eventId, orderNumber });
    return atom((get) => getResult(get(decisionAtom), status));
  },
  ({ eventId, orderNumber, status }) => JSON.stringify([eventId, orderNumber, status]),
);

/** Polls until a requested decision has a result, for up to two minutes. */
const awaitResultAtom = atom(null, async (get, set, { eventId, orderNumber }: OrderName) => {
  const decisionAtom = toDecisionAtom({ eventId, orderNumber });
  const settlementAtom = orderSettlementAtom({ eventId, orderNumber });
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    await set(followOrdersAtom, { eventId, orderNumber: [orderNumber], leaves });
    const decision = get(decisionAtom);
    // A logout has forgotten it.
    if (decision.kind !== 'requested') return;
    const { order } = get(settlementAtom);
    if (order) return set(decisionAtom, getResult(decision, order.status));
  }
  set(decisionAtom, (decision) =>
    decision.kind === 'requested' ? { ...decision, kind: 'late' } : decision,
  );
});

/**
 * Captures, voids or confirms the payment of an order, and follows it until that has taken effect:
 * `paymentDecisionAtom` shows the progress. Without a usable response, it does not send a second
 * request, because money may have moved. While a decision is sent or processed, it does nothing.
 * Resolves when the outcome is known, or late; never rejects. See docs/reference/orders.mdx.
 */
export const decidePaymentAtom = atom(
  null,
  async (get, set, name: OrderName, action: PaymentAction): Promise<void> => {
    const { eventId, orderNumber } = name;
    const decisionAtom = toDecisionAtom(name);
    const { kind } = get(decisionAtom);
    if (kind === 'sending' || kind === 'requested') return;
    const isSamePerson = createSessionCheck(get, logoutCountAtom);
    const at = new Date(get(steadyClockAtom).now());
    const request = { kind: 'requested', action, at, isIndeterminate: false } as const;
    set(decisionAtom, { kind: 'sending', action });
    try {
      if (action === 'capture') await set(captureAuthorizedPaymentAtom, { eventId, orderNumber });
      else if (action === 'void') await set(voidAuthorizedPaymentAtom, { eventId, orderNumber });
      else await set(confirmOrderAtom, { eventId, orderNumber: [orderNumber] });
      if (!isSamePerson()) return;
      // The response to a confirmation may already have its result.
      const { order } = get(orderSettlementAtom(name));
      set(decisionAtom, getResult(request, order?.status));
    } catch (error) {
      if (!isSamePerson()) return;
      if (error instanceof SystemError) {
        set(decisionAtom, { ...request, isIndeterminate: true });
      } else {
        const isSettled = error instanceof ApplicationError && settledCodes.has(String(error.code));
        set(decisionAtom, isSettled ? { kind: 'elsewhere' } : { kind: 'failed', action });
      }
    }
    if (get(decisionAtom).kind === 'requested') await set(awaitResultAtom, name);
  },
);

/**
 * Checks again whether a decision that is `late` has taken effect, for up to two minutes. See
 * docs/reference/orders.mdx.
 */
export const checkPaymentDecisionAtom = atom(
  null,
  async (get, set, name: OrderName): Promise<void> => {
    const decisionAtom = toDecisionAtom(name);
    const decision = get(decisionAtom);
    if (decision.kind !== 'late') return;
    set(decisionAtom, { ...decision, kind: 'requested' });
    await set(awaitResultAtom, name);
  },
);
