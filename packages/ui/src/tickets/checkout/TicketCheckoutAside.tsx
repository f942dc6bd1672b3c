'use client';

import { EventSummary, type EventSummaryProps } from '../../orders/shared/EventSummary.tsx';
import { OrderSummary, type OrderSummaryProps } from '../order-summary/OrderSummary.tsx';
import { useTicketCheckoutContext } from './ticket-checkout-context.ts';

/** The event of the tickets. */
export function TicketCheckoutEvent(props: Omit<EventSummaryProps, 'event'>) {
  return <EventSummary {...props} event={useTicketCheckoutContext().event} />;
}

/** The costs of the reserved tickets, with the discount of a coupon code or a plan. */
export function TicketCheckoutSummary(props: Omit<OrderSummaryProps, 'eventId'>) {
  const { event } = useTicketCheckoutContext();
  return <OrderSummary {...props} eventId={event._id} />;
}
