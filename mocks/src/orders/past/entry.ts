import type { OrderStatus } from '@vitrine/client/orders';

/** Tickets of one kind: name, how many, and the option or the price that was chosen. */
export type Bought = readonly [name: string, quantity: number, chosen?: string | number];

/** An order of before the world began. */
export interface PastOrder {
  slug: string;
  bought: readonly Bought[];
  /** What has become of it; paid, or free where nothing was to pay. */
  status?: OrderStatus;
  daysAgo: number;
  /** Who bought it, by their place in the list of people. */
  person: number;
  member?: true;
  archived?: true;
  /** How many of its guests have come. */
  checkedIn?: number;
  coupon?: string;
  /** Sold at the door. */
  atTheDoor?: true;
}
