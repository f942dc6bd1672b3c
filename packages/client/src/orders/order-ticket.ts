import type { OrderStatus, OrderType } from './enums.ts';
import type { FormResponse } from './form-response.ts';
import type { OrderMoney } from './order-money.ts';

/** The guest of a ticket. See docs/reference/orders.mdx. */
export interface GuestDetails {
  /** False where the buyer's form represents all tickets of the order. */
  guestAssigned?: boolean;
  /** Of the guest; otherwise the buyer's. */
  firstName?: string;
  /** Of the guest; otherwise the buyer's. */
  lastName?: string;
  /** Of the guest; otherwise the buyer's. */
  email?: string;
  /** As text, in any format; only if the form has this question. */
  phone?: string;
  /** The guest's contact on the site. */
  contactId?: string;
  /** Answers of this guest; only if `guestAssigned` is true. */
  form?: FormResponse;
}

/** A ticket that was issued. See docs/reference/orders.mdx. */
export interface Ticket {
  /** Identifies the ticket, also at check-in. */
  ticketNumber: string;
  /** Number of its order. */
  orderNumber?: string;
  /** `_id` of the ticket definition. */
  ticketDefinitionId?: string;
  /** Name of the ticket definition. */
  name?: string;
  /** Price of this ticket before discounts, tax that is added and fees. */
  price?: OrderMoney;
  /** Whether its price is zero. */
  free?: boolean;
  /** Policy of the event and the ticket. */
  policy?: string;
  /** Missing until the guest has been checked in. */
  checkIn?: {
    /** Time of the check-in. */
    created?: Date;
  };
  /** Status of its order. */
  orderStatus?: OrderStatus;
  /** Whether its order is archived. */
  orderArchived?: boolean;
  /** The buyer's. */
  orderFullName?: string;
  /** The guest's; the buyer's if no guest is assigned. */
  guestFullName?: string;
  /** Name, contact and answers of the guest. */
  guestDetails?: GuestDetails;
  /** Whether the ticket is archived, with its order. */
  archived?: boolean;
  /** Whether the ticket is no longer valid, because its order was not paid or was canceled. */
  canceled?: boolean;
  /** Member that the order belongs to; missing if it belongs to none. */
  memberId?: string;
  /** True if the guest's personal data has been erased. */
  anonymized?: boolean;
  /** Where the order was placed. */
  channel?: OrderType;
  /** The check-in URL in the ticket's code. */
  checkInUrl?: string;
  /** URL of a PDF file with this ticket. */
  ticketPdfUrl?: string;
  /** URL of a pass for a wallet app. */
  walletPassUrl?: string;
}
