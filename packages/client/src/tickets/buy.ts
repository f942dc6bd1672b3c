import type { Client, RequestOptions } from '../client.ts';
import { isFields } from '../http/codec/codec.ts';
import type { Call } from '../http/endpoint.ts';
import { run } from '../http/request.ts';
import * as services from '../http/services.ts';
import { fields, fieldsOf, listOf, optional, text } from '../http/validate.ts';
import { orderShape } from '../orders/codecs.ts';
import type { Order } from '../orders/entity.ts';
import { guestShape, ticketCheckoutShape } from './codecs.ts';
import type {
  PosCheckoutOptions,
  TicketCheckout,
  TicketCheckoutOptions,
  UpdateCheckoutOptions,
} from './ticket-checkout.ts';

const inputs = {
  buyer: optional(fields),
  guests: optional(listOf(fieldsOf({ form: fields }))),
};

const make: Call<{ eventId: string } & TicketCheckoutOptions, TicketCheckout> = {
  name: 'checkout',
  service: services.tickets,
  method: 'POST',
  path: '/v1/checkout',
  payload: { guests: [guestShape] },
  checks: { eventId: text, reservationId: text, ...inputs },
  answer: ticketCheckoutShape,
  needs: ['order'],
};

/**
 * Makes an order of a reservation. A `ValidationError` names the answers that the event's form
 * does not allow. Specification 7.4.
 */
export function checkout(
  client: Client,
  eventId: string,
  options: TicketCheckoutOptions,
  request?: RequestOptions,
): Promise<TicketCheckout> {
  return run(client, make, { eventId, ...options }, request);
}

type UpdateCheckout = { orderNumber: string; eventId: string } & UpdateCheckoutOptions;

const update: Call<UpdateCheckout, { order: Order; orderPageUrl?: string }> = {
  name: 'updateCheckout',
  service: services.tickets,
  method: 'PATCH',
  path: '/v1/checkout/{orderNumber}',
  idempotent: true,
  payload: { guests: [guestShape] },
  checks: { eventId: text, ...inputs },
  answer: { order: orderShape },
  needs: ['order'],
};

/** Changes buyer, guests or discounts of an order that is not paid yet. Specification 7.4. */
export function updateCheckout(
  client: Client,
  orderNumber: string,
  eventId: string,
  options: UpdateCheckoutOptions,
  request?: RequestOptions,
): Promise<{ order: Order; orderPageUrl?: string }> {
  // What is no object stays as it is, for the check of the call to name.
  const payload = isFields(options) ? { orderNumber, eventId, ...options } : options;
  return run(client, update, payload, request);
}

const sell: Call<{ eventId: string } & PosCheckoutOptions, TicketCheckout> = {
  name: 'posCheckout',
  service: services.tickets,
  method: 'POST',
  path: '/v1/pos-checkout',
  checks: { eventId: text, reservationId: text, paymentDetailsId: optional(text) },
  answer: ticketCheckoutShape,
  needs: ['order'],
};

/** Makes an order of a reservation at a point of sale. Specification 7.4. */
export async function posCheckout(
  client: Client,
  eventId: string,
  options: PosCheckoutOptions,
  request?: RequestOptions,
): Promise<Order> {
  const { order } = await run(client, sell, { eventId, ...options }, request);
  return order;
}
