import type { OrderFieldset } from './enums.ts';
import type { FormResponse } from './form-response.ts';

/** What names an order. */
export interface OrderIdentifiers {
  eventId: string;
  orderNumber: string;
}

/** What else an order should carry. See docs/reference/orders.md. */
export interface GetOrderOptions {
  fieldset?: readonly OrderFieldset[];
}

/** What to change about an order. See docs/reference/orders.md. */
export interface UpdateOrderOptions {
  /** The fields to change, by their paths: what is not named stays. */
  fields: readonly string[];
  checkoutForm?: FormResponse;
  archived?: boolean;
}

/** Which orders of an event to change, and how. See docs/reference/orders.md. */
export interface BulkUpdateOrdersOptions {
  orderNumber: readonly string[];
  /** The fields to change, by their paths. */
  fields: readonly string[];
  archived: boolean;
}
