import type { Client, RequestOptions } from '../client.ts';
import type { Call } from '../http/endpoint.ts';
import { run } from '../http/request.ts';
import * as services from '../http/services.ts';
import { fieldsOf, listOf, optional, text, trueOrFalse, wholeNumber } from '../http/validate.ts';
import { reservationInvoiceShape, reservationShape } from './codecs.ts';
import type {
  CreateReservationOptions,
  GetInvoiceOptions,
  Reservation,
  ReservationInvoice,
} from './reservation.ts';

const path = '/v1/checkout/reservations';

const create: Call<{ eventId: string } & CreateReservationOptions, Reservation> = {
  name: 'createReservation',
  service: services.tickets,
  method: 'POST',
  path,
  checks: {
    eventId: text,
    ticketQuantities: listOf(fieldsOf({ ticketDefinitionId: text, quantity: wholeNumber })),
    ignoreLimits: optional(trueOrFalse),
    allowHiddenTickets: optional(trueOrFalse),
  },
  answer: reservationShape,
  needs: ['_id', 'reservations'],
};

/**
 * Reserves tickets: until the reservation expires, nobody else can buy them. Refused when one of
 * them can't be had as asked. Specification 3.5 and 7.4.
 */
export function createReservation(
  client: Client,
  eventId: string,
  options: CreateReservationOptions,
  request?: RequestOptions,
): Promise<Reservation> {
  return run(client, create, { eventId, ...options }, request);
}

const cancel: Call<{ _id: string; eventId: string }, void> = {
  name: 'cancelReservation',
  service: services.tickets,
  method: 'DELETE',
  path: `${path}/{id}`,
  payload: { _id: 'id' },
  checks: { eventId: text },
};

/** Gives reserved tickets back. Specification 7.4. */
export function cancelReservation(
  client: Client,
  id: string,
  eventId: string,
  request?: RequestOptions,
): Promise<void> {
  return run(client, cancel, { _id: id, eventId }, request);
}

const invoice: Call<
  { reservationId: string; eventId: string } & GetInvoiceOptions,
  ReservationInvoice
> = {
  name: 'getInvoice',
  service: services.tickets,
  method: 'POST',
  path: '/v1/checkout/invoices/{reservationId}',
  idempotent: true,
  checks: { eventId: text },
  answer: reservationInvoiceShape,
  needs: ['invoice'],
};

/** What a reservation would cost with a coupon or a plan's benefit, and how it stands. Specification 7.4. */
export function getInvoice(
  client: Client,
  reservationId: string,
  eventId: string,
  options: GetInvoiceOptions = {},
  request?: RequestOptions,
): Promise<ReservationInvoice> {
  return run(client, invoice, { reservationId, eventId, ...options }, request);
}
