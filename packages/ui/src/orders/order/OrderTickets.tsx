'use client';

import { getOrderOutcome } from '@vitrine/atoms';
import type { Ticket } from '@vitrine/client/orders';
import { type ComponentProps, useId } from 'react';
import { Heading } from '../../primitives/heading/Heading.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import { PlainList } from '../../primitives/plain-list/PlainList.tsx';
import { StatusDot } from '../../primitives/status-dot/StatusDot.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { isHttpUrl } from '../../utils/safe-url.ts';
import * as css from './OrderTickets.css.ts';
import { useTicketOrderContext } from './ticket-order-context.ts';
import { useFormatEventMoment } from './use-format-event-moment.ts';
import '../../messages/en/orders.ts';

/** Outcomes in which a ticket is not valid for entry, or not yet. */
const withoutEntry: ReadonlySet<string> = new Set([
  'awaiting-payment',
  'preparing',
  'declined',
  'canceled',
  'voided',
]);

export type OrderTicketsProps = Omit<ComponentProps<'section'>, 'children'>;

/**
 * The tickets of an order: each guest, with the ticket's file and pass if available. Renders
 * nothing while no tickets are issued. See docs/reference/orders.md.
 */
export function OrderTickets({ className, ...rest }: OrderTicketsProps) {
  const { t } = useUi();
  const titleId = useId();
  const { order } = useTicketOrderContext();
  const { tickets = [], ticketsPdf } = order;
  if (tickets.length === 0) return null;
  const { kind } = getOrderOutcome(order);
  const areValid = !withoutEntry.has(kind);
  // For successful orders, the main action of the page is already the file with all tickets.
  const hasLinkToAll = areValid && kind !== 'ready' && tickets.length > 1;
  return (
    <section aria-labelledby={titleId} {...rest} className={classes(css.root, className)}>
      <div className={css.header}>
        <Heading id={titleId} level={2} variant="title">
          {t('orders.tickets')}
        </Heading>
        {hasLinkToAll && isHttpUrl(ticketsPdf) && (
          <Link variant="standalone" external href={ticketsPdf}>
            {t('orders.downloadAll')}
          </Link>
        )}
      </div>
      <PlainList className={css.list}>
        {tickets.map((ticket) => (
          <OrderTicket key={ticket.ticketNumber} ticket={ticket} isValid={areValid} />
        ))}
      </PlainList>
    </section>
  );
}

function OrderTicket({ ticket, isValid }: { ticket: Ticket; isValid: boolean }) {
  const { t } = useUi();
  const moment = useFormatEventMoment(useTicketOrderContext().event);
  const { ticketNumber, name, guestFullName, checkIn, canceled, ticketPdfUrl, walletPassUrl } =
    ticket;
  const isOpen = isValid && !canceled;
  const files = [
    { href: ticketPdfUrl, labelText: t('orders.download') },
    { href: walletPassUrl, labelText: t('orders.wallet') },
  ].flatMap(({ href, labelText }) => (isOpen && isHttpUrl(href) ? [{ href, labelText }] : []));
  return (
    <li className={css.ticket} data-disabled={isOpen ? undefined : ''}>
      <div className={css.labelText}>
        <span className={css.name}>
          <bdi>{name ?? t('orders.ticket')}</bdi>
        </span>
        <span className={css.muted}>
          {guestFullName && (
            <>
              <bdi>{guestFullName}</bdi>
              <span aria-hidden="true"> · </span>
            </>
          )}
          <bdi className={css.number}>{ticketNumber}</bdi>
        </span>
        {canceled && <StatusDot state="sold-out">{t('orders.ticketCanceled')}</StatusDot>}
        {checkIn?.created && (
          <StatusDot state="available">
            {t('orders.checkedIn', { when: moment(checkIn.created) })}
          </StatusDot>
        )}
      </div>
      {files.length > 0 && (
        <div className={css.files}>
          {files.map(({ href, labelText }) => (
            <Link key={href} variant="standalone" external href={href}>
              {labelText}
              <VisuallyHidden>: {t('orders.ticketOf', { number: ticketNumber })}</VisuallyHidden>
            </Link>
          ))}
        </div>
      )}
    </li>
  );
}
