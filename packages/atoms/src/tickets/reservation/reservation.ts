import type { Order } from '@vitrine/client/orders';
import type { Reservation } from '@vitrine/client/tickets';
import { type Atom, atom } from 'jotai/vanilla';
import { logoutCountAtom } from '../../session/session-scope.ts';
import { sessionScopedFamily } from '../../session/session-scoped-family.ts';

/** Identifiers of a reservation. */
export interface ReservationName {
  /** ID of the event. */
  eventId: string;
  /** `_id` of the reservation. */
  reservationId: string;
}

/**
 * The reservation of an event's tickets, with its status:
 * - `reserved`: other buyers can't get these tickets until `reservation.expires`, by the platform's
 * clock;
 * - `ordering`: an order is pending, and only its response counts, not the clock;
 * - `ordered`: an order was created from it; it is missing if it was created elsewhere;
 * - `expired`: it has expired, and the tickets are on sale again;
 * - `canceled`: the platform has canceled it.
 */
export type ReservationState =
  | { status: 'none'; reservation: null }
  | { status: 'reserved' | 'ordering' | 'expired' | 'canceled'; reservation: Reservation }
  | { status: 'ordered'; reservation: Reservation; order?: Order };

const none: ReservationState = { status: 'none', reservation: null };

// A visitor's reservation is preserved at login; a member's is cleared at logout.
const stateAtom = sessionScopedFamily<ReservationState>(none, logoutCountAtom);

/** Sets the state of an event's reservation. */
export const setReservationAtom = atom(
  null,
  (_get, set, eventId: string, state: ReservationState = none) => set(stateAtom(eventId), state),
);

/** The reservation of this visitor's for an event, from its creation to its end. See docs/reference/tickets.mdx and docs/reference/states.mdx. */
export const reservationAtom: (eventId: string) => Atom<ReservationState> = stateAtom;
