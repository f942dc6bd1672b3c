import { EventSummary, type EventSummaryProps } from '../shared/EventSummary.tsx';
import { useCheckoutPlace } from './checkout-context.ts';

/** Which event the tickets are for. */
export function CheckoutEvent(props: Omit<EventSummaryProps, 'event'>) {
  return <EventSummary {...props} event={useCheckoutPlace().event} />;
}
