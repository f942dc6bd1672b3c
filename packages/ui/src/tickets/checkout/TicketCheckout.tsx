'use client';

/**
 * The checkout from reserved tickets to an order: buyer and guests, review, payment. `Steps`
 * renders the current step.
 */

import { EventSummary, type EventSummaryProps } from '../../orders/shared/EventSummary.tsx';
import { OrderSummary, type OrderSummaryProps } from '../order-summary/OrderSummary.tsx';
import { useTicketCheckoutContext } from './ticket-checkout-context.ts';

/** The event of the tickets. */
function TicketCheckoutEvent(props: Omit<EventSummaryProps, 'event'>) {
  return <EventSummary {...props} event={useTicketCheckoutContext().event} />;
}

/** The costs of the reserved tickets, with the discount of a coupon code or a plan. */
function TicketCheckoutSummary(props: Omit<OrderSummaryProps, 'eventId'>) {
  const { event } = useTicketCheckoutContext();
  return <OrderSummary {...props} eventId={event._id} />;
}

export { TicketCheckoutDetails as Details } from './TicketCheckoutDetails.tsx';
export { TicketCheckoutHeader as Header } from './TicketCheckoutHeader.tsx';
export { TicketCheckoutOrdered as Ordered } from './TicketCheckoutOrdered.tsx';
export { TicketCheckoutReview as Review } from './TicketCheckoutReview.tsx';
export { TicketCheckoutRoot as Root } from './TicketCheckoutRoot.tsx';
export { TicketCheckoutSteps as Steps } from './TicketCheckoutSteps.tsx';
export { TicketCheckoutEvent as Event, TicketCheckoutSummary as OrderSummary };
