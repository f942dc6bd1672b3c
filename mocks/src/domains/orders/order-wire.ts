import type { Wire } from '@vitrine/client';
import type * as client from '@vitrine/client/orders';
import type { PlatformContext } from '../../platform/platform-context.ts';
import { getId } from '../../platform/random.ts';
import { getText, type InputValue } from '../tickets/checkout/answers.ts';
import { ticketMoney } from '../tickets/checkout/wire-money.ts';
import { isConfirmed, isLost } from './rules.ts';
import type { StoredOrder, StoredTicket } from './state.ts';

export type Order = Wire<client.Order>;
export type Ticket = Wire<client.Ticket>;
export type OrderFieldset = client.OrderFieldset;

/** All that an order can carry. See docs/reference/orders.mdx. */
export const FIELDSETS: readonly OrderFieldset[] = ['TICKETS', 'DETAILS', 'FORM', 'INVOICE'];

const time = (moment: number) => new Date(moment).toISOString();
const getName = (...names: (string | undefined)[]) => names.filter(Boolean).join(' ');
const wireForm = (inputValues: InputValue[]) => ({ inputValues });

/** The contact that an email address belongs to. */
export const getContact = (email: string | undefined): string | undefined =>
  email ? getId(`contact/${email.trim().toLowerCase()}`) : undefined;

/** Whether all guests are checked in. An order without tickets counts as not checked in. */
export const isCheckedIn = ({ tickets }: StoredOrder): boolean =>
  tickets.length > 0 && tickets.every(({ checkedIn }) => checkedIn !== undefined);

/** Returns the tags of an order. See docs/reference/orders.mdx. */
export const getTags = (order: StoredOrder): client.OrderTag[] => [
  isConfirmed(order) ? 'CONFIRMED' : 'UNCONFIRMED',
  ...(order.memberId ? (['MEMBER'] as const) : []),
  order.archived ? 'ARCHIVED' : 'NON_ARCHIVED',
  isCheckedIn(order) ? 'FULLY_CHECKED_IN' : 'NOT_FULLY_CHECKED_IN',
];

function getGuest(order: StoredOrder, ticket: StoredTicket): Ticket['guestDetails'] {
  const own = ticket.guest === undefined ? undefined : (order.guests[ticket.guest] ?? []);
  const { firstName, lastName, email } = own
    ? {
        firstName: getText(own, 'firstName'),
        lastName: getText(own, 'lastName'),
        email: getText(own, 'email'),
      }
    : order.buyer;
  return {
    guestAssigned: own !== undefined,
    firstName,
    lastName,
    email,
    phone: getText(own ?? order.answers, 'phone'),
    contactId: getContact(email),
    ...(own && { form: wireForm(own) }),
  };
}

/** Returns an issued ticket as in a response. */
function getTicket(
  { settings }: PlatformContext,
  order: StoredOrder,
  ticket: StoredTicket,
): Ticket {
  const guestDetails = getGuest(order, ticket);
  const page = `${settings.hostedBaseUrl}/tickets/${ticket.number}`;
  return {
    ticketNumber: ticket.number,
    orderNumber: order.number,
    ticketDefinitionId: ticket.offerId,
    name: ticket.name,
    price: ticketMoney(ticket.price, order.currency),
    free: ticket.price === 0,
    policy: ticket.policy,
    ...(ticket.checkedIn !== undefined && { checkIn: { created: time(ticket.checkedIn) } }),
    orderStatus: order.status,
    orderArchived: order.archived,
    orderFullName: getName(order.buyer.firstName, order.buyer.lastName),
    guestFullName: getName(guestDetails?.firstName, guestDetails?.lastName),
    guestDetails,
    archived: order.archived,
    canceled: isLost(order),
    memberId: order.memberId,
    anonymized: false,
    channel: order.channel,
    checkInUrl: `${settings.hostedBaseUrl}/check-in/${ticket.number},${order.eventId}`,
    ticketPdfUrl: `${page}.pdf`,
    walletPassUrl: `${page}.pkpass`,
  };
}

export const getTickets = (context: PlatformContext, order: StoredOrder): Ticket[] =>
  order.tickets.map((ticket) => getTicket(context, order, ticket));

/** Returns the fields of the field set DETAILS. */
function getDetails({ settings }: PlatformContext, order: StoredOrder): Partial<Order> {
  const { buyer, transaction } = order;
  return {
    reservationId: order.reservationId,
    snapshotId: order.snapshotId,
    created: time(order.created),
    updated: time(order.updated),
    ...buyer,
    fullName: getName(buyer.firstName, buyer.lastName),
    status: order.status,
    confirmed: isConfirmed(order),
    method: order.method,
    ticketsQuantity: order.quantity,
    totalPrice: ticketMoney(order.total, order.currency),
    ...(order.tickets.length > 0 && {
      ticketsPdf: `${settings.hostedBaseUrl}/orders/${order.number}/tickets.pdf`,
    }),
    archived: order.archived,
    channel: order.channel,
    tags: getTags(order),
    marketingConsent: order.marketingConsent,
    ...(transaction && { paymentDetails: { transaction } }),
  };
}

/** The page of an order on the hosted pages: where it is paid, and where its tickets are. */
export const getOrderPage = (
  { settings }: PlatformContext,
  eventSlug: string,
  number: string,
): string =>
  `${settings.hostedBaseUrl}/event-details/${encodeURIComponent(eventSlug)}/order/${number}`;

/**
 * Returns an order as in a response, with the requested field sets. See docs/reference/orders.mdx.
 */
export function toOrder(
  context: PlatformContext,
  order: StoredOrder,
  fieldsets: readonly OrderFieldset[] = FIELDSETS,
): Order {
  const { settings } = context;
  const paid = order.status === 'PAID';
  return {
    orderNumber: order.number,
    eventId: order.eventId,
    contactId: getContact(order.buyer.email),
    memberId: order.memberId,
    anonymized: false,
    fullyCheckedIn: isCheckedIn(order),
    ...(fieldsets.includes('DETAILS') && getDetails(context, order)),
    ...(fieldsets.includes('FORM') && { checkoutForm: wireForm(order.answers) }),
    ...(fieldsets.includes('TICKETS') && { tickets: getTickets(context, order) }),
    ...(fieldsets.includes('INVOICE') && {
      invoice: {
        ...order.invoice,
        ...(paid && { previewUrl: `${settings.hostedBaseUrl}/orders/${order.number}/invoice.pdf` }),
      },
    }),
  };
}
