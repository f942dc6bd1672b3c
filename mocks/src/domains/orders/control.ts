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

/** The hand on the orders of tickets: what buyers, payments and doors do behind the seller's back. */
export interface OrdersControl {
  /** The order of this number as it is answered. One that does not exist is a `TypeError`. */
  read(orderNumber: string): Order;
  /** All orders, oldest first. */
  all(): Order[];
  /** The payment provider tells what came of the payment; `PAID` by default. */
  pay(orderNumber: string, outcome?: PaymentOutcome): Order;
  /** Someone else cancels the order; its places are free again. */
  cancel(orderNumber: string): Order;
  /** Lets the guests in: all of them, or so many of those who wait. */
  checkIn(orderNumber: string, guests?: number): Order;
  /** Removes the order. */
  delete(orderNumber: string): void;
}

export function ordersControl(context: PlatformContext): OrdersControl {
  const book = () => {
    seedTicketsAndOrders(context);
    return context.use(orderBook);
  };

  function held(orderNumber: string): StoredOrder {
    const order = book().get(orderNumber);
    if (order) return order;
    throw new TypeError(`There is no order "${orderNumber}". Use the number of one in all().`);
  }

  const changing =
    <Arguments extends unknown[]>(change: (order: StoredOrder, ...rest: Arguments) => void) =>
    (orderNumber: string, ...rest: Arguments): Order => {
      const order = held(orderNumber);
      change(order, ...rest);
      return toOrder(context, order);
    };

  return {
    read: (orderNumber) => toOrder(context, held(orderNumber)),
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
      const order = held(orderNumber);
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
