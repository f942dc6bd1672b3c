'use client';

import {
  type DatedEvent,
  estimateTickets,
  eventTimes,
  ticketPrices,
  ticketSelectionAtom,
  useAtomValue,
} from '@vitrine/atoms';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import {
  formatDate,
  formatTime,
  getShortStyle,
} from '../../patterns/date-time/format-date-time.ts';
import { fromEventAmount } from '../../patterns/price-breakdown/use-format-amount.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { formatMoney } from '../../primitives/money/format-money.ts';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { observeIntersection } from '../../utils/observe-intersection.ts';
import * as css from './TicketsBar.css.ts';
import { useTicketsContext } from './tickets-context.ts';
import '../../messages/en/event-page.ts';
import '../../messages/en/tickets.ts';

/**
 * Whether the selector is out of view while its article is at the bottom of the window: above the
 * footer of the page there is nothing to choose.
 */
function useIsOutOfView(anchor: { readonly current: HTMLElement | null }): boolean {
  const [isSelectorInView, setSelectorInView] = useState(true);
  const [isArticleAtBottom, setArticleAtBottom] = useState(false);
  useEffect(() => {
    const selector = anchor.current?.parentElement;
    if (!selector) return;
    const article = selector.closest('article') ?? document.body;
    const stopSelector = observeIntersection(selector, ({ isIntersecting }) =>
      setSelectorInView(isIntersecting),
    );
    const stopArticle = observeIntersection(
      article,
      ({ isIntersecting }) => setArticleAtBottom(isIntersecting),
      { rootMargin: '-99% 0px 0px 0px' },
    );
    return () => {
      stopSelector();
      stopArticle();
    };
  }, [anchor]);
  return !isSelectorInView && isArticleAtBottom;
}

export type TicketsBarProps = Omit<ComponentProps<'section'>, 'children'>;

/**
 * Price, date and main action at the bottom of small windows while the tickets are out of view: it
 * leads to them, or continues once some are chosen.
 */
export function TicketsBar({ className, ...rest }: TicketsBarProps) {
  const { t, locale } = useUi();
  const { eventId, event, definitions, now, isOnSale, reserve } = useTicketsContext();
  const { count, total, isFree } = estimateTickets(
    useAtomValue(ticketSelectionAtom(eventId)),
    definitions,
  );
  const anchor = useRef<HTMLSpanElement>(null);
  const isOutOfView = useIsOutOfView(anchor);
  const times = eventTimes(event?.dateAndTimeSettings);
  const prices = event ? ticketPrices(event) : undefined;
  const lowest = prices?.lowest?.value && prices.lowest;
  const price =
    lowest && formatMoney({ amount: lowest.value ?? '', currency: lowest.currency ?? '' }, locale);
  const from = prices?.highest && price ? t('tickets.from', { price }) : price;
  const listPrice = prices?.isFree ? t('tickets.free') : from;
  const amount = isFree ? t('tickets.free') : total && formatMoney(fromEventAmount(total), locale);
  const tickets = t('tickets.count', { count });
  const sum = amount ? t('dateTime.both', { lead: tickets, rest: amount }) : tickets;
  const formatStart = ({ start, timeZone }: DatedEvent) =>
    t('dateTime.dateAndTime', {
      date: formatDate(start, locale, timeZone, getShortStyle([start], now, locale, timeZone)),
      time: formatTime(start, locale, timeZone),
    });
  const goToTickets = () => {
    const selector = anchor.current?.parentElement;
    selector?.scrollIntoView({ block: 'start' });
    selector
      ?.querySelector<HTMLElement>('[data-ticket-id] :is(input, button)')
      ?.focus({ preventScroll: true });
  };
  const proceed = () => {
    // Messages about a problem are beside the tickets.
    anchor.current?.parentElement?.scrollIntoView({ block: 'end' });
    void reserve();
  };
  return (
    <>
      <span ref={anchor} hidden />
      {isOnSale &&
        isOutOfView &&
        createPortal(
          <section aria-label={t('tickets.bar')} {...rest} className={classes(css.root, className)}>
            <div className={css.label}>
              <bdi className={css.price}>{count > 0 ? sum : listPrice}</bdi>
              {times.kind === 'dated' && <bdi className={css.date}>{formatStart(times)}</bdi>}
            </div>
            <Button emphasis="primary" onClick={count > 0 ? proceed : goToTickets}>
              {t(count > 0 ? 'tickets.proceed' : 'tickets.choose')}
            </Button>
          </section>,
          document.body,
        )}
    </>
  );
}
