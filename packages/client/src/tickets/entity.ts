import type { FeeType } from '../orders/enums.ts';
import type { OrderMoney } from '../orders/order-money.ts';
import type { TicketSaleStatus, TicketState, TicketType } from './enums.ts';

/** When a ticket is sold. See docs/reference/tickets.mdx. */
export interface TicketSalePeriod {
  /** Missing if the ticket is on sale as soon as the event is published. */
  startDate?: Date;
  /** Missing if the ticket is on sale until the event ends. */
  endDate?: Date;
  /** Whether the ticket is hidden outside of the sale period. */
  hideNotOnSale?: boolean;
}

/** One of several prices of a ticket. */
export interface PricingOption {
  /** Unique in the ticket. The `pricingOptionId` of a reservation. */
  _id: string;
  /** Name that buyers read, for example "Concession". */
  name: string;
  /** For one ticket. */
  price: OrderMoney;
}

/** Price of a ticket: exactly one of the three prices is set. See docs/reference/tickets.mdx. */
export interface TicketPricing {
  /** For one ticket; zero for a free one. */
  fixedPrice?: OrderMoney;
  /** The least that the buyer may name. */
  minPrice?: OrderMoney;
  /** Prices that the buyer chooses from. */
  pricingOptions?: {
    /** In the seller's order. */
    options: PricingOption[];
  };
  /** `DONATION` if the buyer names the price. */
  pricingType?: TicketType;
}

/** The seller's data of a ticket; null if the number of tickets is unlimited. */
export interface TicketDashboard {
  /** Whether buyers do not see the ticket. */
  hidden?: boolean;
  /** Whether the number of tickets is limited. */
  limited?: boolean;
  /** Number of all tickets, sold ones included. */
  quantity?: number | null;
  /** Number of tickets that are neither sold nor reserved. */
  unsold?: number | null;
  /** Number of tickets in orders. */
  ticketsSold?: number;
  /** Number of tickets in pending reservations. */
  ticketsReserved?: number;
}

/** A kind of ticket of an event. See docs/reference/tickets.mdx. */
export interface TicketDefinition {
  /** The `ticketDefinitionId` of reservations and issued tickets. */
  _id: string;
  /** `_id` of the event. */
  eventId: string;
  /** Name that buyers read. */
  name: string;
  /** Plain text. */
  description?: string;
  /** The least price of one ticket, in the event's currency. */
  price?: OrderMoney;
  /** Whether all its prices are zero. A donation never counts as free. */
  free?: boolean;
  /** All prices of the ticket. */
  pricing?: TicketPricing;
  /** Maximum number per checkout, across all prices of the ticket; 0 if sold out. */
  limitPerCheckout?: number;
  /** Position in the seller's order; the lowest comes first. */
  orderIndex?: number;
  /** Policy of the event and the ticket. */
  policy?: string;
  /** When buyers can get the ticket. */
  salePeriod?: TicketSalePeriod;
  /** By the platform's clock, as of this response. */
  saleStatus?: TicketSaleStatus;
  /** `INCLUDE_HIDDEN_NOT_ON_SALE` while it is hidden because it is not on sale. */
  state?: TicketState[];
  /**
   * How the platform's fee is applied to the price. On the wire, the field name starts with the
   * provider's brand, in lowercase.
   */
  feeConfig?: {
    /** Whether buyer or seller bears the fee. */
    type: FeeType;
  };
  /** Field set DASHBOARD. */
  dashboard?: TicketDashboard;
}
