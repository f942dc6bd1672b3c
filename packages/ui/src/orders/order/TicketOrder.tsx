import { InvoiceView, type InvoiceViewProps } from '../../patterns/price-breakdown/InvoiceView.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { isHttpUrl } from '../../utils/safe-url.ts';
import { EventSummary, type EventSummaryProps } from '../shared/EventSummary.tsx';
import { OrderGuests } from './OrderGuests.tsx';
import { OrderRoot } from './OrderRoot.tsx';
import { OrderStatus } from './OrderStatus.tsx';
import { OrderTickets } from './OrderTickets.tsx';
import { useOrderContext } from './order-context.ts';

/** Which event an order is for. Nothing where that is not known any more. */
function OrderEvent(props: Omit<EventSummaryProps, 'event'>) {
  const { event } = useOrderContext();
  return event ? <EventSummary {...props} event={event} /> : null;
}

/** What an order costs, and its invoice as a file where there is one. */
function OrderInvoice(props: Omit<InvoiceViewProps, 'invoice'>) {
  const { t } = useUi();
  const { invoice } = useOrderContext().order;
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

/**
 * An order of tickets on its page, after a payment or from the link in an email: how it stands, its
 * tickets, whom they are for, and what was paid.
 */
export const TicketOrder = {
  Root: OrderRoot,
  Status: OrderStatus,
  Tickets: OrderTickets,
  Guests: OrderGuests,
  Event: OrderEvent,
  OrderSummary: OrderInvoice,
};
