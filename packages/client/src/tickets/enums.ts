/** Whether a ticket is on sale. See docs/reference/tickets.md. */
export const TicketSaleStatus = {
  SALE_SCHEDULED: 'SALE_SCHEDULED',
  SALE_STARTED: 'SALE_STARTED',
  SALE_ENDED: 'SALE_ENDED',
} as const;
export type TicketSaleStatus = (typeof TicketSaleStatus)[keyof typeof TicketSaleStatus];

/** Whether a ticket has its price, or the buyer names one. See docs/reference/tickets.md. */
export const TicketType = {
  STANDARD: 'STANDARD',
  DONATION: 'DONATION',
} as const;
export type TicketType = (typeof TicketType)[keyof typeof TicketType];

/** Which tickets to list beside those that anyone can buy. See docs/reference/tickets.md. */
export const TicketState = {
  INCLUDE_HIDDEN_NOT_ON_SALE: 'INCLUDE_HIDDEN_NOT_ON_SALE',
} as const;
export type TicketState = (typeof TicketState)[keyof typeof TicketState];

/** What a definition carries beside its own fields: what holds for it; what is sold and left. */
export const TicketFieldset = {
  POLICY: 'POLICY',
  DASHBOARD: 'DASHBOARD',
} as const;
export type TicketFieldset = (typeof TicketFieldset)[keyof typeof TicketFieldset];

/** How far a reservation is. See docs/reference/tickets.md. */
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
