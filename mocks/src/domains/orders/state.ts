import type { Wire } from '@vitrine/client';
import type * as client from '@vitrine/client/orders';
import type { Slot } from '../../platform/platform-context.ts';
import type { Cents } from '../../platform/requests/money.ts';
import type { InputValue } from '../tickets/checkout/answers.ts';
import type { DiscountWish } from '../tickets/checkout/discounts.ts';
import type { Buyer } from '../tickets/checkout/guests.ts';
import type { Invoice } from '../tickets/checkout/invoice.ts';

/** Stored data of an issued ticket. */
export interface StoredTicket {
  number: string;
  offerId: string;
  name: string;
  price: Cents;
  policy: string;
  /** When the guest was checked in. */
  checkedIn?: number;
  /** Index of the guest's answers; undefined if the buyer's answers apply to all tickets. */
  guest?: number;
}

/** Stored data of an order. Moments are milliseconds since 1970. */
export interface StoredOrder {
  number: string;
  eventId: string;
  reservationId: string;
  memberId?: string;
  created: number;
  updated: number;
  buyer: Buyer;
  /** The buyer's answers. */
  answers: InputValue[];
  /** The answers of each guest; empty where the buyer's represent all. */
  guests: InputValue[][];
  status: client.OrderStatus;
  channel: client.OrderType;
  method?: string;
  snapshotId?: string;
  transaction?: Wire<client.PaymentTransaction>;
  /** Payment deadline of an initiated order. */
  expires?: number;
  /** An accepted capture or void that has not been executed yet. */
  pendingAction?: client.ScheduledAction;
  /** Cancels the scheduled action for an authorized payment. */
  forget?(): void;
  archived: boolean;
  /** Whether the buyer receives no notifications. */
  silent: boolean;
  marketingConsent: boolean;
  wish: DiscountWish;
  invoice: Invoice;
  currency: string;
  total: Cents;
  revenue: Cents;
  quantity: number;
  tickets: StoredTicket[];
}

/** The orders of a platform by their numbers, oldest first. */
export const orderBook: Slot<Map<string, StoredOrder>> = { create: () => new Map() };
