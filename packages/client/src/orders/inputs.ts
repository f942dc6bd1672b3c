import type { OrderFieldset } from './enums.ts';
import type { FormResponse } from './form-response.ts';

/** Identifiers of an order. */
export interface OrderIdentifiers {
  eventId: string;
  orderNumber: string;
}

/** Additional data of an order to include. See docs/reference/orders.mdx. */
export interface GetOrderOptions {
  fieldset?: readonly OrderFieldset[];
}

/** Changes to an order. See docs/reference/orders.mdx. */
export interface UpdateOrderOptions {
  /** Paths of the fields to change: all others stay unchanged. */
  fields: readonly string[];
  checkoutForm?: FormResponse;
  archived?: boolean;
}

/** Orders of an event to update, and their changes. See docs/reference/orders.mdx. */
export interface BulkUpdateOrdersOptions {
  orderNumber: readonly string[];
  /** The fields to change, by their paths. */
  fields: readonly string[];
  archived: boolean;
}
