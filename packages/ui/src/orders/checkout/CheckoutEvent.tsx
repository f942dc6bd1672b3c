import { EventSummary, type EventSummaryProps } from '../shared/EventSummary.tsx';
import { useTicketCheckoutContext } from './checkout-context.ts';

/** Which event the tickets are for. */
export function TicketCheckoutEvent(props: Omit<EventSummaryProps, 'event'>) {
  return <EventSummary {...props} event={useTicketCheckoutContext().event} />;
}
