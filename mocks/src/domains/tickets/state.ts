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

/** What a ticket costs: always the same, what the buyer gives from a minimum on, or by option. */
export type Price = { fixed: Cents } | { minimum: Cents } | { options: readonly PricingOption[] };

/** A ticket definition as it is kept. Moments are milliseconds since 1970. */
export interface Offer {
  id: string;
  eventId: string;
  name: string;
  description: string;
  policy: string;
  created: number;
  orderIndex: number;
  price: Price;
  feeType: FeeType;
  limitPerCheckout: number;
  /** Not sold to visitors, and not shown to them. */
  hidden: boolean;
  /** How many there are in all; without it there is no end. */
  capacity?: number;
  saleStart?: number;
  saleEnd?: number;
  /** Not shown while it is not on sale. */
  hideNotOnSale: boolean;
  /** Places in confirmed reservations. */
  sold: number;
  /** Places in pending reservations. */
  held: number;
}

/** Tickets of one kind at one price. */
export interface ReservedLine {
  id: string;
  offerId: string;
  quantity: number;
  /** Of one ticket. */
  price: Cents;
  option?: PricingOption;
}

export interface Reservation {
  id: string;
  eventId: string;
  /** Who holds it. */
  visitor: Visitor;
  status: ReservationStatus;
  lines: ReservedLine[];
  expires: number;
  updated: number;
  /** The order that was made of it. A reservation becomes one order. */
  orderNumber?: string;
  /** Takes its end off the agenda. */
  keep(): void;
}

interface Office {
  offers: Map<string, Offer>;
  reservations: Map<string, Reservation>;
  /** The benefits that have ended, by id: no one's tickets are paid by them. */
  endedBenefits: Set<string>;
  /** Events whose prices are shown with the tax that comes on top. */
  taxShownInPrices: Set<string>;
  /** Whether the tickets and the orders of before have been put in. */
  opened: boolean;
  /** Nothing is announced while what happened before is put in. */
  silent: boolean;
}

/** Where tickets are sold: what there is, and what is reserved of it. */
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
