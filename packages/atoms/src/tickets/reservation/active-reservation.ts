import type { Reservation, ReservationInvoice } from '@vitrine/client/tickets';
import { getInvoice, ReservationStatus } from '@vitrine/client/tickets';
import { atom, type Getter } from 'jotai/vanilla';
import { type Storefront, storefrontAtom } from '../../storefront.ts';
import { setTimeoutAt } from '../../time/schedule-at.ts';
import { steadyClockAtom } from '../../time/steady-clock.ts';
import { ticketKeys } from '../keys.ts';
import { watchLeaveAtom } from './release-on-leave.ts';
import {
  type ReservationName,
  type ReservationState,
  reservationAtom,
  setReservationAtom,
} from './reservation.ts';

/** Cancel functions of the reservations' expiry timers, by event. */
const endTimesAtom = atom((): Map<string, () => void> => new Map());

/** Whether a reservation has expired, as far as the platform's clock is known. */
export const hasPassed = ({ expires }: Reservation, get: Getter): boolean =>
  expires !== undefined && expires.getTime() <= get(steadyClockAtom).now();

/** Refetches every ticket list after a change of the remaining stock. */
export const refetchTickets = ({ queryClient }: Storefront) =>
  void queryClient.invalidateQueries({ queryKey: ticketKeys.lists });

const expireAtom = atom(null, (get, set, eventId: string) => {
  const { status, reservation } = get(reservationAtom(eventId));
  if (status !== 'reserved') return;
  set(setReservationAtom, eventId, { status: 'expired', reservation });
  set(watchLeaveAtom, eventId, false);
  refetchTickets(get(storefrontAtom));
});

/**
 * Handles a reservation's apparent expiry. A clock that has jumped may have been set manually, so
 * the platform is queried before the tickets count as lost; if it can't be reached, the clock
 * decides.
 */
const endAtom = atom(null, async (get, set, eventId: string) => {
  const clock = get(steadyClockAtom);
  const { reservation } = get(reservationAtom(eventId));
  if (!reservation || !clock.isInDoubt()) {
    set(expireAtom, eventId);
    return;
  }
  const name = { eventId, reservationId: reservation._id };
  const { client } = get(storefrontAtom);
  const invoice = await getInvoice(client, name.reservationId, eventId).catch(() => null);
  clock.acceptClock();
  if (invoice) set(recordInvoiceAtom, name, invoice);
  const { status, reservation: current } = get(reservationAtom(eventId));
  if (status !== 'reserved' || current._id !== name.reservationId) return;
  if (hasPassed(current, get)) set(expireAtom, eventId);
  else set(activeReservationAtom, eventId, current);
});

/** Stores a reservation until it expires. */
export const activeReservationAtom = atom(
  null,
  (get, set, eventId: string, reservation: Reservation) => {
    const endTimes = get(endTimesAtom);
    endTimes.get(eventId)?.();
    set(setReservationAtom, eventId, { status: 'reserved', reservation });
    set(watchLeaveAtom, eventId, true);
    const { expires } = reservation;
    if (!expires) return;
    const end = () => void set(endAtom, eventId);
    endTimes.set(eventId, setTimeoutAt(expires.getTime(), get(steadyClockAtom).now, end));
  },
);

/** Ends the holding of a reservation, if it is the one that the event has. */
export const endActiveReservationAtom = atom(
  null,
  (get, set, { eventId, reservationId }: ReservationName, state?: ReservationState) => {
    if (get(reservationAtom(eventId)).reservation?._id !== reservationId) return;
    const endTimes = get(endTimesAtom);
    endTimes.get(eventId)?.();
    endTimes.delete(eventId);
    set(watchLeaveAtom, eventId, false);
    set(setReservationAtom, eventId, state);
  },
);

const { RESERVATION_PENDING, RESERVATION_CONFIRMED, RESERVATION_EXPIRED } = ReservationStatus;

/**
 * Applies an invoice's status of its reservation. The platform's status takes precedence over the
 * local clock.
 */
export const recordInvoiceAtom = atom(
  null,
  (get, set, name: ReservationName, invoice: ReservationInvoice) => {
    const { eventId } = name;
    const { status, reservation } = get(reservationAtom(eventId));
    if (reservation?._id !== name.reservationId) return;
    if (status !== 'reserved' && status !== 'expired') return;
    const { reservationStatus = RESERVATION_PENDING, reservationOccupied, expires } = invoice;
    const updatedReservation = { ...reservation, reservationStatus, ...(expires && { expires }) };
    if (reservationOccupied || reservationStatus === RESERVATION_CONFIRMED) {
      set(endActiveReservationAtom, name, { status: 'ordered', reservation: updatedReservation });
    } else if (reservationStatus === RESERVATION_EXPIRED) {
      set(endActiveReservationAtom, name, { status: 'expired', reservation: updatedReservation });
    } else if (reservationStatus !== RESERVATION_PENDING) {
      set(endActiveReservationAtom, name, { status: 'canceled', reservation: updatedReservation });
    } else if (updatedReservation.expires?.getTime() !== reservation.expires?.getTime()) {
      set(activeReservationAtom, eventId, updatedReservation);
    }
  },
);
