import type { ReservationStatus } from '@vitrine/client/tickets';
import { announce } from '../../../platform/announce.ts';
import type { Visitor } from '../../../platform/domain.ts';
import type { PlatformContext } from '../../../platform/platform-context.ts';
import { schedule } from '../../../platform/schedule.ts';
import { type Offer, office, type Reservation } from '../state.ts';

const PENDING = 'RESERVATION_PENDING';
const CONFIRMED = 'RESERVATION_CONFIRMED';

/** Adds a reservation's tickets to the counter of its status, or subtracts them. */
function count(offers: Map<string, Offer>, { status, lines }: Reservation, sign: 1 | -1): void {
  for (const { offerId, quantity } of lines) {
    const offer = offers.get(offerId);
    if (!offer) continue;
    if (status === PENDING) offer.reserved += sign * quantity;
    if (status === CONFIRMED) offer.sold += sign * quantity;
  }
}

const wireTime = (moment: number) => new Date(moment).toISOString();

function tell(
  context: PlatformContext,
  name: 'ReservationCreated' | 'ReservationUpdated',
  reservation: Reservation,
  by?: Visitor,
): void {
  const { offers, silent } = context.use(office);
  if (silent) return;
  const updatedDate = wireTime(reservation.updated);
  const kinds = [...new Set(reservation.lines.map(({ offerId }) => offerId))];
  const subject = {
    eventId: reservation.eventId,
    reservationId: reservation.id,
    expires: wireTime(reservation.expires),
    status: reservation.status,
    updatedDate,
    quantities: reservation.lines.map(({ offerId, quantity }) => ({
      ticketDefinitionId: offerId,
      quantity,
      updatedDate,
    })),
    counts: kinds.map((id) => ({
      timestamp: updatedDate,
      ticketDefinitionId: id,
      confirmedCount: offers.get(id)?.sold ?? 0,
      pendingCount: offers.get(id)?.reserved ?? 0,
    })),
  };
  announce(context, name, subject, by);
}

/**
 * Changes the status of a reservation: its tickets are immediately reserved, sold, or available
 * again.
 */
export function setReservationStatus(
  context: PlatformContext,
  reservation: Reservation,
  status: ReservationStatus,
  by?: Visitor,
): void {
  if (reservation.status === status) return;
  const { offers } = context.use(office);
  reservation.keep();
  count(offers, reservation, -1);
  reservation.status = status;
  reservation.updated = context.clock.now();
  count(offers, reservation, 1);
  tell(context, 'ReservationUpdated', reservation, by);
}

/** Schedules the expiration of a pending reservation, and cancels the previous schedule. */
export function planEnd(
  context: PlatformContext,
  reservation: Reservation,
  moment: number,
  end: () => void,
): void {
  reservation.keep();
  reservation.expires = moment;
  const cancel = schedule(context, { at: moment }, end);
  reservation.keep = cancel;
}

/** Reserves these lines for a visitor until the reservation expires. */
export function openReservation(
  context: PlatformContext,
  visitor: Visitor,
  eventId: string,
  lines: Reservation['lines'],
  minutes: number,
): Reservation {
  const { offers, reservations } = context.use(office);
  const now = context.clock.now();
  const reservation: Reservation = {
    id: context.nextId('reservation'),
    eventId,
    visitor,
    status: PENDING,
    lines,
    expires: now,
    updated: now,
    keep: () => {},
  };
  reservations.set(reservation.id, reservation);
  count(offers, reservation, 1);
  planEnd(context, reservation, now + minutes * 60_000, () =>
    setReservationStatus(context, reservation, 'RESERVATION_EXPIRED'),
  );
  tell(context, 'ReservationCreated', reservation, visitor);
  return reservation;
}
