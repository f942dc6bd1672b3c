import type { FeeType } from '../orders/enums.ts';
import type { OrderMoney } from '../orders/order-money.ts';
import type { TicketSaleStatus, TicketState, TicketType } from './enums.ts';

/** When a ticket is sold. See docs/reference/tickets.md. */
export interface TicketSalePeriod {
  startDate?: Date;
  endDate?: Date;
  /** Whether the ticket is hidden outside of the period. */
  hideNotOnSale?: boolean;
}

/** One of several prices that a ticket comes at. */
export interface PricingOption {
  _id: string;
  name: string;
  price: OrderMoney;
}

/** What a ticket costs: exactly one of the three prices is there. See docs/reference/tickets.md. */
export interface TicketPricing {
  fixedPrice?: OrderMoney;
  /** The least that the buyer may name. */
  minPrice?: OrderMoney;
  pricingOptions?: { options: PricingOption[] };
  pricingType?: TicketType;
}

/** What the seller sees of a ticket; null where the number of tickets is not limited. */
export interface TicketDashboard {
  hidden?: boolean;
  limited?: boolean;
  quantity?: number | null;
  unsold?: number | null;
  ticketsSold?: number;
  ticketsReserved?: number;
}

/** A kind of ticket of an event. See docs/reference/tickets.md. */
export interface TicketDefinition {
  _id: string;
  eventId: string;
  name: string;
  description?: string;
  price?: OrderMoney;
  free?: boolean;
  pricing?: TicketPricing;
  /** How many one checkout may have, over all prices of the ticket; 0 when none is left. */
  limitPerCheckout?: number;
  orderIndex?: number;
  /** What holds for the event and the ticket. */
  policy?: string;
  salePeriod?: TicketSalePeriod;
  saleStatus?: TicketSaleStatus;
  state?: TicketState[];
  /**
   * How the platform's fee relates to the price. The name of the field begins with the provider's
   * brand on the wire, in small letters.
   */
  feeConfig?: { type: FeeType };
  dashboard?: TicketDashboard;
}
