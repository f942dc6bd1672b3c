import { Bill, type BillProps } from '../../tickets/Bill.tsx';
import { useCheckoutPlace } from './checkout-context.ts';

/** What the held tickets cost, with what a code or a plan takes off. */
export function CheckoutBill(props: Omit<BillProps, 'eventId'>) {
  const { event } = useCheckoutPlace();
  return <Bill {...props} eventId={event._id} />;
}
