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
import { type People, readPeople } from './guests.ts';
import type { CalculatedInvoice } from './invoice.ts';

interface Answer {
  order: Wire<client.Order>;
  orderPageUrl: string;
}

const isGiven = (body: JsonObject, key: string) => body[key] !== undefined && body[key] !== null;

const NAMES = ['firstName', 'lastName', 'email'];

/**
 * Returns the previous answers. A new buyer changes the name in the buyer's answers, not in a
 * guest's.
 */
function keptAnswers(body: JsonObject, { guests, answers }: StoredOrder): InputValue[][] {
  if (guests.length > 0) return guests;
  if (!isGiven(body, 'buyer')) return [answers];
  return [answers.filter(({ inputName }) => !NAMES.includes(inputName))];
}

/** Returns buyer and guests after the change; omitted ones stay unchanged. */
function changedPeople(
  event: TicketedEvent,
  body: JsonObject,
  order: StoredOrder,
  tickets: number,
): People | undefined {
  if (!isGiven(body, 'buyer') && !isGiven(body, 'guests')) return undefined;
  const guests = keptAnswers(body, order).map((inputValues) => ({ form: { inputValues } }));
  const asked = { buyer: order.buyer, guests, ...given(body) };
  // Previously accepted answers are not validated again.
  return readPeople(event, asked, tickets, { ignoreForm: !isGiven(body, 'guests') });
}

const given = (body: JsonObject): JsonObject =>
  Object.fromEntries(
    ['buyer', 'guests'].filter((key) => isGiven(body, key)).map((key) => [key, body[key]]),
  );

/** Returns the discounts after the change; omitted ones stay unchanged. */
function changedWish(body: JsonObject, { wish }: StoredOrder): DiscountWish | undefined {
  if (!isGiven(body, 'discount') && !isGiven(body, 'paidPlanBenefit')) return undefined;
  const read = readWish(body, 'discount');
  return {
    couponCode: isGiven(body, 'discount') ? read.couponCode : wish.couponCode,
    benefit: read.benefit ?? wish.benefit,
  };
}

/** Changes an order that is not paid yet: buyer, guests, member, discounts. See docs/reference/tickets.md. */
export function updateCheckout(
  context: PlatformContext,
  visitor: Visitor,
  orderNumber: string,
  body: JsonObject,
): Answer {
  const order = requireOrder(context, requireText(body, 'eventId'), orderNumber);
  const { event, reservation } = requireReservation(context, order.eventId, order.reservationId);
  if (!UNPAID.includes(order.status)) throw notAvailable(order);
  const people = changedPeople(event, body, order, getQuantity(reservation));
  const wish = changedWish(body, order);
  const calculated: CalculatedInvoice | undefined =
    wish && calculateOrder(context, visitor, event, reservation, wish);
  const memberId = 'memberId' in body ? readMember(body) : order.memberId;

  order.memberId = memberId;
  order.updated = context.clock.now();
  if (people) {
    order.buyer = people.buyer;
    order.answers = people.guests[0] ?? [];
    order.guests = ofGuests(people);
    if (order.tickets.length > 0) issueTickets(context, order, reservation);
  }
  if (calculated) {
    order.wish = wish ?? {};
    order.invoice = calculated.invoice;
    order.total = calculated.bill.grandTotal;
    order.revenue = calculated.bill.revenue;
  }
  if (order.total === 0) setOrderStatus(context, order, 'FREE', visitor);
  else announceOrder(context, 'OrderUpdated', order, visitor);
  return {
    order: toOrder(context, order),
    orderPageUrl: getOrderPage(context, event.slug, order.number),
  };
}
