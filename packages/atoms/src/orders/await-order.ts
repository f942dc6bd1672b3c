import { atom } from 'jotai/vanilla';
import { followOrdersAtom } from './follow-orders.ts';
import type { OrderName } from './keys.ts';
import { isInProgress } from './order-outcome.ts';

/**
 * Follows a buyer's order until it no longer changes automatically: the payment is settled, and the
 * tickets are created. A URL is no proof of payment; this fetches the order. It stops after
 * half a minute, with `orderSettlementAtom` as `late`; writing again restarts it. See
 * docs/reference/states.mdx.
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
