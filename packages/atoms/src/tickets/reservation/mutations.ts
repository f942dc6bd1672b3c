import {
  type CreateReservationOptions,
  cancelReservation,
  createReservation,
  getInvoice,
  type Reservation,
} from '@vitrine/client/tickets';
import { atom } from 'jotai/vanilla';
import { dedupeMutation } from '../../query/dedupe-mutation.ts';
import { mutationAtom } from '../../query/mutation-atom.ts';
import { nullOn404 } from '../../query/null-on-404.ts';
import { createSessionCheck, logoutCountAtom } from '../../session/session-scope.ts';
import { ticketKeys } from '../keys.ts';
import {
  activeReservationAtom,
  endActiveReservationAtom,
  recordInvoiceAtom,
} from './active-reservation.ts';
import { releaseReservationAtom } from './release.ts';
import { type ReservationName, reservationAtom, setReservationAtom } from './reservation.ts';

/** Tickets of an event to reserve. */
export interface ReservationRequest extends CreateReservationOptions {
  /** ID of the event. */
  eventId: string;
}

/** The sequence number of the newest successful request, by event. */
const grantedAtom = atom((): Map<string, number> => new Map());
const requestsAtom = atom(() => ({ count: 0 }));

/**
 * Reserves tickets of an event; `reservationAtom` contains them until they expire. The event's
 * existing reservation is canceled once the new one succeeds, and stays if it is rejected. A
 * reservation that succeeds after a newer request did, or after a logout, is canceled too. See
 * docs/reference/tickets.mdx.
 */
export const createReservationAtom = dedupeMutation(
  mutationAtom<ReservationRequest, Reservation>({
    mutationFn: async ({ eventId, ...options }, { client, get, set }) => {
      const requests = get(requestsAtom);
      requests.count += 1;
      const requestNumber = requests.count;
      const isSamePerson = createSessionCheck(get, logoutCountAtom);
      const reservation = await createReservation(client, eventId, options);
      const granted = get(grantedAtom);
      if (!isSamePerson() || requestNumber < (granted.get(eventId) ?? 0)) {
        void set(releaseReservationAtom, { eventId, reservation });
        return reservation;
      }
      granted.set(eventId, requestNumber);
      const former = get(reservationAtom(eventId));
      set(activeReservationAtom, eventId, reservation);
      if (former.status === 'reserved') {
        void set(releaseReservationAtom, { eventId, reservation: former.reservation });
      }
      return reservation;
    },
    invalidates: [ticketKeys.lists],
  }),
);

/**
 * Cancels a reservation, immediately on the page; restores it if the platform rejects. One that the
 * platform does not have counts as canceled. See docs/reference/tickets.mdx.
 */
export const cancelReservationAtom = dedupeMutation(
  mutationAtom<ReservationName, void>({
    mutationFn: async (name, { client, get, set }) => {
      const { eventId, reservationId } = name;
      const isSamePerson = createSessionCheck(get, logoutCountAtom);
      const former = get(reservationAtom(eventId));
      const { status, reservation } = former;
      // A reservation with a pending order belongs to the order.
      const isCurrent =
        reservation?._id === reservationId && status !== 'ordering' && status !== 'ordered';
      if (isCurrent) set(endActiveReservationAtom, name);
      try {
        await nullOn404(cancelReservation(client, reservationId, eventId));
      } catch (error) {
        const isFree = isSamePerson() && get(reservationAtom(eventId)).status === 'none';
        if (isCurrent && isFree && status === 'reserved')
          set(activeReservationAtom, eventId, reservation);
        else if (isCurrent && isFree) set(setReservationAtom, eventId, former);
        throw error;
      }
    },
    invalidates: [ticketKeys.lists],
  }),
);

/**
 * Resumes an earlier reservation, for example on a return to the page: `reservationAtom` contains
 * it if it is still valid, or its status otherwise. If the page has another reservation of the
 * event, that one is canceled, or stays if the earlier one is no longer valid. See
 * docs/reference/tickets.mdx.
 */
export const resumeReservationAtom = dedupeMutation(
  mutationAtom<ReservationName, Reservation>({
    mutationFn: async (name, { client, get, set }) => {
      const { eventId, reservationId } = name;
      const isSamePerson = createSessionCheck(get, logoutCountAtom);
      const response = await getInvoice(client, reservationId, eventId);
      const { invoice, expires, reservations = [] } = response;
      const reservation = {
        _id: reservationId,
        invoice,
        reservations,
        ...(expires && { expires }),
      };
      if (!isSamePerson()) return reservation;
      const former = get(reservationAtom(eventId));
      set(activeReservationAtom, eventId, reservation);
      set(recordInvoiceAtom, name, response);
      if (former.status === 'reserved' && former.reservation._id !== reservationId) {
        const stands = get(reservationAtom(eventId)).status === 'reserved';
        if (stands) void set(releaseReservationAtom, { eventId, reservation: former.reservation });
        else set(activeReservationAtom, eventId, former.reservation);
      }
      return reservation;
    },
  }),
);
