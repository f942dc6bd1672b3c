import type { OrderStatus, OrderType } from '../orders/enums.ts';
import type { FormResponse } from '../orders/form-response.ts';
import type { Invoice } from '../orders/invoice.ts';
import type { Ticket } from '../orders/order-ticket.ts';
import type { ReservationStatus } from '../tickets/enums.ts';

/** Common order data of webhooks. See docs/reference/webhooks.mdx. */
export interface OrderWebhookData {
  /** `_id` of the event. */
  eventId: string;
  /** Number of the order. */
  orderNumber: string;
  /** When it happened. */
  timestamp?: Date;
  /** When the order was placed. */
  created?: Date;
  /** Time of the last change. */
  updated?: Date;
  /** The buyer's contact on the site. */
  contactId?: string;
  /** Member that the order belongs to; missing if it belongs to none. */
  memberId?: string;
}

// Additional data of an active order.
interface StandingOrder extends OrderWebhookData {
  /** Of the buyer's browser: a language, and a language with its region. */
  language?: string;
  /** Language with region, for example `en-GB`. */
  locale?: string;
  /** The buyer's. */
  firstName?: string;
  /** The buyer's. */
  lastName?: string;
  /** The buyer's. */
  email?: string;
  /** Status of the payment. */
  status?: OrderStatus;
  /** Answers of the buyer, or of the first guest. */
  checkoutForm?: FormResponse;
}

/** A buyer has started the payment. */
export interface OrderInitiated extends StandingOrder {
  /** Price of the tickets. */
  invoice?: Invoice;
  /** `_id` of the reservation that the order was made of. */
  reservationId?: string;
  /** Whether the seller marked the order as paid at checkout. */
  markedAsPaid?: boolean;
  /** Whether the buyer agreed to receive marketing messages. */
  marketingConsent?: boolean;
}

/** The buyer can rely on the tickets. */
export interface OrderConfirmed extends StandingOrder {
  /** Whether messages to the buyer are suppressed. */
  silent?: boolean;
  /** Payment method. */
  method?: string;
  /** The issued tickets. */
  tickets?: Ticket[];
  /** Price of the tickets. */
  invoice?: Invoice;
  /** `_id` of the reservation that the order was made of. */
  reservationId?: string;
}

/** An order was changed: its status, its guests, or whether it is archived. */
export interface OrderUpdated extends StandingOrder {
  /** Whether the buyer can rely on the tickets. */
  confirmed?: boolean;
  /** Payment method. */
  method?: string;
  /** The issued tickets; empty until then. */
  tickets?: Ticket[];
  /** Whether the order is archived. */
  archived?: boolean;
  /** Whether personal data was erased on request. */
  triggeredByAnonymizeRequest?: boolean;
}

/** An order is no more. */
export interface OrderDeleted extends OrderWebhookData {
  /** Where the order was placed. */
  orderType?: OrderType;
  /** The tickets that were issued. */
  tickets?: Ticket[];
  /** Whether the buyer's personal data has been erased. */
  anonymized?: boolean;
  /** Whether personal data was erased on request. */
  triggeredByAnonymizeRequest?: boolean;
}

/** Number of tickets of one kind in a reservation. */
export interface ReservedQuantity {
  /** `_id` of the ticket definition. */
  ticketDefinitionId?: string;
  /** Number of tickets at one price. */
  quantity?: number;
  /** Time of the last change. */
  updatedDate?: Date;
}

/** Number of tickets of one kind in all reservations together. */
export interface ReservationCount {
  /** `_id` of the ticket definition. */
  ticketDefinitionId?: string;
  /** Number of sold tickets. */
  confirmedCount?: number;
  /** Number of reserved tickets that are not sold. */
  pendingCount?: number;
  /** Whether any of them is paid. */
  paidExists?: boolean;
  /** When they were counted. */
  timestamp?: Date;
}

/** Tickets were reserved, or a reservation was confirmed, canceled or has expired. */
export interface ReservationWebhookData {
  /** `_id` of the event. */
  eventId: string;
  /** `_id` of the reservation. */
  reservationId: string;
  /** Status after the change. */
  status?: ReservationStatus;
  /** When the tickets go back on sale, if they are not sold. */
  expires?: Date;
  /** Time of the last change. */
  updatedDate?: Date;
  /** When it happened. */
  timestamp?: Date;
  /** Tickets of this reservation. */
  quantities?: ReservedQuantity[];
  /** Tickets of the same kinds in all reservations. */
  counts?: ReservationCount[];
}
