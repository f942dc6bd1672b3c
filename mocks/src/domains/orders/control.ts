import type { PlatformContext } from '../../platform/platform-context.ts';
import { setReservationStatus } from '../tickets/reservation/reservation.ts';
import { office } from '../tickets/state.ts';
import { announceOrder } from './announce.ts';
import { seedTicketsAndOrders } from './order-scheduler.ts';
import { type Order, toOrder } from './order-wire.ts';
import { type PaymentOutcome, reportPayment } from './payment.ts';
import { isLost } from './rules.ts';
import { orderBook, type StoredOrder } from './state.ts';
import { setOrderStatus } from './status.ts';

/** Changes to ticket orders by buyers, payment providers and admission, for stories and tests. */
export interface OrdersControl {
  /**
   * Returns the order with this number, as in a response. Throws a `TypeError` if it does not
   * exist.
   */
  read(orderNumber: string): Order;
  /** All orders, oldest first. */
  all(): Order[];
  /** Reports the payment provider's outcome; `PAID` by default. */
  pay(orderNumber: string, outcome?: PaymentOutcome): Order;
  /** Cancels the order by another user; its tickets become available again. */
  cancel(orderNumber: string): Order;
  /** Checks in guests: all of them, or this number of those not checked in yet. */
  checkIn(orderNumber: string, guests?: number): Order;
  /** Removes the order. */
  delete(orderNumber: string): void;
}

export function ordersControl(context: PlatformContext): OrdersControl {
  const book = () => {
    seedTicketsAndOrders(context);
    return context.use(orderBook);
  };

  function requireOrder(orderNumber: string): StoredOrder {
    const order = book().get(orderNumber);
    if (order) return order;
    throw new TypeError(`There is no order "${orderNumber}". Use the number of one in all().`);
  }

  const changing =
    <Arguments extends unknown[]>(change: (order: StoredOrder, ...rest: Arguments) => void) =>
    (orderNumber: string, ...rest: Arguments): Order => {
      const order = requireOrder(orderNumber);
      change(order, ...rest);
      return toOrder(context, order);
    };

  return {
    read: (orderNumber) => toOrder(context, requireOrder(orderNumber)),
    all: () =>
      [...book().values()]
        .sort((one, other) => one.created - other.created)
        .map((order) => toOrder(context, order)),
    pay: changing((order, outcome: PaymentOutcome = 'PAID') =>
      reportPayment(context, order, outcome),
    ),
    cancel: changing((order) => setOrderStatus(context, order, 'CANCELED')),
    checkIn: changing((order, guests?: number) => {
      const waiting = order.tickets.filter(({ checkedIn }) => checkedIn === undefined);
      const now = context.clock.now();
      for (const ticket of waiting.slice(0, guests)) ticket.checkedIn = now;
      order.updated = now;
      announceOrder(context, 'OrderUpdated', order);
    }),
    delete(orderNumber) {
      const order = requireOrder(orderNumber);
      const reservation = context.use(office).reservations.get(order.reservationId);
      order.forget?.();
      if (reservation && !isLost(order)) {
        setReservationStatus(context, reservation, 'RESERVATION_CANCELED');
      }
      book().delete(orderNumber);
      announceOrder(context, 'OrderDeleted', order);
    },
  };
}
