import type { Order } from '@vitrine/client/orders';
import type { CreateReservationOptions, Reservation } from '@vitrine/client/tickets';
import type { ReservationState } from './reservation.ts';
import type { ReserveProblem } from './reservation-problem.ts';

/** Requested tickets, for a renewal or a retry. */
export interface RequestedTickets
  extends Pick<
    CreateReservationOptions,
    'ticketQuantities' | 'ignoreLimits' | 'allowHiddenTickets'
  > {}

/** A reservation, its requested tickets, and its number of renewals. */
export interface ActiveReservation {
  /** As the platform last returned it. */
  reservation: Reservation;
  /** Null if another page requested it. */
  requestedTickets: RequestedTickets | null;
  /** Number of times that the same tickets were reserved again. */
  renewals: number;
}

/** The reservation that a request replaces: an active or an expired one. */
interface Before {
  /** The active reservation; null if there is none. */
  former: ActiveReservation | null;
  /** The expired reservation; null if there is none. */
  ended: ActiveReservation | null;
}

/**
 * A buyer's flow from tickets to an order, for one event:
 * - `idle`: nothing is reserved; `problem` is the reason of the last failed attempt;
 * - `reserving`: the request is pending; `former` is the reservation until it succeeds;
 * - `unknown`: there was no response, so tickets may be reserved or not; a retry is the buyer's
 * choice;
 * - `reserved`: `problem` is the reason of a rejected change or renewal, while the reservation
 * continues;
 * - `renewing`: the same tickets are being reserved again, and the reservation continues meanwhile;
 * - `lost`: the reservation had expired, and the tickets were no longer available;
 * - `checking-out`: an order is pending, and the clock no longer counts;
 * - `failed`: no order was created; the reservation continues. With `isIndeterminate`, there may be
 * an order, or there is one whose number is unknown: ordering again finds out, and no other tickets
 * can be reserved until then;
 * - `done`: an order was created; `order` is missing if it was created elsewhere;
 * - `canceling`: the buyer has left; the tickets are being released;
 * - `expired`: the reservation has expired; answers are preserved, and the tickets may be requested
 * again;
 * - `canceled`: the platform canceled it, or the buyer did so elsewhere.
 */
export type ReservationFlow =
  | { status: 'idle'; problem: ReserveProblem | null }
  | ({ status: 'reserving'; requestedTickets: RequestedTickets; isAgain: boolean } & Before)
  | ({ status: 'unknown'; requestedTickets: RequestedTickets; mayRetry: boolean } & Before)
  | ({ status: 'reserved'; problem: ReserveProblem | null } & ActiveReservation)
  | ({ status: 'renewing' | 'checking-out' | 'canceling' | 'expired' } & ActiveReservation)
  | ({ status: 'failed'; error: Error; isIndeterminate: boolean } & ActiveReservation)
  | ({ status: 'lost'; problem: ReserveProblem } & ActiveReservation)
  | { status: 'done'; reservation: Reservation; order: Order | null; orderNumber: string | null }
  | { status: 'canceled'; reservation: Reservation };

/** Events of the flow. */
export type ReservationEvent =
  | { type: 'reserve'; requestedTickets: RequestedTickets }
  | { type: 'granted'; reservation: Reservation }
  | { type: 'rejected'; problem: ReserveProblem }
  /** A request got no response. */
  | { type: 'unacknowledged' }
  | { type: 'renew' }
  | { type: 'check-out' }
  | { type: 'ordered'; order: Order | null; orderNumber: string | null }
  | { type: 'order-failed'; error: Error; isIndeterminate: boolean }
  | { type: 'cancel' }
  | { type: 'released' }
  /** An earlier page's data of the reservation that this page has resumed. */
  | { type: 'recalled'; requestedTickets: RequestedTickets | null; renewals: number }
  /** Status of the reservation, from `reservationAtom`. */
  | { type: 'seen'; state: ReservationState };

/**
 * Whether a reservation may have an order, because the outcome of the request for one is unknown: then
 * it must not be replaced or released.
 */
export const mayBeOrdered = (flow: ReservationFlow): boolean =>
  flow.status === 'failed' && flow.isIndeterminate;

/** Returns the number of tickets in a reservation. */
export const countReservedTickets = ({ reservations }: Pick<Reservation, 'reservations'>): number =>
  reservations.reduce((all, { quantity }) => all + quantity, 0);
