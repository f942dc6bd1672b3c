'use client';

import { reservationFlowAtom, useAtomValue } from '@vitrine/atoms';
import type { OrderStatusProps } from '../../orders/order/OrderStatus.tsx';
import * as TicketOrder from '../../orders/order/TicketOrder.tsx';
import { isPaymentOpening } from '../../orders/shared/use-payment.ts';
import { useLiveAnnouncement } from '../../primitives/announcer/use-live-announcement.ts';
import { Heading } from '../../primitives/heading/Heading.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import * as css from './TicketCheckout.css.ts';
import { useTicketCheckoutContext } from './ticket-checkout-context.ts';
import '../../messages/en/orders.ts';

/**
 * Replaces the checkout once there is an order: shows that the payment opens, or the order's
 * status, with the reason if the payment could not be opened. The order may come from another tab.
 */
export function TicketCheckoutOrdered(props: Omit<OrderStatusProps, 'openedPayment'>) {
  const { event, payment } = useTicketCheckoutContext();
  const flow = useAtomValue(reservationFlowAtom(event._id));
  if (flow.status !== 'done') return null;
  if (isPaymentOpening(payment) || flow.orderNumber === null) {
    return <Leaving isOurs={flow.orderNumber !== null} />;
  }
  return (
    <TicketOrder.Root eventId={event._id} orderNumber={flow.orderNumber} className={css.step}>
      <TicketOrder.Status {...props} openedPayment={payment} />
      <TicketOrder.Tickets />
    </TicketOrder.Root>
  );
}

/** The payment opens, or another tab has made the order. */
function Leaving({ isOurs }: { isOurs: boolean }) {
  const { t } = useUi();
  const title = t(isOurs ? 'orders.pay.opening' : 'orders.elsewhere.title');
  const description = t(isOurs ? 'orders.pay.leaving' : 'orders.elsewhere.description');
  useLiveAnnouncement(`${title}. ${description}`);
  return (
    <div className={css.leaving}>
      <Heading level={1}>{title}</Heading>
      <Text as="p" variant="bodyL" tone="muted">
        {description}
      </Text>
    </div>
  );
}
