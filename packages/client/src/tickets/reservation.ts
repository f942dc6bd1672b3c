import type { Invoice } from '../orders/invoice.ts';
import type { TicketDefinition } from './entity.ts';
import type { ReservationStatus } from './enums.ts';

/** Details of a ticket: its seat, or its chosen price. */
export interface TicketDetails {
  /** ID of the seat; only for events with a seating plan. */
  seatId?: string;
  /** Section of the seat, as buyers read it. */
  sectionLabel?: string;
  /** Area of the spot, as buyers read it. */
  areaLabel?: string;
  /** Table of the seat, as buyers read it. */
  tableLabel?: string;
  /** Row of the seat, as buyers read it. */
  rowLabel?: string;
  /** Number of the seat, as buyers read it. */
  seatLabel?: string;
  /** ID of the seating plan. */
  planId?: string;
  /** Number of seats of the spot; 1 by default. */
  capacity?: number;
  /** The price that the buyer named, as a decimal string. */
  priceOverride?: string;
  /** `_id` of the chosen pricing option. Required if the ticket has several prices. */
  pricingOptionId?: string;
  /** Name of the chosen pricing option. Set by the platform. */
  pricingOptionName?: string;
}

/** Number of tickets of one kind to reserve. See docs/reference/tickets.mdx. */
export interface TicketQuantity {
  /** `_id` of the ticket definition. */
  ticketDefinitionId: string;
  /** From 1 to 50. */
  quantity: number;
  /** The price that the buyer names for each of them, as a decimal string. */
  priceOverride?: string;
  /** One for all tickets, or one for each of them. */
  ticketDetails?: TicketDetails[];
}

/** Tickets to reserve. See docs/reference/errors.mdx and docs/reference/tickets.mdx. */
export interface CreateReservationOptions {
  /** Up to 50 entries. All of them are reserved, or none. */
  ticketQuantities: readonly TicketQuantity[];
  /** For sellers: more than is left or than one checkout may have. */
  ignoreLimits?: boolean;
  /** For sellers: hidden tickets too. */
  allowHiddenTickets?: boolean;
}

/** Number of reserved tickets of one kind. */
export interface ReservedTickets {
  /** Number of tickets, across all prices. */
  quantity: number;
  /** The ticket definition, with its policy. */
  ticket?: TicketDefinition;
  /** One for each ticket; missing if the ticket has one fixed price and no seats. */
  ticketDetails?: TicketDetails[];
}

/** Tickets that other buyers can't get for a while. See docs/reference/tickets.mdx. */
export interface Reservation {
  /** Assigned by the platform. */
  _id: string;
  /** When the tickets go back on sale. */
  expires?: Date;
  /** Reserved tickets by kind. */
  reservations: ReservedTickets[];
  /** Price without coupon and plan. */
  invoice?: Invoice;
  /** `RESERVATION_PENDING` after its creation. */
  reservationStatus?: ReservationStatus;
}

/** A coupon. */
export interface DiscountRequest {
  /** Code that the buyer entered, up to 20 characters. */
  couponCode?: string;
}

/** The benefit of a pricing plan of the buyer. */
export interface PaidPlanBenefit {
  /** ID of the member's order of a plan. */
  planOrderId: string;
  /** ID of one benefit of that plan. */
  benefitId: string;
}

/** Discounts to apply to the invoice. */
export interface GetInvoiceOptions {
  /** Coupon to calculate with. */
  withDiscount?: DiscountRequest;
  /** Benefit to calculate with; applied before the coupon. */
  paidPlanBenefit?: PaidPlanBenefit;
}

/** Price and status of a reservation. See docs/reference/tickets.mdx. */
export interface ReservationInvoice {
  /** Price with the discounts that could be applied. */
  invoice: Invoice;
  /** Why a discount was not applied. */
  discountErrors?: {
    /** One for each discount that was not applied. */
    error?: {
      /** For example `ERROR_COUPON_HAS_EXPIRED`. */
      code?: string;
    }[];
  };
  /** When the tickets go back on sale; missing once they are sold. */
  expires?: Date;
  /** As of this response. */
  reservationStatus?: ReservationStatus;
  /** True when an order has been made of the reservation. */
  reservationOccupied?: boolean;
  /** Reserved tickets by kind. */
  reservations?: ReservedTickets[];
}
