'use client';

import {
  checkPaymentDecisionAtom,
  decidePaymentAtom,
  type PaymentAction,
  type PaymentDecision,
  paymentDecisionAtom,
  useAtomValue,
  useSetAtom,
} from '@vitrine/atoms';
import type { Order } from '@vitrine/client/orders';
import { useState } from 'react';

/** The decision about an order's payment. */
export interface OrderPayment {
  state: PaymentDecision;
  /** While a decision is being sent or processed, no other one is possible. */
  isLocked: boolean;
  run: (action: PaymentAction) => Promise<void>;
  /** Checks again after `late`. */
  checkAgain: () => void;
}

/** Returns the decision about an order's payment, with functions that capture, void and confirm. */
export function useOrderPayment(order: Order): OrderPayment {
  const decision = useAtomValue(paymentDecisionAtom(order));
  const decide = useSetAtom(decidePaymentAtom);
  const check = useSetAtom(checkPaymentDecisionAtom);
  // The result of an earlier visit is no news: the order shows it.
  const [opened] = useState(decision);
  const isOld = decision === opened && (decision.kind === 'done' || decision.kind === 'elsewhere');
  return {
    state: isOld ? { kind: 'idle' } : decision,
    isLocked: decision.kind === 'sending' || decision.kind === 'requested',
    run: (action) => decide(order, action),
    checkAgain: () => void check(order),
  };
}
