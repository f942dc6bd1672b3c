import {
  type CreateReservationOptions,
  cancelReservation,
  createReservation,
  getInvoice,
  type Reservation,
} from '@vitrine/client/tickets';
import { mutationAtom } from '../core/mutation-atom.ts';
import { orNull } from '../core/or-null.ts';
import { storefrontAtom } from '../core/storefront.ts';
import { withoutDoubles } from '../core/without-doubles.ts';
import { endHoldAtom, holdAtom, noteInvoiceAtom, refreshTickets } from './hold.ts';
import { ticketKeys } from './keys.ts';
import { type ReservationName, reservationAtom } from './reservation.ts';

/** Which tickets of an event to reserve. */
export interface ReservationRequest extends CreateReservationOptions {
  eventId: string;
}

/**
 * Reserves tickets of an event; `reservationAtom` holds them until they expire. A reservation that
 * the event has already is given back once the new one is granted, and stays when it is refused.
 * Specification 7.4.
 */
export const createReservationAtom = withoutDoubles(
  mutationAtom<ReservationRequest, Reservation>({
    mutationFn: async ({ eventId, ...options }, { client, get, set }) => {
      const reservation = await createReservation(client, eventId, options);
      const former = get(reservationAtom(eventId));
      set(holdAtom, eventId, reservation);
      if (former.status === 'held' && former.reservation._id !== reservation._id) {
        // What can't be given back goes back by itself when its time has passed.
        cancelReservation(client, former.reservation._id, eventId).then(
          () => refreshTickets(get(storefrontAtom)),
          () => {},
        );
      }
      return reservation;
    },
    invalidates: [ticketKeys.lists],
  }),
);

/**
 * Gives reserved tickets back: at once on the page, and not after all where the platform refuses.
 * One that the platform does not have is given back already. Specification 7.4.
 */
export const cancelReservationAtom = withoutDoubles(
  mutationAtom<ReservationName, void>({
    mutationFn: async (name, { client, get, set }) => {
      const { eventId, reservationId } = name;
      const former = get(reservationAtom(eventId));
      set(endHoldAtom, name);
      try {
        await orNull(cancelReservation(client, reservationId, eventId));
      } catch (error) {
        const isFree = get(reservationAtom(eventId)).status === 'none';
        if (isFree && former.status === 'held' && former.reservation._id === reservationId) {
          set(holdAtom, eventId, former.reservation);
        }
        throw error;
      }
    },
    invalidates: [ticketKeys.lists],
  }),
);

/**
 * Takes up a reservation that was made before, as on a return to the page: `reservationAtom` holds
 * it if it still stands, and tells if it does not. Specification 7.4.
 */
export const resumeReservationAtom = withoutDoubles(
  mutationAtom<ReservationName, Reservation>({
    mutationFn: async (name, { client, set }) => {
      const { eventId, reservationId } = name;
      const answer = await getInvoice(client, reservationId, eventId);
      const { invoice, expires, reservations = [] } = answer;
      const reservation = {
        _id: reservationId,
        invoice,
        reservations,
        ...(expires && { expires }),
      };
      set(holdAtom, eventId, reservation);
      set(noteInvoiceAtom, name, answer);
      return reservation;
    },
  }),
);
