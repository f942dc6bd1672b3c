import type { Client, RequestOptions } from '../client.ts';
import type { Call } from '../http/endpoint.ts';
import { run } from '../http/request.ts';
import * as services from '../http/services.ts';
import { text } from '../http/validate.ts';

/** The platform took the order; it says no more than that. */
export type PaymentAnswer = Readonly<Record<string, unknown>>;

const payment = (name: string, action: string): Call<OrderOfEvent, PaymentAnswer> => ({
  name,
  service: services.orders,
  method: 'POST',
  path: `/v1/events/orders/{orderNumber}/${action}`,
  checks: { eventId: text },
  answer: {},
});

interface OrderOfEvent {
  orderNumber: string;
  eventId: string;
}

const capture = payment('captureAuthorizedPayment', 'capture');

/**
 * Takes the money of an authorized payment. The answer comes before the effect: the order is paid
 * a moment later. An `ApplicationError` where nothing is authorized. Specification 4 and 7.3.
 */
export function captureAuthorizedPayment(
  client: Client,
  orderNumber: string,
  options: { eventId: string },
  request?: RequestOptions,
): Promise<PaymentAnswer> {
  return run(client, capture, { orderNumber, ...options }, request);
}

const voidPayment = payment('voidAuthorizedPayment', 'void');

/**
 * Lets an authorized payment go. The answer comes before the effect: the order is voided a moment
 * later. An `ApplicationError` where nothing is authorized. Specification 4 and 7.3.
 */
export function voidAuthorizedPayment(
  client: Client,
  orderNumber: string,
  options: { eventId: string },
  request?: RequestOptions,
): Promise<PaymentAnswer> {
  return run(client, voidPayment, { orderNumber, ...options }, request);
}
