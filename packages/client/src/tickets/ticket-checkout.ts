import type { Order } from '../orders/entity.ts';
import type { FormResponse } from '../orders/form-response.ts';
import type { DiscountRequest, PaidPlanBenefit, ReservedTickets } from './reservation.ts';

/** What the site's checkout can do. See docs/reference/tickets.md. */
export interface CheckoutOptions {
  /** Whether any payment method is set up. */
  paymentMethodConfigured?: boolean;
  acceptCoupons?: boolean;
  acceptGiftCards?: boolean;
  /** Whether the site may sell tickets for money. */
  premiumServices?: boolean;
  /** Whether any ticket on sale costs money. */
  paidTickets?: boolean;
}

/** Who buys. */
export interface Buyer {
  firstName?: string;
  lastName?: string;
  email?: string;
}

/** The answers of one guest, or of the buyer where one form represents all tickets. */
export interface Guest {
  form: FormResponse;
}

/** What an order is made of, whether it is made or changed. */
interface OrderInput {
  buyer?: Buyer;
  guests?: readonly Guest[];
  memberId?: string | null;
  discount?: DiscountRequest;
  paidPlanBenefit?: PaidPlanBenefit;
}

/** What to make an order of. See docs/reference/tickets.md. */
export interface TicketCheckoutOptions extends OrderInput {
  reservationId: string;
  options?: {
    /** Whether contacts are left without a message. */
    silent?: boolean;
    /** The order is then to be paid in person. */
    payInPerson?: boolean;
    /** For sellers: whatever the form asks for. */
    ignoreFormValidation?: boolean;
    /** For sellers: the money has come another way. */
    markAsPaid?: boolean;
  };
  marketingConsent?: boolean;
}

/** What to change about an order that is not paid yet. See docs/reference/tickets.md. */
export interface UpdateCheckoutOptions extends OrderInput {}

/** What to make an order of at a point of sale. See docs/reference/tickets.md. */
export interface PosCheckoutOptions {
  reservationId: string;
  /** Of a payment that has begun; not needed where nothing is to pay. */
  paymentDetailsId?: string | null;
}

/** An order that was made of a reservation. See docs/reference/tickets.md. */
export interface TicketCheckout {
  order: Order;
  reservations?: ReservedTickets[];
  /** Until when to pay; only while the order is `INITIATED`. */
  expires?: Date;
  orderPageUrl?: string;
}
