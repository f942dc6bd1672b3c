'use client';

import {
  captureAuthorizedPaymentAtom,
  confirmOrderAtom,
  followOrdersAtom,
  orderAtom,
  orderSettlementAtom,
  useAtomValue,
  useSetAtom,
  voidAuthorizedPaymentAtom,
} from '@vitrine/atoms';
import { ApplicationError, SystemError } from '@vitrine/client';
import { type Order, OrderStatus } from '@vitrine/client/orders';
import { useNow } from '@vitrine/ui';
import { useEffect, useState } from 'react';

/** What the owner decides about a payment. */
export type PaymentAction = 'capture' | 'void' | 'confirm';

/**
 * State of a decision:
 * - `requested`: the platform accepted it, and the payment provider is processing it; or
 *   `isIndeterminate`: there was no usable response, so it may have taken effect or not;
 * - `late`: not done after two minutes;
 * - `done`: it has taken effect;
 * - `elsewhere`: another user, or the schedule, decided first; nothing else was changed;
 * - `failed`: the platform rejected the request, and nothing was changed.
 */
export type PaymentState =
  | { kind: 'idle' }
  | { kind: 'sending'; action: PaymentAction }
  | { kind: 'requested' | 'late'; action: PaymentAction; at: Date; isIndeterminate: boolean }
  | { kind: 'done'; action: PaymentAction }
  | { kind: 'elsewhere' }
  | { kind: 'failed'; action: PaymentAction };

/** Rounds of polling, each of half a minute. */
const MAX_ROUNDS = 4;

const results: Readonly<Record<PaymentAction, OrderStatus>> = {
  capture: OrderStatus.PAID,
  void: OrderStatus.VOIDED,
  confirm: OrderStatus.PAID,
};

/** The statuses in which something is to be decided; an order that leaves them has a result. */
const leaves = [
  OrderStatus.AUTHORIZED,
  OrderStatus.INITIATED,
  OrderStatus.PENDING,
  OrderStatus.OFFLINE_PENDING,
];

/** Rejections that mean that the order is no longer in the status that the page shows. */
const settledCodes = new Set(['ORDER_STATUS_NOT_AUTHORIZED', 'ORDER_ACTION_NOT_AVAILABLE']);

/** The decision about an order's payment. */
export interface OrderPayment {
  state: PaymentState;
  /** While a decision is being sent or processed, no other one is possible. */
  isLocked: boolean;
  run: (action: PaymentAction) => Promise<void>;
  /** Checks again after `late`. */
  checkAgain: () => void;
}

/** Returns the decision about an order's payment, with functions that capture, void and confirm. */
export function useOrderPayment({ eventId, orderNumber, status }: Order): OrderPayment {
  const name = { eventId, orderNumber };
  const now = useNow();
  const [state, setState] = useState<PaymentState>({ kind: 'idle' });
  const [round, setRound] = useState(1);
  const settlement = useAtomValue(orderSettlementAtom(name));
  const capture = useSetAtom(captureAuthorizedPaymentAtom);
  const voidPayment = useSetAtom(voidAuthorizedPaymentAtom);
  const confirm = useSetAtom(confirmOrderAtom);
  const follow = useSetAtom(followOrdersAtom);
  const read = useSetAtom(orderAtom(name));
  const isWaiting = state.kind === 'requested';

  useEffect(() => {
    if (state.kind !== 'requested') return;
    const { action } = state;
    if (settlement.status === 'settled') {
      const isOurs = settlement.order.status === results[action];
      setState(isOurs ? { kind: 'done', action } : { kind: 'elsewhere' });
    } else if (settlement.status === 'late' || settlement.status === 'error') {
      if (round >= MAX_ROUNDS) return setState({ ...state, kind: 'late' });
      setRound(round + 1);
      void follow({ eventId, orderNumber: [orderNumber], leaves });
    }
  }, [state, settlement, round, follow, eventId, orderNumber]);

  // The page may show the effect before the last poll does.
  const hasEffect = isWaiting && status === results[state.action];
  useEffect(() => {
    if (hasEffect && state.kind === 'requested') setState({ kind: 'done', action: state.action });
  }, [hasEffect, state]);

  const send = (action: PaymentAction): Promise<unknown> => {
    if (action === 'capture') return capture(name);
    if (action === 'void') return voidPayment(name);
    return confirm({ eventId, orderNumber: [orderNumber] });
  };

  return {
    state,
    isLocked: state.kind === 'sending' || isWaiting,
    run: async (action) => {
      if (state.kind === 'sending' || isWaiting) return;
      setState({ kind: 'sending', action });
      setRound(1);
      try {
        await send(action);
        setState({ kind: 'requested', action, at: new Date(now), isIndeterminate: false });
      } catch (error) {
        // Money may have moved: the order shows it, and a second request would not.
        if (error instanceof SystemError) {
          void follow({ eventId, orderNumber: [orderNumber], leaves });
          setState({ kind: 'requested', action, at: new Date(now), isIndeterminate: true });
          return;
        }
        const isSettled = error instanceof ApplicationError && settledCodes.has(String(error.code));
        setState(isSettled ? { kind: 'elsewhere' } : { kind: 'failed', action });
        void read();
      }
    },
    checkAgain: () => {
      if (state.kind !== 'late') return;
      setRound(1);
      setState({ ...state, kind: 'requested' });
      void follow({ eventId, orderNumber: [orderNumber], leaves });
    },
  };
}
