import type { OrderStatus, OrderType } from './enums.ts';
import type { FormResponse } from './form-response.ts';
import type { OrderMoney } from './order-money.ts';

/** The guest of a ticket. See docs/reference/orders.mdx. */
export interface GuestDetails {
  /** False where the buyer's form represents all tickets of the order. */
  guestAssigned?: boolean;
  firstName?: string;
  lastName?: string;
  email?: string;
  phone?: string;
  contactId?: string;
  form?: FormResponse;
}

/** A ticket that was issued. See docs/reference/orders.mdx. */
export interface Ticket {
  ticketNumber: string;
  orderNumber?: string;
  ticketDefinitionId?: string;
  name?: string;
  price?: OrderMoney;
  free?: boolean;
  /** Policy of the event and the ticket. */
  policy?: string;
  /** Missing until the guest has been checked in. */
  checkIn?: { created?: Date };
  orderStatus?: OrderStatus;
  orderArchived?: boolean;
  /** The buyer's. */
  orderFullName?: string;
  guestFullName?: string;
  guestDetails?: GuestDetails;
  archived?: boolean;
  canceled?: boolean;
  memberId?: string;
  /** True if the guest's personal data has been erased. */
  anonymized?: boolean;
  channel?: OrderType;
  /** The check-in URL in the ticket's code. */
  checkInUrl?: string;
  ticketPdfUrl?: string;
  walletPassUrl?: string;
}
