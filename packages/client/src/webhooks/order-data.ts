import type { OrderStatus, OrderType } from '../orders/enums.ts';
import type { FormResponse } from '../orders/form-response.ts';
import type { Invoice } from '../orders/invoice.ts';
import type { Ticket } from '../orders/order-ticket.ts';
import type { ReservationStatus } from '../tickets/enums.ts';

/** Common order data of webhooks. See docs/reference/webhooks.mdx. */
export interface OrderWebhookData {
  eventId: string;
  orderNumber: string;
  /** When it happened. */
  timestamp?: Date;
  created?: Date;
  updated?: Date;
  contactId?: string;
  memberId?: string;
}

// Additional data of an active order.
interface StandingOrder extends OrderWebhookData {
  /** Of the buyer's browser: a language, and a language with its region. */
  language?: string;
  locale?: string;
  firstName?: string;
  lastName?: string;
  email?: string;
  status?: OrderStatus;
  checkoutForm?: FormResponse;
}

/** A buyer has started the payment. */
export interface OrderInitiated extends StandingOrder {
  invoice?: Invoice;
  reservationId?: string;
  markedAsPaid?: boolean;
  marketingConsent?: boolean;
}

/** The buyer can rely on the tickets. */
export interface OrderConfirmed extends StandingOrder {
  /** Whether messages to the buyer are suppressed. */
  silent?: boolean;
  /** Payment method. */
  method?: string;
  tickets?: Ticket[];
  invoice?: Invoice;
  reservationId?: string;
}

/** An order was changed: its status, its guests, or whether it is archived. */
export interface OrderUpdated extends StandingOrder {
  confirmed?: boolean;
  method?: string;
  tickets?: Ticket[];
  archived?: boolean;
  triggeredByAnonymizeRequest?: boolean;
}

/** An order is no more. */
export interface OrderDeleted extends OrderWebhookData {
  orderType?: OrderType;
  tickets?: Ticket[];
  anonymized?: boolean;
  triggeredByAnonymizeRequest?: boolean;
}

/** Number of tickets of one kind in a reservation. */
export interface ReservedQuantity {
  ticketDefinitionId?: string;
  quantity?: number;
  updatedDate?: Date;
}

/** Number of tickets of one kind in all reservations together. */
export interface ReservationCount {
  ticketDefinitionId?: string;
  confirmedCount?: number;
  pendingCount?: number;
  paidExists?: boolean;
  timestamp?: Date;
}

/** Tickets were reserved, or a reservation was confirmed, canceled or has expired. */
export interface ReservationWebhookData {
  eventId: string;
  reservationId: string;
  status?: ReservationStatus;
  expires?: Date;
  updatedDate?: Date;
  timestamp?: Date;
  quantities?: ReservedQuantity[];
  counts?: ReservationCount[];
}
