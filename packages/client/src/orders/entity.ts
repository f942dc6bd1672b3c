import type { OrderStatus, OrderTag, OrderType, ScheduledAction } from './enums.ts';
import type { FormResponse } from './form-response.ts';
import type { Invoice } from './invoice.ts';
import type { OrderMoney } from './order-money.ts';
import type { Ticket } from './order-ticket.ts';

/** The payment of an order. See docs/reference/orders.mdx. */
export interface PaymentTransaction {
  transactionId?: string;
  /** For example `creditCard`. */
  method?: string;
  /**
   * The platform's action, with its date, for an authorized payment that is neither captured nor
   * voided.
   */
  scheduledAction?: ScheduledAction;
  scheduledActionExecutionDate?: Date;
}

/**
 * An order of tickets. Its fields depend on the requested field sets. See docs/reference/orders.mdx.
 */
export interface Order {
  orderNumber: string;
  eventId: string;
  contactId?: string;
  memberId?: string;
  reservationId?: string;
  /** Of the payment; none if nothing had to be paid. */
  snapshotId?: string;
  created?: Date;
  updated?: Date;
  firstName?: string;
  lastName?: string;
  fullName?: string;
  email?: string;
  status?: OrderStatus;
  /** True once the buyer can rely on the tickets. */
  confirmed?: boolean;
  /** Payment method, for example `creditCard` or `inPerson`. */
  method?: string;
  ticketsQuantity?: number;
  totalPrice?: OrderMoney;
  ticketsPdf?: string;
  tickets?: Ticket[];
  checkoutForm?: FormResponse;
  invoice?: Invoice;
  paymentDetails?: { transaction?: PaymentTransaction };
  channel?: OrderType;
  tags?: OrderTag[];
  archived?: boolean;
  fullyCheckedIn?: boolean;
  /** True if the buyer's personal data has been erased. */
  anonymized?: boolean;
  marketingConsent?: boolean;
}
