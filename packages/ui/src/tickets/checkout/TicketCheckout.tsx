import { EventSummary, type EventSummaryProps } from '../../orders/shared/EventSummary.tsx';
import { OrderSummary, type OrderSummaryProps } from '../order-summary/OrderSummary.tsx';
import { TicketCheckoutDetails } from './TicketCheckoutDetails.tsx';
import { TicketCheckoutHeader } from './TicketCheckoutHeader.tsx';
import { TicketCheckoutOrdered } from './TicketCheckoutOrdered.tsx';
import { TicketCheckoutReview } from './TicketCheckoutReview.tsx';
import { TicketCheckoutRoot } from './TicketCheckoutRoot.tsx';
import { TicketCheckoutSteps } from './TicketCheckoutSteps.tsx';
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

/**
 * The checkout from reserved tickets to an order: buyer and guests, review, payment. `Steps`
 * renders the current step.
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
