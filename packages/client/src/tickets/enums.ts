/** Whether a ticket is on sale. See docs/reference/tickets.mdx. */
export const TicketSaleStatus = {
  SALE_SCHEDULED: 'SALE_SCHEDULED',
  SALE_STARTED: 'SALE_STARTED',
  SALE_ENDED: 'SALE_ENDED',
} as const;
export type TicketSaleStatus = (typeof TicketSaleStatus)[keyof typeof TicketSaleStatus];

/** Whether a ticket has a fixed price, or the buyer names one. See docs/reference/tickets.mdx. */
export const TicketType = {
  STANDARD: 'STANDARD',
  DONATION: 'DONATION',
} as const;
export type TicketType = (typeof TicketType)[keyof typeof TicketType];

/** Tickets to list besides those that are publicly available. See docs/reference/tickets.mdx. */
export const TicketState = {
  INCLUDE_HIDDEN_NOT_ON_SALE: 'INCLUDE_HIDDEN_NOT_ON_SALE',
} as const;
export type TicketState = (typeof TicketState)[keyof typeof TicketState];

/**
 * Field sets of a definition besides its own fields: its policy; its sold and remaining tickets.
 */
export const TicketFieldset = {
  POLICY: 'POLICY',
  DASHBOARD: 'DASHBOARD',
} as const;
export type TicketFieldset = (typeof TicketFieldset)[keyof typeof TicketFieldset];

/** Status of a reservation. See docs/reference/tickets.mdx. */
export const ReservationStatus = {
  RESERVATION_PENDING: 'RESERVATION_PENDING',
  RESERVATION_CONFIRMED: 'RESERVATION_CONFIRMED',
  /** It was not paid. */
  RESERVATION_CANCELED: 'RESERVATION_CANCELED',
  /** The buyer gave it back. */
  RESERVATION_CANCELED_MANUALLY: 'RESERVATION_CANCELED_MANUALLY',
  RESERVATION_EXPIRED: 'RESERVATION_EXPIRED',
} as const;
export type ReservationStatus = (typeof ReservationStatus)[keyof typeof ReservationStatus];
