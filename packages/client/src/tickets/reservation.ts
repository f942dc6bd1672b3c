import type { Invoice } from '../orders/invoice.ts';
import type { TicketDefinition } from './entity.ts';
import type { ReservationStatus } from './enums.ts';

/** Details of a ticket: its seat, or its chosen price. */
export interface TicketDetails {
  seatId?: string;
  sectionLabel?: string;
  areaLabel?: string;
  tableLabel?: string;
  rowLabel?: string;
  seatLabel?: string;
  planId?: string;
  /** Number of seats of the spot; 1 by default. */
  capacity?: number;
  /** The price that the buyer named, as a decimal string. */
  priceOverride?: string;
  pricingOptionId?: string;
  pricingOptionName?: string;
}

/** Number of tickets of one kind to reserve. See docs/reference/tickets.mdx. */
export interface TicketQuantity {
  ticketDefinitionId: string;
  quantity: number;
  /** The price that the buyer names for each of them, as a decimal string. */
  priceOverride?: string;
  ticketDetails?: TicketDetails[];
}

/** Tickets to reserve. See docs/reference/errors.mdx and docs/reference/tickets.mdx. */
export interface CreateReservationOptions {
  ticketQuantities: readonly TicketQuantity[];
  /** For sellers: more than is left or than one checkout may have. */
  ignoreLimits?: boolean;
  /** For sellers: hidden tickets too. */
  allowHiddenTickets?: boolean;
}

/** Number of reserved tickets of one kind. */
export interface ReservedTickets {
  quantity: number;
  ticket?: TicketDefinition;
  ticketDetails?: TicketDetails[];
}

/** Tickets that other buyers can't get for a while. See docs/reference/tickets.mdx. */
export interface Reservation {
  _id: string;
  /** When the tickets go back on sale. */
  expires?: Date;
  reservations: ReservedTickets[];
  invoice?: Invoice;
  reservationStatus?: ReservationStatus;
}

/** A coupon. */
export interface DiscountRequest {
  couponCode?: string;
}

/** The benefit of a pricing plan of the buyer. */
export interface PaidPlanBenefit {
  planOrderId: string;
  benefitId: string;
}

/** Discounts to apply to the invoice. */
export interface GetInvoiceOptions {
  withDiscount?: DiscountRequest;
  paidPlanBenefit?: PaidPlanBenefit;
}

/** Price and status of a reservation. See docs/reference/tickets.mdx. */
export interface ReservationInvoice {
  invoice: Invoice;
  /** Why a discount was not applied. */
  discountErrors?: { error?: { code?: string }[] };
  expires?: Date;
  reservationStatus?: ReservationStatus;
  /** True when an order has been made of the reservation. */
  reservationOccupied?: boolean;
  reservations?: ReservedTickets[];
}
