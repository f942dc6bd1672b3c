import type { Client, RequestOptions } from '../client.ts';
import { isJsonObject } from '../http/codec/codec.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { requestFlatList } from '../http/lists/flat-list.ts';
import { serializeFilter } from '../http/lists/query.ts';
import { callEndpoint } from '../http/request.ts';
import * as services from '../http/services.ts';
import {
  boolean,
  integer,
  listOf,
  nonEmptyString,
  object,
  objectOf,
  optional,
} from '../http/validate.ts';
import { orderCodec } from '../orders/codecs.ts';
import type { Order } from '../orders/entity.ts';
import {
  definitionCodec,
  guestCodec,
  reservationCodec,
  reservationInvoiceCodec,
  ticketCheckoutCodec,
} from './codecs.ts';
import type {
  CreateReservationOptions,
  GetInvoiceOptions,
  Reservation,
  ReservationInvoice,
} from './reservation.ts';
import type {
  CheckoutOptions,
  PosCheckoutOptions,
  TicketCheckout,
  TicketCheckoutOptions,
  UpdateCheckoutOptions,
} from './ticket-checkout.ts';
import type {
  ListAvailableTicketsOptions,
  QueryAvailableTicketsOptions,
  TicketList,
  TicketListDetails,
} from './ticket-list.ts';

const path = '/v1/checkout/reservations';

const create: Endpoint<{ eventId: string } & CreateReservationOptions, Reservation> = {
  name: 'createReservation',
  service: services.tickets,
  method: 'POST',
  path,
  checks: {
    eventId: nonEmptyString,
    ticketQuantities: listOf(objectOf({ ticketDefinitionId: nonEmptyString, quantity: integer })),
    ignoreLimits: optional(boolean),
    allowHiddenTickets: optional(boolean),
  },
  response: reservationCodec,
  required: ['_id', 'reservations'],
};

/**
 * Reserves tickets: until the reservation expires, other buyers can't get them. Rejected if one of
 * them is not available as requested. See docs/reference/tickets.mdx.
 */
export function createReservation(
  client: Client,
  eventId: string,
  options: CreateReservationOptions,
  request?: RequestOptions,
): Promise<Reservation> {
  return callEndpoint(client, create, { ...options, eventId }, request);
}

const cancel: Endpoint<{ _id: string; eventId: string }, void> = {
  name: 'cancelReservation',
  service: services.tickets,
  method: 'DELETE',
  path: `${path}/{id}`,
  payload: { _id: 'id' },
  checks: { eventId: nonEmptyString },
};

/** Cancels a reservation and releases its tickets. See docs/reference/tickets.mdx. */
export function cancelReservation(
  client: Client,
  id: string,
  eventId: string,
  request?: RequestOptions,
): Promise<void> {
  return callEndpoint(client, cancel, { _id: id, eventId }, request);
}

const invoice: Endpoint<
  { reservationId: string; eventId: string } & GetInvoiceOptions,
  ReservationInvoice
> = {
  name: 'getInvoice',
  service: services.tickets,
  method: 'POST',
  path: '/v1/checkout/invoices/{reservationId}',
  idempotent: true,
  checks: { eventId: nonEmptyString },
  response: reservationInvoiceCodec,
  required: ['invoice'],
};

/**
 * Fetches the price of a reservation with a coupon or a plan's benefit, and its status. See
 * docs/reference/tickets.mdx.
 */
export function getInvoice(
  client: Client,
  reservationId: string,
  eventId: string,
  options: GetInvoiceOptions = {},
  request?: RequestOptions,
): Promise<ReservationInvoice> {
  return callEndpoint(client, invoice, { ...options, reservationId, eventId }, request);
}

const getOptions: Endpoint<Record<never, never>, CheckoutOptions> = {
  name: 'getCheckoutOptions',
  service: services.tickets,
  method: 'GET',
  path: '/v1/checkout/options',
  response: {},
};

/** Fetches the capabilities of the site's checkout. See docs/reference/tickets.mdx. */
export function getCheckoutOptions(
  client: Client,
  request?: RequestOptions,
): Promise<CheckoutOptions> {
  return callEndpoint(client, getOptions, {}, request);
}

const ticketsPath = '/v1/checkout/available-tickets';

const listChecks = {
  offset: optional(integer),
  limit: optional(integer),
  sort: optional(nonEmptyString),
};

const listResponse = {
  response: { definitions: [definitionCodec], metaData: { total: 'number' } },
  required: ['definitions'],
} as const;

const list: Endpoint<ListAvailableTicketsOptions, TicketListDetails> = {
  name: 'listAvailableTickets',
  service: services.tickets,
  method: 'GET',
  path: ticketsPath,
  checks: {
    ...listChecks,
    eventId: optional(nonEmptyString),
    state: optional(listOf(nonEmptyString)),
  },
  ...listResponse,
};

/** Tickets that can be reserved, of one event or of all, in pages of 50 by default. See docs/reference/tickets.mdx. */
export function listAvailableTickets(
  client: Client,
  options: ListAvailableTicketsOptions = {},
  request?: RequestOptions,
): Promise<TicketList> {
  return requestFlatList(client, list, options, toTicketList, request);
}

const query: Endpoint<QueryAvailableTicketsOptions, TicketListDetails> = {
  name: 'queryAvailableTickets',
  service: services.tickets,
  method: 'POST',
  path: `${ticketsPath}/query`,
  idempotent: true,
  checks: { ...listChecks, filter: optional(object), fieldset: optional(listOf(nonEmptyString)) },
  serializers: { filter: (filter) => serializeFilter(filter, 'filter') },
  ...listResponse,
};

/** Tickets that can be reserved, by filter and sort, in pages of 50 by default. See docs/reference/tickets.mdx. */
export function queryAvailableTickets(
  client: Client,
  options: QueryAvailableTicketsOptions = {},
  request?: RequestOptions,
): Promise<TicketList> {
  return requestFlatList(client, query, options, toTicketList, request);
}

function toTicketList({ definitions, metaData }: TicketListDetails) {
  const details: TicketListDetails = { definitions, ...(metaData && { metaData }) };
  return { items: definitions, total: metaData?.total, details };
}

const inputs = {
  buyer: optional(object),
  guests: optional(listOf(objectOf({ form: object }))),
};

const make: Endpoint<{ eventId: string } & TicketCheckoutOptions, TicketCheckout> = {
  name: 'checkout',
  service: services.tickets,
  method: 'POST',
  path: '/v1/checkout',
  payload: { guests: [guestCodec] },
  checks: { eventId: nonEmptyString, reservationId: nonEmptyString, ...inputs },
  response: ticketCheckoutCodec,
  required: ['order'],
};

/**
 * Makes an order of a reservation. A `ValidationError` names the answers that the event's form
 * does not allow. See docs/reference/tickets.mdx.
 */
export function checkout(
  client: Client,
  eventId: string,
  options: TicketCheckoutOptions,
  request?: RequestOptions,
): Promise<TicketCheckout> {
  return callEndpoint(client, make, { ...options, eventId }, request);
}

type UpdateCheckout = { orderNumber: string; eventId: string } & UpdateCheckoutOptions;

const update: Endpoint<UpdateCheckout, { order: Order; orderPageUrl?: string }> = {
  name: 'updateCheckout',
  service: services.tickets,
  method: 'PATCH',
  path: '/v1/checkout/{orderNumber}',
  idempotent: true,
  payload: { guests: [guestCodec] },
  checks: { eventId: nonEmptyString, ...inputs },
  response: { order: orderCodec },
  required: ['order'],
};

/** Changes buyer, guests or discounts of an order that is not paid yet. See docs/reference/tickets.mdx. */
export function updateCheckout(
  client: Client,
  orderNumber: string,
  eventId: string,
  options: UpdateCheckoutOptions,
  request?: RequestOptions,
): Promise<{ order: Order; orderPageUrl?: string }> {
  // A value that is not an object stays unchanged and is reported by the endpoint's check.
  const payload = isJsonObject(options) ? { ...options, orderNumber, eventId } : options;
  return callEndpoint(client, update, payload, request);
}

const sell: Endpoint<{ eventId: string } & PosCheckoutOptions, TicketCheckout> = {
  name: 'posCheckout',
  service: services.tickets,
  method: 'POST',
  path: '/v1/pos-checkout',
  checks: {
    eventId: nonEmptyString,
    reservationId: nonEmptyString,
    paymentDetailsId: optional(nonEmptyString),
  },
  response: ticketCheckoutCodec,
  required: ['order'],
};

/** Makes an order of a reservation at a point of sale. See docs/reference/tickets.mdx. */
export async function posCheckout(
  client: Client,
  eventId: string,
  options: PosCheckoutOptions,
  request?: RequestOptions,
): Promise<Order> {
  const { order } = await callEndpoint(client, sell, { ...options, eventId }, request);
  return order;
}
