import type { Page } from '../http/lists/page.ts';
import type { Order } from './entity.ts';
import type { OrderFieldset, OrderStatus, OrderTag } from './enums.ts';
import type { OrderMoney } from './order-money.ts';

/** Filter, sort order and field sets of a list of orders. See docs/reference/orders.mdx. */
export interface ListOrdersOptions {
  /** Number of orders to skip; 0 by default. */
  offset?: number;
  /** 50 by default. */
  limit?: number;
  /** Without any, an order has little more than its number. */
  fieldset?: readonly OrderFieldset[];
  /** Orders with one of these statuses. */
  status?: readonly OrderStatus[];
  /** Orders of one of these events. */
  eventId?: readonly string[];
  /** Orders with one of these numbers. */
  orderNumber?: readonly string[];
  /** Orders of one of these members. */
  memberId?: readonly string[];
  /** Orders of one of these contacts. */
  contactId?: readonly string[];
  /** Orders of events that one of these users created. */
  eventCreatorId?: readonly string[];
  /** Orders with all of these tags. */
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
  /** Number of orders by value of the field. */
  counts: Record<string, number>;
}

/** The same with the number of tickets of these orders, and of checked-in guests. */
export interface OrderFacetCounts {
  /** By value of the field. */
  counts: Record<
    string,
    {
      /** Number of orders. */
      count: number;
      /** Number of tickets in these orders. */
      tickets: number;
      /** Number of tickets whose guests have been checked in. */
      ticketsCheckIn: number;
    }
  >;
}

/** Data of a list of orders besides its page. */
export interface OrderListDetails {
  /** The items of the page, under their own name. */
  readonly orders: readonly Order[];
  /** By field; only the requested ones. */
  readonly facets?: Record<string, OrderValueCounts>;
  /** The same with numbers of tickets; only if facets are requested. */
  readonly orderFacets?: {
    /** By field. */
    facets: Record<string, OrderFacetCounts>;
  };
}

/** A page of orders. See docs/reference/orders.mdx. */
export type OrderList = Page<Order> & OrderListDetails;

/** Sold tickets in one currency. See docs/reference/orders.mdx. */
export interface TicketSales {
  /** Total of the confirmed payments. */
  total?: OrderMoney;
  /** Number of confirmed orders. */
  totalOrders?: number;
  /** Number of tickets in these orders. */
  totalTickets?: number;
  /** The seller's revenue before the payment provider's fees. */
  revenue?: OrderMoney;
}

/** Sales by currency. See docs/reference/orders.mdx. */
export interface OrderSummary {
  /** One for each currency; empty without sales. */
  sales: TicketSales[];
}
