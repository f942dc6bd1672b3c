import type { OrderFieldset } from './enums.ts';
import type { FormResponse } from './form-response.ts';

/** Identifiers of an order. */
export interface OrderIdentifiers {
  /** `_id` of the event. */
  eventId: string;
  /** Number of the order. */
  orderNumber: string;
}

/** Additional data of an order to include. See docs/reference/orders.mdx. */
export interface GetOrderOptions {
  /** Without any, an order has little more than its number. */
  fieldset?: readonly OrderFieldset[];
}

/** Changes to an order. See docs/reference/orders.mdx. */
export interface UpdateOrderOptions {
  /** Paths of the fields to change: all others stay unchanged. */
  fields: readonly string[];
  /** All answers: they replace the existing ones. */
  checkoutForm?: FormResponse;
  /** False brings an archived order back. */
  archived?: boolean;
}

/** Orders of an event to update, and their changes. See docs/reference/orders.mdx. */
export interface BulkUpdateOrdersOptions {
  /** Numbers of the orders, from 1 to 100. */
  orderNumber: readonly string[];
  /** The fields to change, by their paths. */
  fields: readonly string[];
  /** False brings archived orders back. */
  archived: boolean;
}
