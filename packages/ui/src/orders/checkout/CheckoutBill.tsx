import { OrderSummary, type OrderSummaryProps } from '../../tickets/Bill.tsx';
import { useTicketCheckoutContext } from './checkout-context.ts';

/** What the held tickets cost, with what a code or a plan takes off. */
export function TicketCheckoutSummary(props: Omit<OrderSummaryProps, 'eventId'>) {
  const { event } = useTicketCheckoutContext();
  return <OrderSummary {...props} eventId={event._id} />;
}
