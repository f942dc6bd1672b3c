import { CheckoutBill } from './CheckoutBill.tsx';
import { CheckoutDetails } from './CheckoutDetails.tsx';
import { CheckoutEvent } from './CheckoutEvent.tsx';
import { CheckoutHead } from './CheckoutHead.tsx';
import { CheckoutOrdered } from './CheckoutOrdered.tsx';
import { CheckoutReview } from './CheckoutReview.tsx';
import { CheckoutRoot } from './CheckoutRoot.tsx';
import { CheckoutSteps } from './CheckoutSteps.tsx';

/**
 * The way from held tickets to an order: who buys and who comes, a look at all of it, the payment.
 * `Steps` is whichever of them the buyer is at.
 */
export const TicketCheckout = {
  Root: CheckoutRoot,
  Head: CheckoutHead,
  Event: CheckoutEvent,
  Bill: CheckoutBill,
  Steps: CheckoutSteps,
  Details: CheckoutDetails,
  Review: CheckoutReview,
  Ordered: CheckoutOrdered,
};
