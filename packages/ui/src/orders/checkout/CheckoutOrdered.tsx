import { reservationFlowAtom, useAtomValue } from '@vitrine/atoms';
import { Heading } from '../../primitives/heading/Heading.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import type { OrderStatusProps } from '../order/OrderStatus.tsx';
import { TicketOrder } from '../order/TicketOrder.tsx';
import * as css from './Checkout.css.ts';
import { useCheckoutPlace } from './checkout-context.ts';

/**
 * What stands in place of the checkout once there is an order: that the payment opens, or how the
 * order stands. The order may have been made by another tab.
 */
export function CheckoutOrdered(props: OrderStatusProps) {
  const { t } = useUi();
  const { event, payment } = useCheckoutPlace();
  const flow = useAtomValue(reservationFlowAtom(event._id));
  if (flow.status !== 'done') return null;
  if (payment === 'opening' || payment === 'leaving' || flow.orderNumber === null) {
    const isLeaving = flow.orderNumber !== null;
    return (
      <div className={css.leaving} role="status">
        <Heading level={1}>
          {t(isLeaving ? 'orders.pay.opening' : 'orders.elsewhere.title')}
        </Heading>
        <Text as="p" variant="bodyL" tone="muted">
          {t(isLeaving ? 'orders.pay.leaving' : 'orders.elsewhere.lead')}
        </Text>
      </div>
    );
  }
  return (
    <TicketOrder.Root eventId={event._id} orderNumber={flow.orderNumber} className={css.step}>
      <TicketOrder.Status {...props} />
      <TicketOrder.Tickets />
    </TicketOrder.Root>
  );
}
