import type { FeeType } from '../orders/enums.ts';
import type { OrderMoney } from '../orders/order-money.ts';
import type { TicketSaleStatus, TicketState, TicketType } from './enums.ts';

/** When a ticket is sold. See docs/reference/tickets.mdx. */
export interface TicketSalePeriod {
  startDate?: Date;
  endDate?: Date;
  /** Whether the ticket is hidden outside of the sale period. */
  hideNotOnSale?: boolean;
}

/** One of several prices of a ticket. */
export interface PricingOption {
  _id: string;
  name: string;
  price: OrderMoney;
}

/** Price of a ticket: exactly one of the three prices is set. See docs/reference/tickets.mdx. */
export interface TicketPricing {
  fixedPrice?: OrderMoney;
  /** The least that the buyer may name. */
  minPrice?: OrderMoney;
  pricingOptions?: { options: PricingOption[] };
  pricingType?: TicketType;
}

/** The seller's data of a ticket; null if the number of tickets is unlimited. */
export interface TicketDashboard {
  hidden?: boolean;
  limited?: boolean;
  quantity?: number | null;
  unsold?: number | null;
  ticketsSold?: number;
  ticketsReserved?: number;
}

/** A kind of ticket of an event. See docs/reference/tickets.mdx. */
export interface TicketDefinition {
  _id: string;
  eventId: string;
  name: string;
  description?: string;
  price?: OrderMoney;
  free?: boolean;
  pricing?: TicketPricing;
  /** Maximum number per checkout, across all prices of the ticket; 0 if sold out. */
  limitPerCheckout?: number;
  orderIndex?: number;
  /** Policy of the event and the ticket. */
  policy?: string;
  salePeriod?: TicketSalePeriod;
  saleStatus?: TicketSaleStatus;
  state?: TicketState[];
  /**
   * How the platform's fee is applied to the price. On the wire, the field name starts with the
   * provider's brand, in lowercase.
   */
  feeConfig?: { type: FeeType };
  dashboard?: TicketDashboard;
}
