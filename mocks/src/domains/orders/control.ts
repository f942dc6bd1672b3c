import { PlatformError } from '../../platform/errors.ts';
import type { PlatformContext } from '../../platform/platform-context.ts';
import { setReservationStatus } from '../tickets/reservation/reservation.ts';
import { office } from '../tickets/state.ts';
import { announceOrder } from './announce.ts';
import { seedTicketsAndOrders } from './order-scheduler.ts';
import { type Order, toOrder } from './order-wire.ts';
import { type PaymentOutcome, reportPayment } from './payment.ts';
import { newNumber } from './place-order.ts';
import { isLost } from './rules.ts';
import { orderBook, type StoredOrder } from './state.ts';
import { setOrderStatus } from './status.ts';
import { ticketNumber } from './tickets.ts';

/** A check-in or an undo. A repeated `id` has no further effect. */
export interface AdmissionRequest {
  /** ID of this request, not of the ticket. */
  id: string;
  /** ID of the event. */
  eventId: string;
  /** Number of the guest's ticket. */
  ticketNumber: string;
  /** When the guest was checked in at the entrance. */
  at: Date;
}

export type AdmissionResult =
  | { outcome: 'checked-in' | 'already-checked-in'; at: Date }
  | { outcome: 'canceled' | 'not-paid' | 'unknown' };

/**
 * Check-in of single tickets, in the shape of the `CheckInPort` of `@vitrine/atoms`. Like a server, it
 * can be unreachable.
 */
export interface AdmissionControl {
  /** Checks in the guest of one ticket. */
  checkIn(request: AdmissionRequest): Promise<AdmissionResult>;
  /** Undoes the check-in of one ticket. */
  undo(request: AdmissionRequest): Promise<void>;
  /**
   * Makes requests reject, until the returned function is called or `times` times: before they take
   * effect, or `at: 'response'`, so that only their response is lost.
   */
  disconnect(options?: { at?: 'request' | 'response'; times?: number }): () => void;
  /** Makes requests reject with status 403, until the returned function is called. */
  deny(): () => void;
  /** The requests that took effect, in order. */
  readonly log: readonly (AdmissionRequest & { kind: 'check-in' | 'undo' })[];
}

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
  /** Check-in of single tickets, as a host's own server offers it. */
  readonly admission: AdmissionControl;
  /** Places an order of the same buyer, tickets and status once more, as of now. */
  repeat(orderNumber: string): Order;
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
    admission: createAdmission(context, book),
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
    repeat(orderNumber) {
      const { forget: _forget, tickets, ...rest } = requireOrder(orderNumber);
      const number = newNumber(context);
      const now = context.clock.now();
      const order: StoredOrder = {
        ...rest,
        ...{ number, created: now, updated: now, archived: false },
        tickets: tickets.map(({ checkedIn: _checkedIn, ...ticket }, index) => ({
          ...ticket,
          number: ticketNumber(number, index),
        })),
      };
      book().set(number, order);
      announceOrder(context, 'OrderInitiated', order);
      return toOrder(context, order);
    },
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

function createAdmission(
  context: PlatformContext,
  book: () => ReadonlyMap<string, StoredOrder>,
): AdmissionControl {
  const results = new Map<string, AdmissionResult>();
  const log: (AdmissionRequest & { kind: 'check-in' | 'undo' })[] = [];
  let failure: { at: 'request' | 'response'; times: number; error: Error } | undefined;

  function fail(next: NonNullable<typeof failure>): () => void {
    failure = next;
    return () => {
      if (failure === next) failure = undefined;
    };
  }

  function failAt(point: 'request' | 'response'): void {
    if (failure?.at !== point) return;
    const { error } = failure;
    failure.times -= 1;
    if (failure.times <= 0) failure = undefined;
    throw error;
  }

  const find = ({ eventId, ticketNumber }: AdmissionRequest) => {
    for (const order of book().values()) {
      const ticket = order.tickets.find(({ number }) => number === ticketNumber);
      if (ticket && order.eventId === eventId) return { order, ticket };
    }
    return undefined;
  };

  function admit(request: AdmissionRequest): AdmissionResult {
    const { order, ticket } = find(request) ?? {};
    if (!order || !ticket) return { outcome: 'unknown' };
    if (isLost(order)) return { outcome: 'canceled' };
    if (!['PAID', 'FREE', 'PARTIALLY_PAID'].includes(order.status)) return { outcome: 'not-paid' };
    if (ticket.checkedIn !== undefined) {
      return { outcome: 'already-checked-in', at: new Date(ticket.checkedIn) };
    }
    ticket.checkedIn = request.at.getTime();
    order.updated = context.clock.now();
    announceOrder(context, 'OrderUpdated', order);
    return { outcome: 'checked-in', at: request.at };
  }

  return {
    log,
    async checkIn(request) {
      failAt('request');
      const known = results.get(request.id);
      const result = known ?? admit(request);
      if (!known) log.push({ ...request, kind: 'check-in' });
      results.set(request.id, result);
      failAt('response');
      return result;
    },
    async undo(request) {
      failAt('request');
      const { order, ticket } = find(request) ?? {};
      if (order && ticket && !results.has(request.id)) {
        ticket.checkedIn = undefined;
        order.updated = context.clock.now();
        announceOrder(context, 'OrderUpdated', order);
        log.push({ ...request, kind: 'undo' });
        results.set(request.id, { outcome: 'unknown' });
      }
      failAt('response');
    },
    disconnect: ({ at = 'request', times = Infinity } = {}) =>
      fail({ at, times, error: new TypeError('Failed to fetch') }),
    deny: () =>
      fail({
        ...{ at: 'request', times: Infinity },
        error: new PlatformError(403, 'This device may not check in guests'),
      }),
  };
}
