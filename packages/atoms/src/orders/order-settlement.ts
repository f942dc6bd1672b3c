import type { Order } from '@vitrine/client/orders';
import { atom } from 'jotai/vanilla';
import { weakFamily } from '../utils/weak-family.ts';
import type { OrderName } from './keys.ts';

/** Whether a change that the platform makes a moment after its answer has come to an order. */
export type OrderSettlement =
  | { status: 'idle'; order: null; error: null }
  /** It is asked for, again and again, with growing pauses. */
  | { status: 'waiting'; order: null; error: null }
  | { status: 'settled'; order: Order; error: null }
  /** It has not come in time, and nobody asks any more. */
  | { status: 'late'; order: null; error: null }
  | { status: 'error'; order: null; error: Error };

const idle: OrderSettlement = { status: 'idle', order: null, error: null };

/** An order's name as one text. */
export const getName = ({ eventId, orderNumber }: OrderName): string =>
  JSON.stringify([eventId, orderNumber]);

const settlementsAtom = atom<ReadonlyMap<string, OrderSettlement>>(new Map());

/** Notes how it stands with an order. */
export const setSettlementAtom = atom(
  null,
  (_get, set, order: OrderName, settlement: OrderSettlement) =>
    set(settlementsAtom, (all) => new Map(all).set(getName(order), settlement)),
);

const settlementFamily = weakFamily(
  (name: string) => atom((get) => get(settlementsAtom).get(name) ?? idle),
  (name) => name,
);

/**
 * Whether the effect of a confirmation, a capture or a void, or of the payment that
 * `followOrdersAtom` awaits, has come to an order. See docs/reference/states.md.
 */
export const orderSettlementAtom = ({ eventId, orderNumber }: OrderName) =>
  settlementFamily(getName({ eventId, orderNumber }));
