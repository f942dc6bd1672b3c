import type { OrderStatus } from '@vitrine/client/orders';
import type { Visitor } from '../../platform/domain.ts';
import type { PlatformContext } from '../../platform/platform-context.ts';
import { schedule } from '../../platform/schedule.ts';
import { planEnd, setReservationStatus } from '../tickets/reservation/reservation.ts';
import { office, type Reservation } from '../tickets/state.ts';
import { announceOrder } from './announce.ts';
import { canBecome, isConfirmed, isLost, notAvailable } from './rules.ts';
import type { StoredOrder } from './state.ts';
import { issueTickets } from './tickets.ts';

/** Minimum time for the buyer's payment. */
const PAYMENT_MINUTES = 10;
/** Number of days after which an authorized payment is captured automatically. */
const CAPTURE_DAYS = 6;

function waitForPayment(
  context: PlatformContext,
  order: StoredOrder,
  reservation: Reservation,
): void {
  const soonest = context.clock.now() + PAYMENT_MINUTES * 60_000;
  order.expires = Math.max(reservation.expires, soonest);
  planEnd(context, reservation, order.expires, () => setOrderStatus(context, order, 'CANCELED'));
}

function waitForCapture(context: PlatformContext, order: StoredOrder): void {
  const at = context.clock.now() + CAPTURE_DAYS * 86_400_000;
  order.transaction = {
    ...order.transaction,
    scheduledAction: 'CAPTURE',
    scheduledActionExecutionDate: new Date(at).toISOString(),
  };
  order.forget = schedule(context, { at }, () => setOrderStatus(context, order, 'PAID'));
}

/** Brings reservation, payment and tickets in line with an order's status. */
function follow(context: PlatformContext, order: StoredOrder, by?: Visitor): void {
  const { status } = order;
  const reservation = context.use(office).reservations.get(order.reservationId);
  order.forget?.();
  order.forget = undefined;
  order.pendingAction = undefined;
  order.expires = undefined;
  if (order.transaction) {
    const { transactionId, method } = order.transaction;
    order.transaction = { transactionId, method };
  }
  if (status === 'AUTHORIZED') waitForCapture(context, order);
  if (reservation) {
    if (status === 'INITIATED') waitForPayment(context, order, reservation);
    // A payment that is pending at its provider does not expire.
    else if (status === 'PENDING') reservation.keep();
    else if (isLost(order)) {
      setReservationStatus(context, reservation, 'RESERVATION_CANCELED', by);
    } else setReservationStatus(context, reservation, 'RESERVATION_CONFIRMED', by);
    if (isConfirmed(order) && order.tickets.length === 0) {
      issueTickets(context, order, reservation);
    }
  }
}

/** Starts the life cycle of a new order. */
export function begin(context: PlatformContext, order: StoredOrder, by?: Visitor): void {
  follow(context, order, by);
  announceOrder(context, 'OrderInitiated', order, by);
  if (isConfirmed(order)) announceOrder(context, 'OrderConfirmed', order, by);
}

/**
 * Changes the status of an order, with all effects. A transition that is not allowed is rejected.
 */
export function setOrderStatus(
  context: PlatformContext,
  order: StoredOrder,
  status: OrderStatus,
  by?: Visitor,
): void {
  if (!canBecome(order, status)) throw notAvailable(order);
  const before = isConfirmed(order);
  order.status = status;
  order.updated = context.clock.now();
  follow(context, order, by);
  announceOrder(
    context,
    isConfirmed(order) && !before ? 'OrderConfirmed' : 'OrderUpdated',
    order,
    by,
  );
}
