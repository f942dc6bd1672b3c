import type { OrderStatus } from '@vitrine/client/orders';
import type { Visitor } from '../../platform/domain.ts';
import type { Platform } from '../../platform/platform-context.ts';
import { schedule } from '../../platform/schedule.ts';
import { planEnd, setReservationStatus } from '../tickets/reservation/reservation.ts';
import { office, type Reservation } from '../tickets/state.ts';
import { tellOrder } from './announce.ts';
import { canBecome, isConfirmed, isLost, notAvailable } from './rules.ts';
import type { HeldOrder } from './state.ts';
import { issueTickets } from './tickets.ts';

/** How long a buyer has to pay, at the least. */
const PAYMENT_MINUTES = 10;
/** After how long an authorized payment is captured by itself. */
const CAPTURE_DAYS = 6;

function waitForPayment(platform: Platform, order: HeldOrder, reservation: Reservation): void {
  const soonest = platform.clock.now() + PAYMENT_MINUTES * 60_000;
  order.expires = Math.max(reservation.expires, soonest);
  planEnd(platform, reservation, order.expires, () => setOrderStatus(platform, order, 'CANCELED'));
}

function waitForCapture(platform: Platform, order: HeldOrder): void {
  const at = platform.clock.now() + CAPTURE_DAYS * 86_400_000;
  order.transaction = {
    ...order.transaction,
    scheduledAction: 'CAPTURE',
    scheduledActionExecutionDate: new Date(at).toISOString(),
  };
  order.forget = schedule(platform, { at }, () => setOrderStatus(platform, order, 'PAID'));
}

/** Brings reservation, payment and tickets in line with an order's status. */
function follow(platform: Platform, order: HeldOrder, by?: Visitor): void {
  const { status } = order;
  const reservation = platform.use(office).reservations.get(order.reservationId);
  order.forget?.();
  order.forget = undefined;
  order.underWay = undefined;
  order.expires = undefined;
  if (order.transaction) {
    const { transactionId, method } = order.transaction;
    order.transaction = { transactionId, method };
  }
  if (status === 'AUTHORIZED') waitForCapture(platform, order);
  if (reservation) {
    if (status === 'INITIATED') waitForPayment(platform, order, reservation);
    // A payment that its provider holds does not run out.
    else if (status === 'PENDING') reservation.keep();
    else if (isLost(order)) {
      setReservationStatus(platform, reservation, 'RESERVATION_CANCELED', by);
    } else setReservationStatus(platform, reservation, 'RESERVATION_CONFIRMED', by);
    if (isConfirmed(order) && order.tickets.length === 0) {
      issueTickets(platform, order, reservation);
    }
  }
}

/** Lets an order that was just made begin its life. */
export function begin(platform: Platform, order: HeldOrder, by?: Visitor): void {
  follow(platform, order, by);
  tellOrder(platform, 'OrderInitiated', order, by);
  if (isConfirmed(order)) tellOrder(platform, 'OrderConfirmed', order, by);
}

/** Gives an order another status, with all that follows from it. One it can't become is refused. */
export function setOrderStatus(
  platform: Platform,
  order: HeldOrder,
  status: OrderStatus,
  by?: Visitor,
): void {
  if (!canBecome(order, status)) throw notAvailable(order);
  const before = isConfirmed(order);
  order.status = status;
  order.updated = platform.clock.now();
  follow(platform, order, by);
  tellOrder(platform, isConfirmed(order) && !before ? 'OrderConfirmed' : 'OrderUpdated', order, by);
}
