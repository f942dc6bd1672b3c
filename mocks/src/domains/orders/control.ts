import type { Platform } from '../../platform/platform-context.ts';
import { setReservationStatus } from '../tickets/reservation/reservation.ts';
import { office } from '../tickets/state.ts';
import { tellOrder } from './announce.ts';
import { openOffice } from './order-scheduler.ts';
import { type Order, orderOf } from './order-wire.ts';
import { type PaymentOutcome, reportPayment } from './payment.ts';
import { isLost } from './rules.ts';
import { type HeldOrder, orderBook } from './state.ts';
import { setOrderStatus } from './status.ts';

/** The hand on the orders of tickets: what buyers, payments and doors do behind the seller's back. */
export interface OrdersControl {
  /** The order of this number as it is answered. One that does not exist is a `TypeError`. */
  read(orderNumber: string): Order;
  /** All orders, oldest first. */
  all(): Order[];
  /** The payment provider tells what came of the payment; `PAID` unless told otherwise. */
  pay(orderNumber: string, outcome?: PaymentOutcome): Order;
  /** Someone else cancels the order; its places are free again. */
  cancel(orderNumber: string): Order;
  /** Lets the guests in: all of them, or so many of those who wait. */
  checkIn(orderNumber: string, guests?: number): Order;
  /** Removes the order. */
  delete(orderNumber: string): void;
}

export function ordersControl(platform: Platform): OrdersControl {
  const book = () => {
    openOffice(platform);
    return platform.use(orderBook);
  };

  function held(orderNumber: string): HeldOrder {
    const order = book().get(orderNumber);
    if (order) return order;
    throw new TypeError(`There is no order "${orderNumber}". Use the number of one in all().`);
  }

  const changing =
    <Arguments extends unknown[]>(change: (order: HeldOrder, ...rest: Arguments) => void) =>
    (orderNumber: string, ...rest: Arguments): Order => {
      const order = held(orderNumber);
      change(order, ...rest);
      return orderOf(platform, order);
    };

  return {
    read: (orderNumber) => orderOf(platform, held(orderNumber)),
    all: () =>
      [...book().values()]
        .sort((one, other) => one.created - other.created)
        .map((order) => orderOf(platform, order)),
    pay: changing((order, outcome: PaymentOutcome = 'PAID') =>
      reportPayment(platform, order, outcome),
    ),
    cancel: changing((order) => setOrderStatus(platform, order, 'CANCELED')),
    checkIn: changing((order, guests?: number) => {
      const waiting = order.tickets.filter(({ checkedIn }) => checkedIn === undefined);
      const now = platform.clock.now();
      for (const ticket of waiting.slice(0, guests)) ticket.checkedIn = now;
      order.updated = now;
      tellOrder(platform, 'OrderUpdated', order);
    }),
    delete(orderNumber) {
      const order = held(orderNumber);
      const reservation = platform.use(office).reservations.get(order.reservationId);
      order.forget?.();
      if (reservation && !isLost(order)) {
        setReservationStatus(platform, reservation, 'RESERVATION_CANCELED');
      }
      book().delete(orderNumber);
      tellOrder(platform, 'OrderDeleted', order);
    },
  };
}
