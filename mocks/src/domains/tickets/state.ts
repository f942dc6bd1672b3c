import type { FeeType } from '@vitrine/client/orders';
import type { ReservationStatus } from '@vitrine/client/tickets';
import type { Visitor } from '../../platform/domain.ts';
import type { Slot } from '../../platform/platform-context.ts';
import type { Cents } from '../../platform/requests/money.ts';

export interface PricingOption {
  id: string;
  name: string;
  price: Cents;
}

/** Price of a ticket: fixed, a donation with a minimum, or by option. */
export type Price = { fixed: Cents } | { minimum: Cents } | { options: readonly PricingOption[] };

/** Stored data of a ticket definition. Moments are milliseconds since 1970. */
export interface Offer {
  id: string;
  eventId: string;
  name: string;
  description: string;
  policy: string;
  created: number;
  /** When the organizer last changed it. */
  updated?: number;
  orderIndex: number;
  price: Price;
  feeType: FeeType;
  limitPerCheckout: number;
  /** Whether it is neither sold nor shown to visitors. */
  hidden: boolean;
  /** Total number of tickets; unlimited without it. */
  capacity?: number;
  saleStart?: number;
  saleEnd?: number;
  /** Whether it is hidden while it is not on sale. */
  hideNotOnSale: boolean;
  /** Tickets in confirmed reservations. */
  sold: number;
  /** Tickets in pending reservations. */
  reserved: number;
}

/** Tickets of one kind at one price. */
export interface ReservedLine {
  id: string;
  offerId: string;
  quantity: number;
  /** Price of one ticket. */
  price: Cents;
  option?: PricingOption;
}

export interface Reservation {
  id: string;
  eventId: string;
  /** Visitor of the reservation. */
  visitor: Visitor;
  status: ReservationStatus;
  lines: ReservedLine[];
  expires: number;
  updated: number;
  /** The order that was made of it. A reservation becomes one order. */
  orderNumber?: string;
  /** Cancels the scheduled expiration. */
  keep(): void;
}

interface Office {
  offers: Map<string, Offer>;
  reservations: Map<string, Reservation>;
  /** Ended benefits, by id. They no longer pay for tickets. */
  endedBenefits: Set<string>;
  /** Events whose displayed prices include the added tax. */
  taxShownInPrices: Set<string>;
  /** Whether the past tickets and orders have been created. */
  opened: boolean;
  /** Nothing is announced while what happened before is put in. */
  silent: boolean;
}

/** State of ticket sales: tickets and reservations. */
export const office: Slot<Office> = {
  create: () => ({
    offers: new Map(),
    reservations: new Map(),
    endedBenefits: new Set(),
    taxShownInPrices: new Set(),
    opened: false,
    silent: false,
  }),
};
