import { EventSummary, type EventSummaryProps } from '../shared/EventSummary.tsx';
import { useOrderContext } from './order-context.ts';

/** Which event an order is for. Nothing where that is not known any more. */
export function OrderEvent(props: Omit<EventSummaryProps, 'event'>) {
  const { event } = useOrderContext();
  return event ? <EventSummary {...props} event={event} /> : null;
}
