import type { Visitor } from '../core/domain.ts';
import { refusal } from '../core/errors.ts';
import type { Platform } from '../core/platform.ts';
import { requireReservation, TICKET_CHECKOUT_ERRORS } from '../orders/place.ts';
import { setReservationStatus } from './reservation.ts';

/**
 * Gives reserved tickets back. What holds nothing any more stays as it is, so that giving back can
 * be tried again; what has become an order belongs to the order. Specification 7.4.
 */
export function cancelReservation(
  platform: Platform,
  visitor: Visitor,
  eventId: string,
  id: string,
): void {
  const { reservation } = requireReservation(platform, eventId, id);
  const { orderNumber, status } = reservation;
  if (status !== 'RESERVATION_PENDING' && status !== 'RESERVATION_CONFIRMED') return;
  if (orderNumber) {
    throw refusal(TICKET_CHECKOUT_ERRORS.used, `Reservation ${id} is order ${orderNumber}.`, {
      data: { orderNumber },
    });
  }
  setReservationStatus(platform, reservation, 'RESERVATION_CANCELED_MANUALLY', visitor);
}
