import type { Order } from '@vitrine/client/orders';
import type { Reservation } from '@vitrine/client/tickets';
import { type Atom, atom } from 'jotai/vanilla';
import { logoutCountAtom } from '../../session/session-scope.ts';
import { sessionScopedFamily } from '../../session/session-scoped-family.ts';

/** What names a reservation. */
export interface ReservationName {
  eventId: string;
  reservationId: string;
}

/**
 * The reservation of an event's tickets, and how it stands:
 * - `held`: no one else can buy these tickets until `reservation.expires`, by the platform's clock;
 * - `ordering`: an order is on its way, and only its answer counts, not the clock;
 * - `ordered`: an order was made of it; it is missing where it was made somewhere else;
 * - `expired`: its time has passed, and the tickets are on sale again;
 * - `canceled`: the platform has taken it back.
 */
export type ReservationState =
  | { status: 'none'; reservation: null }
  | { status: 'reserved' | 'ordering' | 'expired' | 'canceled'; reservation: Reservation }
  | { status: 'ordered'; reservation: Reservation; order?: Order };

const none: ReservationState = { status: 'none', reservation: null };

// Tickets that a visitor holds go through the login with them; a member's are no one else's.
const stateAtom = sessionScopedFamily<ReservationState>(none, logoutCountAtom);

/** Sets how it stands with an event's reservation. */
export const setReservationAtom = atom(
  null,
  (_get, set, eventId: string, state: ReservationState = none) => set(stateAtom(eventId), state),
);

/** The reservation of this visitor's for an event, from its creation to its end. See docs/reference/tickets.md and docs/reference/states.md. */
export const reservationAtom: (eventId: string) => Atom<ReservationState> = stateAtom;
