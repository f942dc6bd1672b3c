import type { OrderStatus } from '@vitrine/client/orders';
import type { Visitor } from '../../platform/domain.ts';
import { missing, rejection } from '../../platform/errors.ts';
import type { PlatformContext } from '../../platform/platform-context.ts';
import type { InputValue } from '../tickets/checkout/answers.ts';
import type { DiscountWish } from '../tickets/checkout/discounts.ts';
import type { Attendees } from '../tickets/checkout/guests.ts';
import { type CalculatedInvoice, calculate } from '../tickets/checkout/invoice.ts';
import { requireTicketedEvent, type TicketedEvent } from '../tickets/event.ts';
import { office, type Reservation } from '../tickets/state.ts';
import { orderBook, type StoredOrder } from './state.ts';
import { begin } from './status.ts';

/** The codes under which a reservation can't become an order. */
export const TICKET_CHECKOUT_ERRORS = {
  unknown: 'RESERVATION_NOT_FOUND',
  otherEvent: 'RESERVATION_OF_ANOTHER_EVENT',
  expired: 'RESERVATION_EXPIRED',
  canceled: 'RESERVATION_CANCELED',
  used: 'RESERVATION_ALREADY_USED',
} as const;

/** The reservation of this id and event, whatever has become of it. */
export function requireReservation(
  context: PlatformContext,
  eventId: string,
  id: string,
): { event: TicketedEvent; reservation: Reservation } {
  const reservation = context.use(office).reservations.get(id);
  if (!reservation) throw missing(TICKET_CHECKOUT_ERRORS.unknown, `There is no reservation ${id}.`);
  if (reservation.eventId !== eventId) {
    throw rejection(
      TICKET_CHECKOUT_ERRORS.otherEvent,
      `Reservation ${id} is not for event ${eventId}.`,
    );
  }
  return { event: requireTicketedEvent(context, eventId), reservation };
}

/** Rejects a reservation that can't become an order any more. */
export function checkUsable({ id, status, orderNumber }: Reservation): void {
  if (orderNumber) {
    throw rejection(TICKET_CHECKOUT_ERRORS.used, `Reservation ${id} is order ${orderNumber}.`, {
      data: { orderNumber },
    });
  }
  if (status === 'RESERVATION_PENDING') return;
  const code =
    status === 'RESERVATION_EXPIRED'
      ? TICKET_CHECKOUT_ERRORS.expired
      : TICKET_CHECKOUT_ERRORS.canceled;
  throw rejection(code, `Reservation ${id} is over.`, { data: { reservationStatus: status } });
}

/**
 * Returns the invoice of an order. A discount that cannot be applied is rejected, so that the buyer
 * does not pay more than expected.
 */
export function calculateOrder(
  context: PlatformContext,
  visitor: Visitor,
  event: TicketedEvent,
  { lines }: Reservation,
  wish: DiscountWish,
): CalculatedInvoice {
  const calculated = calculate(context, visitor, event, lines, wish);
  const [error] = calculated.discounts.errors;
  if (error) throw error;
  return calculated;
}

/** Returns a readable order number: groups of letters and digits. */
export function newNumber(context: PlatformContext): string {
  const text = context.nextId('order').replaceAll('-', '').toUpperCase();
  const number = [text.slice(0, 4), text.slice(4, 8), text.slice(8, 11)].join('-');
  return context.use(orderBook).has(number) ? newNumber(context) : number;
}

/** Input for placing an order. */
export interface Placing {
  visitor: Visitor;
  event: TicketedEvent;
  reservation: Reservation;
  attendees: Attendees;
  calculated: CalculatedInvoice;
  wish?: DiscountWish;
  /** Status of the order if a payment is due. */
  status: OrderStatus;
  channel?: StoredOrder['channel'];
  method?: string;
  /** Id of a payment that was started. */
  transactionId?: string;
  memberId?: string;
  marketingConsent?: boolean;
  silent?: boolean;
}

export const ofGuests = ({ guests }: Attendees): InputValue[][] =>
  guests.length > 1 ? guests : [];

/** The number of tickets of a reservation. */
export const getQuantity = ({ lines }: Reservation): number =>
  lines.reduce((total, { quantity }) => total + quantity, 0);

/** Creates the order of a reservation. Without an amount due it is free. */
export function placeOrder(context: PlatformContext, placing: Placing): StoredOrder {
  const { visitor, event, reservation, attendees: people, calculated } = placing;
  const { grandTotal, revenue } = calculated.breakdown;
  const free = grandTotal === 0;
  const now = context.clock.now();
  const order: StoredOrder = {
    number: newNumber(context),
    eventId: event.id,
    reservationId: reservation.id,
    memberId: placing.memberId ?? (visitor.role === 'member' ? visitor.id : undefined),
    created: now,
    updated: now,
    buyer: people.buyer,
    answers: people.guests[0] ?? [],
    guests: ofGuests(people),
    status: free ? 'FREE' : placing.status,
    channel: placing.channel ?? 'ONLINE',
    ...(!free && {
      method: placing.method,
      snapshotId: context.nextId('snapshot'),
      ...(placing.transactionId && {
        transaction: { transactionId: placing.transactionId, method: placing.method },
      }),
    }),
    archived: false,
    silent: placing.silent ?? false,
    marketingConsent: placing.marketingConsent ?? false,
    wish: placing.wish ?? {},
    invoice: calculated.invoice,
    currency: event.currency,
    total: grandTotal,
    revenue,
    quantity: getQuantity(reservation),
    tickets: [],
  };
  context.use(orderBook).set(order.number, order);
  reservation.orderNumber = order.number;
  begin(context, order, visitor);
  return order;
}
