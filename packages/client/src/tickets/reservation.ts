import type { Invoice } from '../orders/invoice.ts';
import type { TicketDefinition } from './entity.ts';
import type { ReservationStatus } from './enums.ts';

/** What is special about a ticket: its seat, or the price that was chosen for it. */
export interface TicketDetails {
  seatId?: string;
  sectionLabel?: string;
  areaLabel?: string;
  tableLabel?: string;
  rowLabel?: string;
  seatLabel?: string;
  planId?: string;
  /** Places of the spot; 1 by default. */
  capacity?: number;
  /** The price that the buyer named, as a decimal string. */
  priceOverride?: string;
  pricingOptionId?: string;
  pricingOptionName?: string;
}

/** How many tickets of a kind to reserve. See docs/reference/tickets.md. */
export interface TicketQuantity {
  ticketDefinitionId: string;
  quantity: number;
  /** The price that the buyer names for each of them, as a decimal string. */
  priceOverride?: string;
  ticketDetails?: TicketDetails[];
}

/** What to reserve. See docs/reference/errors.md and docs/reference/tickets.md. */
export interface CreateReservationOptions {
  ticketQuantities: readonly TicketQuantity[];
  /** For sellers: more than is left or than one checkout may have. */
  ignoreLimits?: boolean;
  /** For sellers: hidden tickets too. */
  allowHiddenTickets?: boolean;
}

/** How many tickets of a kind are reserved. */
export interface ReservedTickets {
  quantity: number;
  ticket?: TicketDefinition;
  ticketDetails?: TicketDetails[];
}

/** Tickets that no one else can buy for a while. See docs/reference/tickets.md. */
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

/** What a pricing plan that the buyer holds pays for. */
export interface PaidPlanBenefit {
  planOrderId: string;
  benefitId: string;
}

/** What to take off the invoice. */
export interface GetInvoiceOptions {
  withDiscount?: DiscountRequest;
  paidPlanBenefit?: PaidPlanBenefit;
}

/** What a reservation would cost, and how it stands. See docs/reference/tickets.md. */
export interface ReservationInvoice {
  invoice: Invoice;
  /** Why a discount did not take effect. */
  discountErrors?: { error?: { code?: string }[] };
  expires?: Date;
  reservationStatus?: ReservationStatus;
  /** True when an order has been made of the reservation. */
  reservationOccupied?: boolean;
  reservations?: ReservedTickets[];
}
