import type { Order } from '../orders/entity.ts';
import type { FormResponse } from '../orders/form-response.ts';
import type { DiscountRequest, PaidPlanBenefit, ReservedTickets } from './reservation.ts';

/** Capabilities of the site's checkout. See docs/reference/tickets.mdx. */
export interface CheckoutOptions {
  /** Whether any payment method is set up. */
  paymentMethodConfigured?: boolean;
  acceptCoupons?: boolean;
  acceptGiftCards?: boolean;
  /** Whether the site may sell paid tickets. */
  premiumServices?: boolean;
  /** Whether any ticket on sale has a price. */
  paidTickets?: boolean;
}

/** The buyer of an order. */
export interface Buyer {
  firstName?: string;
  lastName?: string;
  email?: string;
}

/** The answers of one guest, or of the buyer where one form represents all tickets. */
export interface Guest {
  form: FormResponse;
}

/** Input of a new or updated order. */
interface OrderInput {
  buyer?: Buyer;
  guests?: readonly Guest[];
  memberId?: string | null;
  discount?: DiscountRequest;
  paidPlanBenefit?: PaidPlanBenefit;
}

/** Input of a new order. See docs/reference/tickets.mdx. */
export interface TicketCheckoutOptions extends OrderInput {
  reservationId: string;
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
  marketingConsent?: boolean;
}

/** Changes to an unpaid order. See docs/reference/tickets.mdx. */
export interface UpdateCheckoutOptions extends OrderInput {}

/** Input of a new order at a point of sale. See docs/reference/tickets.mdx. */
export interface PosCheckoutOptions {
  reservationId: string;
  /** Id of a started payment; not needed if nothing has to be paid. */
  paymentDetailsId?: string | null;
}

/** An order that was made of a reservation. See docs/reference/tickets.mdx. */
export interface TicketCheckout {
  order: Order;
  reservations?: ReservedTickets[];
  /** Payment deadline; only while the order is `INITIATED`. */
  expires?: Date;
  orderPageUrl?: string;
}
