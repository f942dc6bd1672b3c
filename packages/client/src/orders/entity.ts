import type { OrderStatus, OrderTag, OrderType, ScheduledAction } from './enums.ts';
import type { FormResponse } from './form-response.ts';
import type { Invoice } from './invoice.ts';
import type { OrderMoney } from './order-money.ts';
import type { Ticket } from './order-ticket.ts';

/** The payment of an order. See docs/reference/orders.mdx. */
export interface PaymentTransaction {
  /** ID of the payment. */
  transactionId?: string;
  /** For example `creditCard`. */
  method?: string;
  /**
   * The platform's action, with its date, for an authorized payment that is neither captured nor
   * voided.
   */
  scheduledAction?: ScheduledAction;
  /** When the platform performs `scheduledAction`. */
  scheduledActionExecutionDate?: Date;
}

/**
 * An order of tickets. Its fields depend on the requested field sets. See docs/reference/orders.mdx.
 */
export interface Order {
  /** Identifies the order. Readable text of letters, digits and hyphens. */
  orderNumber: string;
  /** `_id` of the event. */
  eventId: string;
  /** The buyer's contact on the site. */
  contactId?: string;
  /** Member that the order belongs to; missing if it belongs to none. */
  memberId?: string;
  /** `_id` of the reservation that the order was made of. */
  reservationId?: string;
  /** Of the payment; none if nothing had to be paid. */
  snapshotId?: string;
  /** When the order was placed. */
  created?: Date;
  /** Time of the last change. */
  updated?: Date;
  /** The buyer's. */
  firstName?: string;
  /** The buyer's. */
  lastName?: string;
  /** The buyer's first and last name. */
  fullName?: string;
  /** The buyer's. */
  email?: string;
  /** Status of the payment. */
  status?: OrderStatus;
  /** True once the buyer can rely on the tickets. */
  confirmed?: boolean;
  /** Payment method, for example `creditCard` or `inPerson`. */
  method?: string;
  /** Number of tickets. */
  ticketsQuantity?: number;
  /** The amount that the buyer pays, with tax and fees, after discounts. */
  totalPrice?: OrderMoney;
  /** URL of a PDF file with all tickets; missing until they are issued. */
  ticketsPdf?: string;
  /** Field set TICKETS. Empty until the tickets are issued. */
  tickets?: Ticket[];
  /** Field set FORM: answers of the buyer, or of the first guest. */
  checkoutForm?: FormResponse;
  /** Field set INVOICE. */
  invoice?: Invoice;
  /** Only if a payment was started. */
  paymentDetails?: {
    /** The payment. */
    transaction?: PaymentTransaction;
  };
  /** Where the order was placed. */
  channel?: OrderType;
  /** Set by the platform from the order's other fields. */
  tags?: OrderTag[];
  /** Whether the seller has archived the order. */
  archived?: boolean;
  /** Whether all guests have been checked in; false without tickets. */
  fullyCheckedIn?: boolean;
  /** True if the buyer's personal data has been erased. */
  anonymized?: boolean;
  /** Whether the buyer agreed to receive marketing messages. */
  marketingConsent?: boolean;
}
