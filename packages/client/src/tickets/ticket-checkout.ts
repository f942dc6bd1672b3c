import type { Order } from '../orders/entity.ts';
import type { FormResponse } from '../orders/form-response.ts';
import type { DiscountRequest, PaidPlanBenefit, ReservedTickets } from './reservation.ts';

/** Capabilities of the site's checkout. See docs/reference/tickets.mdx. */
export interface CheckoutOptions {
  /** Whether any payment method is set up. */
  paymentMethodConfigured?: boolean;
  /** Whether the site has coupons. */
  acceptCoupons?: boolean;
  /** Whether buyers can pay with gift cards. */
  acceptGiftCards?: boolean;
  /** Whether the site may sell paid tickets. */
  premiumServices?: boolean;
  /** Whether any ticket on sale has a price. */
  paidTickets?: boolean;
}

/** The buyer of an order. */
export interface Buyer {
  /** From 1 to 50 characters. */
  firstName?: string;
  /** From 1 to 50 characters. */
  lastName?: string;
  /** Tickets are sent to it. Up to 255 characters. */
  email?: string;
}

/** The answers of one guest, or of the buyer where one form represents all tickets. */
export interface Guest {
  /** Answers by the names of the form's inputs. */
  form: FormResponse;
}

/** Input of a new or updated order. */
interface OrderInput {
  /** Name and email address; from the first guest's answers by default. */
  buyer?: Buyer;
  /** One for all tickets, or one for each, which the event can require. */
  guests?: readonly Guest[];
  /**
   * Member that the order belongs to; a logged-in buyer by default. Null removes it from an order.
   */
  memberId?: string | null;
  /** Coupon. The request fails if it cannot be applied. */
  discount?: DiscountRequest;
  /** Benefit of a plan. The request fails if it cannot be applied. */
  paidPlanBenefit?: PaidPlanBenefit;
}

/** Input of a new order. See docs/reference/tickets.mdx. */
export interface TicketCheckoutOptions extends OrderInput {
  /** `_id` of a pending reservation. */
  reservationId: string;
  /** Exceptions from the usual checkout. */
  options?: {
    /** Suppresses messages to contacts. */
    silent?: boolean;
    /** The order is to be paid in person. */
    payInPerson?: boolean;
    /** For sellers: skips the validation of the form. */
    ignoreFormValidation?: boolean;
    /** For sellers: payment was received by other means. */
    markAsPaid?: boolean;
  };
  /** Whether the buyer agreed to receive marketing messages. */
  marketingConsent?: boolean;
}

/** Changes to an unpaid order. See docs/reference/tickets.mdx. */
export interface UpdateCheckoutOptions extends OrderInput {}

/** Input of a new order at a point of sale. See docs/reference/tickets.mdx. */
export interface PosCheckoutOptions {
  /** `_id` of a pending reservation. */
  reservationId: string;
  /** Id of a started payment; not needed if nothing has to be paid. */
  paymentDetailsId?: string | null;
}

/** An order that was made of a reservation. See docs/reference/tickets.mdx. */
export interface TicketCheckout {
  /** The order with all its field sets. */
  order: Order;
  /** The tickets of the order by kind. */
  reservations?: ReservedTickets[];
  /** Payment deadline; only while the order is `INITIATED`. */
  expires?: Date;
  /** Hosted page of the order: where it is paid, and where its tickets are. */
  orderPageUrl?: string;
}
