'use client';

/**
 * The checkout from reserved tickets to an order: buyer and guests, review, payment. `Steps`
 * renders the current step.
 */

export {
  TicketCheckoutEvent as Event,
  TicketCheckoutSummary as OrderSummary,
} from './TicketCheckoutAside.tsx';
export { TicketCheckoutDetails as Details } from './TicketCheckoutDetails.tsx';
export { TicketCheckoutHeader as Header } from './TicketCheckoutHeader.tsx';
export { TicketCheckoutOrdered as Ordered } from './TicketCheckoutOrdered.tsx';
export { TicketCheckoutReview as Review } from './TicketCheckoutReview.tsx';
export { TicketCheckoutRoot as Root } from './TicketCheckoutRoot.tsx';
export { TicketCheckoutSteps as Steps } from './TicketCheckoutSteps.tsx';
