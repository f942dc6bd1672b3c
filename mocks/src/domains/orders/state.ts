import type { Wire } from '@vitrine/client';
import type * as client from '@vitrine/client/orders';
import type { Slot } from '../../platform/platform-context.ts';
import type { Cents } from '../../platform/requests/money.ts';
import type { InputValue } from '../tickets/checkout/answers.ts';
import type { DiscountWish } from '../tickets/checkout/discounts.ts';
import type { Buyer } from '../tickets/checkout/guests.ts';
import type { Invoice } from '../tickets/checkout/invoice.ts';

/** An issued ticket as it is kept. */
export interface StoredTicket {
  number: string;
  offerId: string;
  name: string;
  price: Cents;
  policy: string;
  /** When the guest was let in. */
  checkedIn?: number;
  /** The place of the guest's answers; nothing where the buyer's represent all. */
  guest?: number;
}

/** An order as it is kept. Moments are milliseconds since 1970. */
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
  /** Until when an initiated order can be paid. */
  expires?: number;
  /** A capture or a void that was taken on, and has not happened yet. */
  underWay?: client.ScheduledAction;
  /** Takes off the agenda what was planned for an authorized payment. */
  forget?(): void;
  archived: boolean;
  /** The buyer is told nothing. */
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
