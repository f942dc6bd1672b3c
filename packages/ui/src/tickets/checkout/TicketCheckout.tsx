import { EventSummary, type EventSummaryProps } from '../../orders/shared/EventSummary.tsx';
import { OrderSummary, type OrderSummaryProps } from '../order-summary/OrderSummary.tsx';
import { TicketCheckoutDetails } from './TicketCheckoutDetails.tsx';
import { TicketCheckoutHeader } from './TicketCheckoutHeader.tsx';
import { TicketCheckoutOrdered } from './TicketCheckoutOrdered.tsx';
import { TicketCheckoutReview } from './TicketCheckoutReview.tsx';
import { TicketCheckoutRoot } from './TicketCheckoutRoot.tsx';
import { TicketCheckoutSteps } from './TicketCheckoutSteps.tsx';
import { useTicketCheckoutContext } from './ticket-checkout-context.ts';

/** Which event the tickets are for. */
function TicketCheckoutEvent(props: Omit<EventSummaryProps, 'event'>) {
  return <EventSummary {...props} event={useTicketCheckoutContext().event} />;
}

/** What the held tickets cost, with what a code or a plan takes off. */
function TicketCheckoutSummary(props: Omit<OrderSummaryProps, 'eventId'>) {
  const { event } = useTicketCheckoutContext();
  return <OrderSummary {...props} eventId={event._id} />;
}

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
