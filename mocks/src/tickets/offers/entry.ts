import type { FeeType } from '@vitrine/client/orders';

/** A price as it is printed, in the event's currency: 32, 18.5. */
export type Printed = number;

/** When a ticket is sold, in days from the day on which the world began. */
export interface SaleDays {
  from?: number;
  until?: number;
  /** Not shown outside of it. */
  hide?: true;
}

/** A ticket as the house writes it down. */
export interface OfferEntry {
  name: string;
  text: string;
  price: Printed | { from: Printed } | { options: readonly (readonly [string, Printed])[] };
  fee?: FeeType;
  /** How many one checkout may have. */
  limit?: number;
  /** How many there are. Without it, and without `left`, there is no end. */
  capacity?: number;
  /** How many are still to be had, whatever was sold. */
  left?: number;
  /** How many someone else holds as the world begins, for another twelve minutes. */
  reservedElsewhere?: number;
  hidden?: true;
  sale?: SaleDays;
}

/** The tickets of one event. */
export interface EventOffers {
  slug: string;
  /** What holds for all of them. */
  policy: string;
  /** The tax that comes on top is part of the prices that are shown. */
  taxInPrices?: true;
  offers: readonly OfferEntry[];
}
