import type { Wire } from '@vitrine/client';
import type * as client from '@vitrine/client/orders';
import type { Visitor } from '../../../platform/domain.ts';
import type { Platform } from '../../../platform/platform-context.ts';
import { type Fields, requireText } from '../../../platform/requests/fields.ts';
import { tellOrder } from '../../orders/announce.ts';
import { requireOrder } from '../../orders/find.ts';
import { orderOf, orderPageOf } from '../../orders/order-wire.ts';
import {
  ofGuests,
  quantityOf,
  requireReservation,
  workOutOrder,
} from '../../orders/place-order.ts';
import { notAvailable, UNPAID } from '../../orders/rules.ts';
import type { HeldOrder } from '../../orders/state.ts';
import { setOrderStatus } from '../../orders/status.ts';
import { issueTickets } from '../../orders/tickets.ts';
import type { TicketedEvent } from '../event.ts';
import type { InputValue } from './answers.ts';
import { readMember } from './checkout.ts';
import { type DiscountWish, readWish } from './discounts.ts';
import { type People, readPeople } from './guests.ts';
import type { Worked } from './invoice.ts';

interface Answer {
  order: Wire<client.Order>;
  orderPageUrl: string;
}

const isGiven = (body: Fields, key: string) => body[key] !== undefined && body[key] !== null;

const NAMES = ['firstName', 'lastName', 'email'];

/** What was answered before. A new buyer is a new name in the buyer's answers, not in a guest's. */
function keptAnswers(body: Fields, { guests, answers }: HeldOrder): InputValue[][] {
  if (guests.length > 0) return guests;
  if (!isGiven(body, 'buyer')) return [answers];
  return [answers.filter(({ inputName }) => !NAMES.includes(inputName))];
}

/** Buyer and guests after the change: who is not named stays. */
function changedPeople(
  event: TicketedEvent,
  body: Fields,
  order: HeldOrder,
  tickets: number,
): People | undefined {
  if (!isGiven(body, 'buyer') && !isGiven(body, 'guests')) return undefined;
  const guests = keptAnswers(body, order).map((inputValues) => ({ form: { inputValues } }));
  const asked = { buyer: order.buyer, guests, ...given(body) };
  // Answers that were taken before are not asked for again.
  return readPeople(event, asked, tickets, { ignoreForm: !isGiven(body, 'guests') });
}

const given = (body: Fields): Fields =>
  Object.fromEntries(
    ['buyer', 'guests'].filter((key) => isGiven(body, key)).map((key) => [key, body[key]]),
  );

/** The discounts after the change: what is not named stays. */
function changedWish(body: Fields, { wish }: HeldOrder): DiscountWish | undefined {
  if (!isGiven(body, 'discount') && !isGiven(body, 'paidPlanBenefit')) return undefined;
  const read = readWish(body, 'discount');
  return {
    couponCode: isGiven(body, 'discount') ? read.couponCode : wish.couponCode,
    benefit: read.benefit ?? wish.benefit,
  };
}

/** Changes an order that is not paid yet: buyer, guests, member, discounts. Specification 7.4. */
export function updateCheckout(
  platform: Platform,
  visitor: Visitor,
  orderNumber: string,
  body: Fields,
): Answer {
  const order = requireOrder(platform, requireText(body, 'eventId'), orderNumber);
  const { event, reservation } = requireReservation(platform, order.eventId, order.reservationId);
  if (!UNPAID.includes(order.status)) throw notAvailable(order);
  const people = changedPeople(event, body, order, quantityOf(reservation));
  const wish = changedWish(body, order);
  const worked: Worked | undefined =
    wish && workOutOrder(platform, visitor, event, reservation, wish);
  const memberId = 'memberId' in body ? readMember(body) : order.memberId;

  order.memberId = memberId;
  order.updated = platform.clock.now();
  if (people) {
    order.buyer = people.buyer;
    order.answers = people.guests[0] ?? [];
    order.guests = ofGuests(people);
    if (order.tickets.length > 0) issueTickets(platform, order, reservation);
  }
  if (worked) {
    order.wish = wish ?? {};
    order.invoice = worked.invoice;
    order.total = worked.bill.grandTotal;
    order.revenue = worked.bill.revenue;
  }
  if (order.total === 0) setOrderStatus(platform, order, 'FREE', visitor);
  else tellOrder(platform, 'OrderUpdated', order, visitor);
  return {
    order: orderOf(platform, order),
    orderPageUrl: orderPageOf(platform, event.slug, order.number),
  };
}
