'use client';

/**
 * The page of a ticket order, after a payment or from an email link: its status, tickets, guests
 * and payment.
 */

import { useId } from 'react';
import { InvoiceView, type InvoiceViewProps } from '../../patterns/price-breakdown/InvoiceView.tsx';
import { Heading } from '../../primitives/heading/Heading.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { isHttpUrl } from '../../utils/safe-url.ts';
import * as css from './TicketOrder.css.ts';
import { useTicketOrderContext } from './ticket-order-context.ts';
import '../../messages/en/orders.ts';

/** The costs of an order, and its invoice as a file if available. */
function OrderInvoice(props: Omit<InvoiceViewProps, 'invoice'>) {
  const { t } = useUi();
  const titleId = useId();
  const { invoice } = useTicketOrderContext().order;
  if (!invoice) return null;
  return (
    <section aria-labelledby={titleId} className={css.root}>
      <Heading id={titleId} level={2} variant="title">
        {t('orders.summary.title')}
      </Heading>
      <InvoiceView {...props} invoice={invoice} className={classes(css.invoice, props.className)} />
      {isHttpUrl(invoice.previewUrl) && (
        <Link variant="standalone" external href={invoice.previewUrl}>
          {t('orders.summary.file')}
        </Link>
      )}
    </section>
  );
}

export { OrderEvent as Event } from './OrderEvent.tsx';
export { OrderFiles as Files } from './OrderFiles.tsx';
export { OrderGuests as Guests } from './OrderGuests.tsx';
export { OrderRoot as Root } from './OrderRoot.tsx';
export { OrderStatus as Status } from './OrderStatus.tsx';
export { OrderTickets as Tickets } from './OrderTickets.tsx';
export { OrderInvoice as OrderSummary };
