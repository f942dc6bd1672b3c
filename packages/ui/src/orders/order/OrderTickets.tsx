'use client';

import { eventTimes, getEventVenue, getOrderOutcome } from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import type { Ticket } from '@vitrine/client/orders';
import { type ComponentProps, useId, useState } from 'react';
import { getVenueText } from '../../patterns/date-time/date-time-labels.ts';
import { formatDate, formatTime } from '../../patterns/date-time/format-date-time.ts';
import { Heading } from '../../primitives/heading/Heading.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import { Picture } from '../../primitives/picture/Picture.tsx';
import { PlainList } from '../../primitives/plain-list/PlainList.tsx';
import { StatusDot } from '../../primitives/status-dot/StatusDot.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { useLazyModule } from '../../utils/hooks/use-lazy-module.ts';
import { createLazyModule } from '../../utils/lazy-module.ts';
import { isHttpUrl } from '../../utils/safe-url.ts';
import { setCssVariable } from '../../utils/styles/set-variable.ts';
import * as css from './OrderTickets.css.ts';
import { useTicketOrderContext } from './ticket-order-context.ts';
import { useFormatEventMoment } from './use-format-event-moment.ts';
import '../../messages/en/orders.ts';

const qrCode = createLazyModule(() => import('../../patterns/qr-code/QrCode.tsx'));
const dialog = createLazyModule(() => import('./TicketCodeDialog.tsx'));

/** Whether a ticket is valid for entry: not any more, not yet, or now. */
type Validity = 'invalid' | 'later' | 'valid';

/** Outcomes in which a ticket is not valid for entry, or not yet. */
const validities: Readonly<Record<string, Validity>> = {
  'awaiting-payment': 'later',
  preparing: 'later',
  declined: 'invalid',
  canceled: 'invalid',
  voided: 'invalid',
};

export type OrderTicketsProps = Omit<ComponentProps<'section'>, 'children'>;

/**
 * The tickets of an order as stubs: guest, date and code for the entrance, with the ticket's file and
 * pass if available. Narrow stubs are next to each other in a line that scrolls. Renders nothing while
 * no tickets are issued. See docs/reference/orders.mdx.
 */
export function OrderTickets({ className, ...rest }: OrderTicketsProps) {
  const { t } = useUi();
  const titleId = useId();
  const { order } = useTicketOrderContext();
  const { tickets = [], ticketsPdf } = order;
  if (tickets.length === 0) return null;
  const { kind } = getOrderOutcome(order);
  const validity = validities[kind] ?? 'valid';
  // For successful orders, the main action of the page is already the file with all tickets.
  const hasLinkToAll = validity === 'valid' && kind !== 'ready' && tickets.length > 1;
  const hasCodes = validity === 'valid' && tickets.some(({ checkInUrl }) => checkInUrl);
  return (
    <section aria-labelledby={titleId} {...rest} className={classes(css.root, className)}>
      <div className={css.header}>
        <Heading id={titleId} level={2} variant="title">
          {t('orders.tickets')}
        </Heading>
        {hasLinkToAll && isHttpUrl(ticketsPdf) ? (
          <Link variant="standalone" external href={ticketsPdf}>
            {t('orders.downloadAll')}
          </Link>
        ) : (
          hasCodes && (
            <Text variant="caption" tone="muted">
              {t('orders.codeHint')}
            </Text>
          )
        )}
      </div>
      {/* Scrolls where stubs are narrow, also by keyboard. */}
      <PlainList
        aria-labelledby={titleId}
        tabIndex={tickets.length > 1 ? 0 : undefined}
        className={css.list}
      >
        {tickets.map((ticket, index) => (
          <OrderTicket
            key={ticket.ticketNumber}
            ticket={ticket}
            position={index + 1}
            count={tickets.length}
            validity={ticket.canceled ? 'invalid' : validity}
          />
        ))}
      </PlainList>
    </section>
  );
}

interface OrderTicketProps {
  ticket: Ticket;
  /** From 1. */
  position: number;
  count: number;
  validity: Validity;
}

/** The parts of the poster that the stubs show, as the origin of their enlargement. */
const origins = ['20% 15%', '75% 50%', '35% 90%', '60% 25%', '15% 70%'];

function OrderTicket({ ticket, position, count, validity }: OrderTicketProps) {
  const { t } = useUi();
  const { event } = useTicketOrderContext();
  const { ticketNumber, name, guestFullName, canceled, ticketPdfUrl, walletPassUrl } = ticket;
  const files = [
    { href: walletPassUrl, text: t('orders.wallet') },
    { href: ticketPdfUrl, text: t('orders.download') },
  ].flatMap(({ href, text }) => (validity === 'valid' && isHttpUrl(href) ? [{ href, text }] : []));
  const origin = origins[(position - 1) % origins.length] ?? '';
  return (
    <li className={css.ticket} data-disabled={validity === 'valid' ? undefined : ''}>
      <div className={css.stub}>
        {event?.mainImage && (
          <div className={css.poster} style={setCssVariable(css.origin, origin)}>
            <Picture
              image={event.mainImage}
              name={event.title}
              decorative
              width={320}
              className={css.picture}
            />
          </div>
        )}
        <div className={css.words}>
          <div className={css.guest}>
            <span className={css.caption}>
              {t('orders.ticketPosition', { position, of: count })}
            </span>
            <span className={css.name}>
              <bdi>{name ?? t('orders.ticket')}</bdi>
            </span>
            {guestFullName && (
              <span className={css.caption}>
                <bdi>{guestFullName}</bdi>
              </span>
            )}
            {canceled && <StatusDot state="canceled">{t('orders.ticketCanceled')}</StatusDot>}
          </div>
          {event && <TicketFacts event={event} />}
          {files.length > 0 && (
            <div className={css.files}>
              {files.map(({ href, text }) => (
                <Link key={href} variant="standalone" external href={href} className={css.file}>
                  {text}
                  <VisuallyHidden>
                    : {t('orders.ticketOf', { number: ticketNumber })}
                  </VisuallyHidden>
                </Link>
              ))}
            </div>
          )}
        </div>
        <TicketCheckIn ticket={ticket} validity={validity} />
      </div>
    </li>
  );
}

/** Date, start and venue, in columns. */
function TicketFacts({ event }: { event: EventV3 }) {
  const ui = useUi();
  const { t, locale } = ui;
  const times = eventTimes(event.dateAndTimeSettings);
  const where = getVenueText(getEventVenue(event.location), ui);
  return (
    <dl className={css.facts}>
      {times.kind === 'dated' && (
        <>
          <div>
            <dt className={css.caption}>{t('orders.date')}</dt>
            <dd className={css.fact}>{formatDate(times.start, locale, times.timeZone, 'short')}</dd>
          </div>
          <div>
            <dt className={css.caption}>{t('orders.starts')}</dt>
            <dd className={css.fact}>{formatTime(times.start, locale, times.timeZone)}</dd>
          </div>
        </>
      )}
      {where && (
        <div className={css.place}>
          <dt className={css.caption}>{t('orders.place')}</dt>
          <dd className={css.fact}>
            <bdi>{where}</bdi>
          </dd>
        </div>
      )}
    </dl>
  );
}

/**
 * The end of a stub: the code of a valid ticket, which opens in full size, or why there is none to
 * show. Without a code from the platform, the number of the ticket is in its place.
 */
function TicketCheckIn({ ticket, validity }: Pick<OrderTicketProps, 'ticket' | 'validity'>) {
  const { t } = useUi();
  const moment = useFormatEventMoment(useTicketOrderContext().event);
  const { ticketNumber, checkIn, checkInUrl } = ticket;
  const used = checkIn?.created && t('orders.used', { when: moment(checkIn.created) });
  const later = validity === 'later' && t('orders.notValidYet');
  const message = validity === 'invalid' ? t('orders.notValid') : used || later;
  if (!checkInUrl) {
    return (
      <div className={css.code}>
        <bdi className={css.largeNumber}>{ticketNumber}</bdi>
        {message && <span className={css.caption}>{message}</span>}
      </div>
    );
  }
  if (message) {
    return (
      <div className={css.code}>
        <div className={css.square}>
          <Code value={checkInUrl} isFaded />
          <span className={css.message}>{message}</span>
        </div>
        <bdi className={css.number}>{ticketNumber}</bdi>
      </div>
    );
  }
  return <OpenableCode ticket={ticket} value={checkInUrl} />;
}

/** The code of a valid ticket, as a button that opens it in full size. */
function OpenableCode({ ticket, value }: { ticket: Ticket; value: string }) {
  const { t } = useUi();
  const [isOpen, setOpen] = useState(false);
  const state = useLazyModule(dialog);
  const { ticketNumber, guestFullName, name } = ticket;
  const open = () => {
    dialog.start();
    setOpen(true);
  };
  return (
    <>
      <button
        type="button"
        aria-label={t('orders.showCode', { number: ticketNumber })}
        aria-haspopup="dialog"
        className={classes(css.code, css.codeButton)}
        onClick={open}
      >
        <span className={css.square}>
          <Code value={value} />
        </span>
        <bdi className={css.number}>{ticketNumber}</bdi>
      </button>
      {state.status === 'ready' && (
        <state.code.default
          value={value}
          title={guestFullName ?? name ?? t('orders.ticket')}
          ticketNumber={ticketNumber}
          isOpen={isOpen}
          onOpenChange={setOpen}
        />
      )}
    </>
  );
}

/**
 * The code is loaded with the first ticket that has one. Its space is reserved until then; the number
 * below it is enough if it can't be loaded.
 */
function Code({ value, isFaded }: { value: string; isFaded?: boolean }) {
  const state = useLazyModule(qrCode, true);
  if (state.status !== 'ready') return <span className={css.pendingCode} />;
  return <state.code.default value={value} {...(isFaded && { isFaded })} />;
}
