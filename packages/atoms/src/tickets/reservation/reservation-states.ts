import type { Order } from '@vitrine/client/orders';
import type { Reservation, TicketQuantity } from '@vitrine/client/tickets';
import type { ReservationState } from './reservation.ts';
import type { ReserveProblem } from './reservation-problem.ts';

/** Tickets that were asked for: what a renewal and another try ask for again. */
export interface RequestedTickets {
  ticketQuantities: readonly TicketQuantity[];
}

/** A hold, what was asked for it, and how often it was renewed. */
export interface ActiveReservation {
  reservation: Reservation;
  /** Null where another page asked for it. */
  wanted: RequestedTickets | null;
  renewals: number;
}

/** What a request comes in place of: a hold that goes on, or one whose time is over. */
interface Before {
  former: ActiveReservation | null;
  ended: ActiveReservation | null;
}

/**
 * A buyer's way from tickets to an order, for one event:
 * - `idle`: nothing is held; `problem` says why the last try came to nothing;
 * - `reserving`: the platform is asked; `former` is what is held until it grants;
 * - `unknown`: no answer came, so tickets may be held or not; asking once more is the buyer's choice;
 * - `held`: `problem` says why a change or a renewal was rejected, while the hold goes on;
 * - `renewing`: the same tickets are reserved again, and the hold stands meanwhile;
 * - `lost`: the time was over, and the tickets could not be had again;
 * - `checkingOut`: an order is on its way, and the clock counts no more;
 * - `failed`: no order was made; the hold goes on;
 * - `done`: an order was made; `order` is missing where it was made somewhere else;
 * - `cancelling`: the buyer has left; the tickets are on their way back;
 * - `expired`: the time is over; answers are kept, and the tickets may be asked for again;
 * - `canceled`: the platform took them back, or the buyer did so elsewhere.
 */
export type ReservationFlow =
  | { status: 'idle'; problem: ReserveProblem | null }
  | ({ status: 'reserving'; wanted: RequestedTickets; isAgain: boolean } & Before)
  | ({ status: 'unknown'; wanted: RequestedTickets; mayRetry: boolean } & Before)
  | ({ status: 'reserved'; problem: ReserveProblem | null } & ActiveReservation)
  | ({ status: 'renewing' | 'checkingOut' | 'cancelling' | 'expired' } & ActiveReservation)
  | ({ status: 'failed'; error: Error; isIndeterminate: boolean } & ActiveReservation)
  | ({ status: 'lost'; problem: ReserveProblem } & ActiveReservation)
  | { status: 'done'; reservation: Reservation; order: Order | null; orderNumber: string | null }
  | { status: 'canceled'; reservation: Reservation };

/** What moves a buyer on. */
export type ReservationEvent =
  | { type: 'reserve'; wanted: RequestedTickets }
  | { type: 'granted'; reservation: Reservation }
  | { type: 'rejected'; problem: ReserveProblem }
  /** No answer came to what was asked. */
  | { type: 'unacknowledged' }
  | { type: 'renew' }
  | { type: 'check-out' }
  | { type: 'ordered'; order: Order | null; orderNumber: string | null }
  | { type: 'order-failed'; error: Error; isIndeterminate: boolean }
  | { type: 'cancel' }
  | { type: 'given-back' }
  /** What an earlier page knew of the hold that this one has taken up. */
  | { type: 'recalled'; wanted: RequestedTickets | null; renewals: number }
  /** How it stands with the hold, as `reservationAtom` says. */
  | { type: 'seen'; state: ReservationState };
