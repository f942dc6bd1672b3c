import { atom } from 'jotai/vanilla';
import { followOrdersAtom } from './follow-orders.ts';
import type { OrderName } from './keys.ts';
import { isInProgress } from './order-outcome.ts';

/**
 * Follows a buyer's order until nothing more changes by itself: the payment has ended one way or
 * another, and the tickets are made. An address says nothing about a payment; this asks. It comes to
 * an end by itself after half a minute, which `orderSettlementAtom` tells as `late`; a write asks
 * again. See docs/reference/states.md.
 */
export const awaitOrderAtom = atom(
  null,
  (_get, set, { eventId, orderNumber }: OrderName): Promise<void> =>
    set(followOrdersAtom, {
      eventId,
      orderNumber: [orderNumber],
      leaves: [],
      awaits: isInProgress,
    }),
);
