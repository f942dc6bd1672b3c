import type { Wire } from '@vitrine/client';
import type * as client from '@vitrine/client/orders';
import type { Visitor } from '../../../platform/domain.ts';
import type { PlatformContext } from '../../../platform/platform-context.ts';
import { type JsonObject, requireText } from '../../../platform/requests/fields.ts';
import { announceOrder } from '../../orders/announce.ts';
import { requireOrder } from '../../orders/find.ts';
import { getOrderPage, toOrder } from '../../orders/order-wire.ts';
import {
  calculateOrder,
  getQuantity,
  ofGuests,
  requireReservation,
} from '../../orders/place-order.ts';
import { notAvailable, UNPAID } from '../../orders/rules.ts';
import type { StoredOrder } from '../../orders/state.ts';
import { setOrderStatus } from '../../orders/status.ts';
import { issueTickets } from '../../orders/tickets.ts';
import type { TicketedEvent } from '../event.ts';
import type { InputValue } from './answers.ts';
import { readMember } from './checkout.ts';
import { type DiscountWish, readWish } from './discounts.ts';
import { type Attendees, readAttendees } from './guests.ts';
import type { CalculatedInvoice } from './invoice.ts';

export interface CheckoutUpdate {
  order: Wire<client.Order>;
  orderPageUrl: string;
}

const hasValue = (body: JsonObject, key: string) => body[key] !== undefined && body[key] !== null;

const NAMES = ['firstName', 'lastName', 'email'];

/**
 * Returns the previous answers. A new buyer changes the name in the buyer's answers, not in a
 * guest's.
 */
function getExistingAnswers(body: JsonObject, { guests, answers }: StoredOrder): InputValue[][] {
  if (guests.length > 0) return guests;
  if (!hasValue(body, 'buyer')) return [answers];
  return [answers.filter(({ inputName }) => !NAMES.includes(inputName))];
}

/** Returns buyer and guests after the change; omitted ones stay unchanged. */
function getChangedAttendees(
  event: TicketedEvent,
  body: JsonObject,
  order: StoredOrder,
  tickets: number,
): Attendees | undefined {
  if (!hasValue(body, 'buyer') && !hasValue(body, 'guests')) return undefined;
  const guests = getExistingAnswers(body, order).map((inputValues) => ({ form: { inputValues } }));
  const mergedInput = { buyer: order.buyer, guests, ...pickAttendeeFields(body) };
  // Previously accepted answers are not validated again.
  return readAttendees(event, mergedInput, tickets, { ignoreForm: !hasValue(body, 'guests') });
}

const pickAttendeeFields = (body: JsonObject): JsonObject =>
  Object.fromEntries(
    ['buyer', 'guests'].filter((key) => hasValue(body, key)).map((key) => [key, body[key]]),
  );

/** Returns the discounts after the change; omitted ones stay unchanged. */
function changedWish(body: JsonObject, { wish }: StoredOrder): DiscountWish | undefined {
  if (!hasValue(body, 'discount') && !hasValue(body, 'paidPlanBenefit')) return undefined;
  const read = readWish(body, 'discount');
  return {
    couponCode: hasValue(body, 'discount') ? read.couponCode : wish.couponCode,
    benefit: read.benefit ?? wish.benefit,
  };
}

/** Changes an order that is not paid yet: buyer, guests, member, discounts. See docs/reference/tickets.mdx. */
export function updateCheckout(
  context: PlatformContext,
  visitor: Visitor,
  orderNumber: string,
  body: JsonObject,
): CheckoutUpdate {
  const order = requireOrder(context, requireText(body, 'eventId'), orderNumber);
  const { event, reservation } = requireReservation(context, order.eventId, order.reservationId);
  if (!UNPAID.includes(order.status)) throw notAvailable(order);
  const attendees = getChangedAttendees(event, body, order, getQuantity(reservation));
  const wish = changedWish(body, order);
  const calculated: CalculatedInvoice | undefined =
    wish && calculateOrder(context, visitor, event, reservation, wish);
  const memberId = 'memberId' in body ? readMember(body) : order.memberId;

  order.memberId = memberId;
  order.updated = context.clock.now();
  if (attendees) {
    order.buyer = attendees.buyer;
    order.answers = attendees.guests[0] ?? [];
    order.guests = ofGuests(attendees);
    if (order.tickets.length > 0) issueTickets(context, order, reservation);
  }
  if (calculated) {
    order.wish = wish ?? {};
    order.invoice = calculated.invoice;
    order.total = calculated.breakdown.grandTotal;
    order.revenue = calculated.breakdown.revenue;
  }
  if (order.total === 0) setOrderStatus(context, order, 'FREE', visitor);
  else announceOrder(context, 'OrderUpdated', order, visitor);
  return {
    order: toOrder(context, order),
    orderPageUrl: getOrderPage(context, event.slug, order.number),
  };
}
