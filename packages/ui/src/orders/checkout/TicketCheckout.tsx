import { TicketCheckoutSummary } from './CheckoutBill.tsx';
import { TicketCheckoutDetails } from './CheckoutDetails.tsx';
import { TicketCheckoutEvent } from './CheckoutEvent.tsx';
import { TicketCheckoutHeader } from './CheckoutHead.tsx';
import { TicketCheckoutOrdered } from './CheckoutOrdered.tsx';
import { TicketCheckoutReview } from './CheckoutReview.tsx';
import { TicketCheckoutRoot } from './CheckoutRoot.tsx';
import { TicketCheckoutSteps } from './CheckoutSteps.tsx';

/**
 * The way from held tickets to an order: who buys and who comes, a look at all of it, the payment.
 * `Steps` is whichever of them the buyer is at.
 */
export const TicketCheckout = {
  Root: TicketCheckoutRoot,
  Header: TicketCheckoutHeader,
  Event: TicketCheckoutEvent,
  OrderSummary: TicketCheckoutSummary,
  Steps: TicketCheckoutSteps,
  Details: TicketCheckoutDetails,
  Review: TicketCheckoutReview,
  Ordered: TicketCheckoutOrdered,
};
