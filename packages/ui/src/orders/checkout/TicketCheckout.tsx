import { OrderSummary, type OrderSummaryProps } from '../../tickets/Bill.tsx';
import { EventSummary, type EventSummaryProps } from '../shared/EventSummary.tsx';
import { TicketCheckoutDetails } from './CheckoutDetails.tsx';
import { TicketCheckoutHeader } from './CheckoutHead.tsx';
import { TicketCheckoutOrdered } from './CheckoutOrdered.tsx';
import { TicketCheckoutReview } from './CheckoutReview.tsx';
import { TicketCheckoutRoot } from './CheckoutRoot.tsx';
import { TicketCheckoutSteps } from './CheckoutSteps.tsx';
import { useTicketCheckoutContext } from './checkout-context.ts';

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
