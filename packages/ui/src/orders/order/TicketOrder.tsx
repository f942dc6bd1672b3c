'use client';

/**
 * The page of a ticket order, after a payment or from an email link: its status, tickets, guests
 * and payment.
 */

import { InvoiceView, type InvoiceViewProps } from '../../patterns/price-breakdown/InvoiceView.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { isHttpUrl } from '../../utils/safe-url.ts';
import { EventSummary, type EventSummaryProps } from '../shared/EventSummary.tsx';
import { useTicketOrderContext } from './ticket-order-context.ts';
import '../../messages/en/orders.ts';

/** The event of an order. Renders nothing if the event no longer exists. */
function OrderEvent(props: Omit<EventSummaryProps, 'event'>) {
  const { event } = useTicketOrderContext();
  return event ? <EventSummary {...props} event={event} /> : null;
}

/** The costs of an order, and its invoice as a file if available. */
function OrderInvoice(props: Omit<InvoiceViewProps, 'invoice'>) {
  const { t } = useUi();
  const { invoice } = useTicketOrderContext().order;
  if (!invoice) return null;
  return (
    <>
      <InvoiceView {...props} invoice={invoice} />
      {isHttpUrl(invoice.previewUrl) && (
        <Link variant="standalone" external href={invoice.previewUrl}>
          {t('orders.summary.file')}
        </Link>
      )}
    </>
  );
}

export { OrderGuests as Guests } from './OrderGuests.tsx';
export { OrderRoot as Root } from './OrderRoot.tsx';
export { OrderStatus as Status } from './OrderStatus.tsx';
export { OrderTickets as Tickets } from './OrderTickets.tsx';
export { OrderEvent as Event, OrderInvoice as OrderSummary };
