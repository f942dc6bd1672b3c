import type { Page } from '../http/lists/page.ts';
import type { Order } from './entity.ts';
import type { OrderFieldset, OrderStatus, OrderTag } from './enums.ts';
import type { OrderMoney } from './order-money.ts';

/** Filter, sort order and field sets of a list of orders. See docs/reference/orders.mdx. */
export interface ListOrdersOptions {
  offset?: number;
  /** 50 by default. */
  limit?: number;
  fieldset?: readonly OrderFieldset[];
  status?: readonly OrderStatus[];
  eventId?: readonly string[];
  orderNumber?: readonly string[];
  memberId?: readonly string[];
  contactId?: readonly string[];
  eventCreatorId?: readonly string[];
  tag?: readonly OrderTag[];
  /** Searches names, email addresses and order numbers. */
  searchPhrase?: string;
  /** Fields to count the orders by, for example `status`. */
  facet?: readonly string[];
  /** A field and a direction, such as `created:desc`; `created:asc` by default. */
  sort?: string;
}

/** Number of orders with each value of a field. */
export interface OrderValueCounts {
  counts: Record<string, number>;
}

/** The same with the number of tickets of these orders, and of checked-in guests. */
export interface OrderFacetCounts {
  counts: Record<string, { count: number; tickets: number; ticketsCheckIn: number }>;
}

/** Data of a list of orders besides its page. */
export interface OrderListDetails {
  /** The items of the page, under their own name. */
  readonly orders: readonly Order[];
  /** By field; only the requested ones. */
  readonly facets?: Record<string, OrderValueCounts>;
  readonly orderFacets?: { facets: Record<string, OrderFacetCounts> };
}

/** A page of orders. See docs/reference/orders.mdx. */
export type OrderList = Page<Order> & OrderListDetails;

/** Sold tickets in one currency. See docs/reference/orders.mdx. */
export interface TicketSales {
  /** Total of the confirmed payments. */
  total?: OrderMoney;
  totalOrders?: number;
  totalTickets?: number;
  /** The seller's revenue before the payment provider's fees. */
  revenue?: OrderMoney;
}

/** Sales by currency. See docs/reference/orders.mdx. */
export interface OrderSummary {
  sales: TicketSales[];
}
