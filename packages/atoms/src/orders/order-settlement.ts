import type { Order } from '@vitrine/client/orders';
import { atom } from 'jotai/vanilla';
import { logoutCountAtom } from '../session/session-scope.ts';
import { sessionScopedFamily } from '../session/session-scoped-family.ts';
import type { OrderName } from './keys.ts';

/** Whether a change that the platform applies shortly after its response has reached an order. */
export type OrderSettlement =
  | { status: 'idle'; order: null; error: null }
  /** Polling with growing pauses. */
  | { status: 'waiting'; order: null; error: null }
  | { status: 'settled'; order: Order; error: null }
  /** The change did not arrive in time, and polling has stopped. */
  | { status: 'late'; order: null; error: null }
  | { status: 'error'; order: null; error: Error };

const idle: OrderSettlement = { status: 'idle', order: null, error: null };

/** An order's name as one text. */
export const getName = ({ eventId, orderNumber }: OrderName): string =>
  JSON.stringify([eventId, orderNumber]);

/** They contain orders, so a member's logout forgets them. */
const settlementFamily = sessionScopedFamily<OrderSettlement>(idle, logoutCountAtom);

/** Sets the settlement of an order. */
export const setSettlementAtom = atom(
  null,
  (_get, set, order: OrderName, settlement: OrderSettlement) =>
    set(settlementFamily(getName(order)), settlement),
);

/**
 * Whether a confirmation, a capture, a void, or the payment that `followOrdersAtom` waits for has
 * taken effect on an order. See docs/reference/states.mdx.
 */
export const orderSettlementAtom = ({ eventId, orderNumber }: OrderName) =>
  settlementFamily(getName({ eventId, orderNumber }));
