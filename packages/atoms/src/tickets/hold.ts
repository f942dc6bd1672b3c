import type { Reservation, ReservationInvoice } from '@vitrine/client/tickets';
import { ReservationStatus } from '@vitrine/client/tickets';
import { atom } from 'jotai/vanilla';
import { atMoment } from '../core/at-moment.ts';
import { type Storefront, storefrontAtom } from '../core/storefront.ts';
import { ticketKeys } from './keys.ts';
import {
  type ReservationName,
  type ReservationState,
  reservationAtom,
  setReservationAtom,
} from './reservation.ts';

/** What calls off the end of each event's reservation. */
const endingsAtom = atom((): Map<string, () => void> => new Map());

/** Whether the time of a reservation has passed, as far as the platform's clock is known. */
export const hasPassed = ({ expires }: Reservation, { client }: Storefront): boolean =>
  expires !== undefined && expires.getTime() <= client.serverClock.now();

/** What is left of the tickets has changed: every list of them is read anew. */
export const refreshTickets = ({ queryClient }: Storefront) =>
  void queryClient.invalidateQueries({ queryKey: ticketKeys.lists });

const expireAtom = atom(null, (get, set, eventId: string) => {
  const { status, reservation } = get(reservationAtom(eventId));
  if (status !== 'held') return;
  set(setReservationAtom, eventId, { status: 'expired', reservation });
  refreshTickets(get(storefrontAtom));
});

/** Holds a reservation until it expires. */
export const holdAtom = atom(null, (get, set, eventId: string, reservation: Reservation) => {
  const { client } = get(storefrontAtom);
  const endings = get(endingsAtom);
  endings.get(eventId)?.();
  set(setReservationAtom, eventId, { status: 'held', reservation });
  const { expires } = reservation;
  if (!expires) return;
  const end = () => set(expireAtom, eventId);
  endings.set(eventId, atMoment(expires.getTime(), client.serverClock.now, end));
});

/** Ends the holding of a reservation, if it is the one that the event has. */
export const endHoldAtom = atom(
  null,
  (get, set, { eventId, reservationId }: ReservationName, state?: ReservationState) => {
    if (get(reservationAtom(eventId)).reservation?._id !== reservationId) return;
    const endings = get(endingsAtom);
    endings.get(eventId)?.();
    endings.delete(eventId);
    set(setReservationAtom, eventId, state);
  },
);

const { RESERVATION_PENDING, RESERVATION_CONFIRMED, RESERVATION_EXPIRED } = ReservationStatus;

/** What an invoice says of its reservation. The platform's word goes before this side's clock. */
export const noteInvoiceAtom = atom(
  null,
  (get, set, name: ReservationName, invoice: ReservationInvoice) => {
    const { eventId } = name;
    const { status, reservation } = get(reservationAtom(eventId));
    if (reservation?._id !== name.reservationId) return;
    if (status !== 'held' && status !== 'expired') return;
    const { reservationStatus = RESERVATION_PENDING, reservationOccupied, expires } = invoice;
    const told = { ...reservation, reservationStatus, ...(expires && { expires }) };
    if (reservationOccupied || reservationStatus === RESERVATION_CONFIRMED) {
      set(endHoldAtom, name, { status: 'ordered', reservation: told });
    } else if (reservationStatus === RESERVATION_EXPIRED) {
      set(endHoldAtom, name, { status: 'expired', reservation: told });
    } else if (reservationStatus !== RESERVATION_PENDING) {
      set(endHoldAtom, name, { status: 'canceled', reservation: told });
    } else if (told.expires?.getTime() !== reservation.expires?.getTime()) {
      set(holdAtom, eventId, told);
    }
  },
);
