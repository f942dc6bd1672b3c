'use client';

import {
  backInStockRequestsAtom,
  eventsAtom,
  orderSummaryAtom,
  ordersNeedingActionAtom,
  useAtom,
  useAtomValue,
} from '@vitrine/atoms';
import { BackInStockStatus } from '@vitrine/client/back-in-stock';
import { EventStatus, type EventV3 } from '@vitrine/client/events';
import { type Order, ScheduledAction, type TicketSales } from '@vitrine/client/orders';
import {
  AppLink,
  Button,
  classes,
  formatDate,
  fromEventAmount,
  getListSeparator,
  Heading,
  type HeadingLevel,
  Link,
  LoadError,
  Money,
  nextHeadingLevel,
  Picture,
  Skeleton,
  useAnnounce,
  useFormatAmount,
  useNow,
  useRoute,
  useUi,
  useVisitorTimeZone,
} from '@vitrine/ui';
import { type ComponentProps, type ReactNode, useId, useMemo, useState } from 'react';
import { getEventStatus } from '../events/event-state.ts';
import { useEventDate } from '../events/use-event-date.ts';
import { compactDensity } from '../frame/compact-density.ts';
import { PageHead } from '../frame/PageHead.tsx';
import { StatusMark } from '../frame/StatusMark.tsx';
import { useAdminTranslate } from '../messages/use-admin-translate.ts';
import { getStatusKind, getStatusLabel } from '../orders/shared/order-status.ts';
import { getBuyerName, getTicketsText } from '../orders/shared/order-text.ts';
import { soldPart } from '../utils/share-bar.css.ts';
import { useMomentFormats } from '../utils/use-moment-formats.ts';
import * as css from './Dashboard.css.ts';
import '../messages/en/dashboard.ts';
import '../messages/en/frame.ts';

/** Rows of each block; the lists have the others. */
const ROWS = 6;

const nextEventsAtom = eventsAtom({
  filter: { status: { $in: [EventStatus.STARTED, EventStatus.UPCOMING] } },
  sort: [{ fieldName: 'dateAndTimeSettings.startDate', order: 'ASC' }],
  fields: ['DETAILS', 'REGISTRATION', 'DASHBOARD'],
  limit: ROWS,
});

/** Requests of one page: the platform counts those of an item, and not all of them. */
const REQUESTS = 100;

const waitingRequestsAtom = backInStockRequestsAtom({
  filter: { status: { $in: [BackInStockStatus.RECEIVED, BackInStockStatus.FAILED] } },
  limit: REQUESTS,
});

const waitingOrdersAtom = ordersNeedingActionAtom(ROWS);

export interface DashboardProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The heading. Default: the date of today. */
  title?: ReactNode;
  /** Heading level of the title. Default 1. */
  level?: HeadingLevel;
  /** Further blocks of the host below, such as its own figures. */
  children?: ReactNode;
}

/**
 * The owner's day: ticket sales by currency, the number of people who wait for sold-out products, the
 * orders that need action, and the next events with the number of their guests. Each block loads and
 * fails separately. Amounts in different currencies are never added. Links lead to `adminOrder`,
 * `adminOrders`, `adminEvent` and `adminEvents` of the routes.
 */
export function Dashboard({ title, level = 1, className, children, ...rest }: DashboardProps) {
  const t = useAdminTranslate();
  const { locale } = useUi();
  const now = useNow();
  const announce = useAnnounce();
  const formats = useMomentFormats();
  const timeZone = useVisitorTimeZone() ?? 'UTC';
  const [isRefreshing, setRefreshing] = useState(false);
  const [{ dataUpdatedAt }, readSales] = useAtom(orderSummaryAtom());
  const [, readOrders] = useAtom(waitingOrdersAtom);
  const [, readEvents] = useAtom(nextEventsAtom);
  const [, readRequests] = useAtom(waitingRequestsAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the platform's time when the data arrived.
  const updatedAt = useMemo(() => new Date(now), [dataUpdatedAt]);
  const updated = t('admin.dashboard.updated', { time: formats.time(updatedAt) });
  const refresh = async () => {
    setRefreshing(true);
    await Promise.all([readSales(), readOrders(), readEvents(), readRequests()]);
    setRefreshing(false);
    announce(t('admin.dashboard.updated', { time: formats.time(new Date(now)) }));
  };
  const below = nextHeadingLevel(level);
  return (
    <section {...rest} {...compactDensity(classes(css.root, className))}>
      <PageHead
        title={title ?? formatDate(new Date(now), locale, timeZone)}
        level={level}
        actions={
          <>
            {dataUpdatedAt > 0 && <span className={css.updated}>{updated}</span>}
            <Button
              state={isRefreshing ? 'loading' : 'idle'}
              labels={{ loading: t('admin.dashboard.refresh') }}
              onClick={() => void refresh()}
            >
              {t('admin.dashboard.refresh')}
            </Button>
          </>
        }
      />
      <Figures />
      <div className={css.columns}>
        <WaitingOrders level={below} />
        <NextEvents level={below} />
      </div>
      {children}
    </section>
  );
}

/** Sales by currency, and how many people wait for products. */
function Figures() {
  const t = useAdminTranslate();
  const { items } = useAtomValue(waitingRequestsAtom);
  const [{ data, error, isFetching }, read] = useAtom(orderSummaryAtom());
  if (!data && error) {
    return (
      <LoadError loading={isFetching} onRetry={() => void read()}>
        {t('admin.dashboard.salesFailed')}
      </LoadError>
    );
  }
  if (!data) {
    return (
      <Skeleton.Root className={css.figures}>
        <Skeleton.Line variant="title" width="40%" />
      </Skeleton.Root>
    );
  }
  if (data.sales.length === 0 && items.length === 0) {
    return <p className={css.empty}>{t('admin.dashboard.noSales')}</p>;
  }
  return (
    <dl aria-label={t('admin.dashboard.figures')} className={css.figures}>
      {data.sales.map((sales) => (
        <SalesFigure key={sales.total?.currency} sales={sales} />
      ))}
      <WaitingFigure />
    </dl>
  );
}

function SalesFigure({ sales }: { sales: TicketSales }) {
  const t = useAdminTranslate();
  const formatAmount = useFormatAmount();
  const { total, revenue, totalTickets, totalOrders } = sales;
  if (!total) return null;
  return (
    <div className={css.figure}>
      <dt className={css.figureName}>
        {t('admin.dashboard.salesIn', { currency: total.currency })}
      </dt>
      <dd className={css.figureAmount}>
        <Money value={fromEventAmount(total)} />
      </dd>
      <dd className={css.figureNote}>
        {[
          totalOrders !== undefined && t('admin.dashboard.orderCount', { count: totalOrders }),
          totalTickets !== undefined && t('admin.orders.ticketCount', { count: totalTickets }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </dd>
      {revenue && (
        <dd className={css.figureNote}>
          {t('admin.dashboard.revenue', { amount: formatAmount(revenue) })}
        </dd>
      )}
    </div>
  );
}

/** How many people wait for sold-out products. Renders nothing where the requests can't be read. */
function WaitingFigure() {
  const t = useAdminTranslate();
  const { items, status, hasNext } = useAtomValue(waitingRequestsAtom);
  if (status === 'error') return null;
  // A person may wait for several products.
  const count = new Set(items.map(({ email }) => email)).size;
  const products = new Set(items.map(({ catalogReference }) => catalogReference?.catalogItemId));
  return (
    <div className={css.figure}>
      <dt className={css.figureName}>{t('admin.dashboard.backInStock')}</dt>
      {status === 'pending' ? (
        <dd className={css.figureAmount}>
          <Skeleton.Root>
            <Skeleton.Line variant="title" width="60%" />
          </Skeleton.Root>
        </dd>
      ) : (
        <dd className={css.figureAmount}>
          {t(hasNext ? 'admin.dashboard.morePeople' : 'admin.dashboard.people', { count })}
        </dd>
      )}
      {count > 0 && !hasNext && (
        <dd className={css.figureNote}>
          {t('admin.dashboard.productCount', { count: products.size })}
        </dd>
      )}
    </div>
  );
}

interface BlockProps {
  title: string;
  level: HeadingLevel;
  /** The page with all of them. */
  all: { label: string; href: string | undefined };
  /** What could not be loaded, and how it is read again. */
  failure: { text: string; isFetching: boolean; onRetry: () => void } | undefined;
  isLoading: boolean;
  children: ReactNode;
}

function Block({ title, level, all, failure, isLoading, children }: BlockProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={css.section}>
      <div className={css.sectionHeader}>
        <Heading id={titleId} level={level} variant="bodyStrong">
          {title}
        </Heading>
        {all.href && (
          <Link variant="standalone" href={all.href}>
            {all.label}
          </Link>
        )}
      </div>
      {failure && (
        <LoadError loading={failure.isFetching} onRetry={failure.onRetry} className={css.failed}>
          {failure.text}
        </LoadError>
      )}
      {isLoading && (
        <Skeleton.Root>
          {['70%', '60%', '65%'].map((width) => (
            <div key={width} className={css.row}>
              <Skeleton.Line variant="body" width={width} />
            </div>
          ))}
        </Skeleton.Root>
      )}
      {children}
    </section>
  );
}

function WaitingOrders({ level }: { level: HeadingLevel }) {
  const t = useAdminTranslate();
  const [{ items, total = items.length, status, error, isFetching }, read] =
    useAtom(waitingOrdersAtom);
  const href = useRoute('adminOrders');
  return (
    <Block
      title={t('admin.dashboard.needsAction')}
      level={level}
      all={{ label: t('admin.dashboard.allOrders'), href }}
      isLoading={status === 'pending'}
      failure={
        error && items.length === 0
          ? { text: t('admin.dashboard.ordersFailed'), isFetching, onRetry: () => void read() }
          : undefined
      }
    >
      {status === 'success' && items.length === 0 && (
        <p className={css.empty}>{t('admin.dashboard.nothing')}</p>
      )}
      <ul className={css.list}>
        {items.map((order) => (
          <WaitingOrder key={order.orderNumber} order={order} />
        ))}
      </ul>
      {total > items.length && (
        <p className={classes(css.rowNote, css.more)}>
          {t('admin.dashboard.moreOrders', { count: total - items.length })}
        </p>
      )}
    </Block>
  );
}

function WaitingOrder({ order }: { order: Order }) {
  const t = useAdminTranslate();
  const { locale } = useUi();
  const formats = useMomentFormats();
  const url = useRoute('adminOrder')?.(order.eventId, order.orderNumber);
  const { status, totalPrice, paymentDetails } = order;
  const { scheduledAction, scheduledActionExecutionDate: at } = paymentDetails?.transaction ?? {};
  // The date stays on one line of the sentence.
  const when = at && formats.short(at).replaceAll(' ', '\u00a0');
  const isScheduled = status === 'AUTHORIZED' && when !== undefined;
  const note =
    isScheduled && scheduledAction === ScheduledAction.CAPTURE
      ? t('admin.dashboard.capturedOn', { when })
      : isScheduled && scheduledAction === ScheduledAction.VOID
        ? t('admin.dashboard.voidedOn', { when })
        : getStatusLabel(status, t);
  return (
    <li className={css.row}>
      <span className={css.rowText}>
        <AppLink href={url} className={css.rowLink}>
          <bdi>{getBuyerName(order, t)}</bdi>
          {getListSeparator(locale)}
          {getTicketsText(order, t, locale)}
        </AppLink>
        <StatusMark kind={getStatusKind(status)} className={css.rowNote}>
          {note}
        </StatusMark>
      </span>
      <span className={css.rowAmount}>
        {totalPrice && <Money value={fromEventAmount(totalPrice)} />}
      </span>
    </li>
  );
}

function NextEvents({ level }: { level: HeadingLevel }) {
  const t = useAdminTranslate();
  const [{ items, status, error, isFetching }, read] = useAtom(nextEventsAtom);
  const href = useRoute('adminEvents');
  return (
    <Block
      title={t('admin.dashboard.nextEvents')}
      level={level}
      all={{ label: t('admin.dashboard.allEvents'), href }}
      isLoading={status === 'pending'}
      failure={
        error && items.length === 0
          ? { text: t('admin.dashboard.eventsFailed'), isFetching, onRetry: () => void read() }
          : undefined
      }
    >
      {status === 'success' && items.length === 0 && (
        <p className={css.empty}>{t('admin.dashboard.noEvents')}</p>
      )}
      <ul className={css.list}>
        {items.map((event) => (
          <NextEventRow key={event._id} event={event} />
        ))}
      </ul>
    </Block>
  );
}

/** Returns how many guests an event has, by its kind of registration, and of how many. */
function useGuestCount(): (event: EventV3) => string | undefined {
  const t = useAdminTranslate();
  return ({ registration, summaries }) => {
    const { ticketsSold } = summaries?.tickets ?? {};
    const { yesCount } = summaries?.rsvps ?? {};
    const limit = registration?.rsvp?.limit;
    if (registration?.type === 'NONE') return t('admin.dashboard.noRegistration');
    if (registration?.type === 'TICKETING' && ticketsSold !== undefined) {
      return t('admin.dashboard.sold', { count: ticketsSold });
    }
    if (registration?.type === 'RSVP' && yesCount !== undefined) {
      if (limit) return t('admin.dashboard.comingOf', { coming: yesCount, count: limit });
      return t('admin.dashboard.coming', { count: yesCount });
    }
    return undefined;
  };
}

/** Returns the share of an event's places that is taken; undefined if their number is not known. */
function getTakenShare({ registration, summaries }: EventV3): number | undefined {
  const { type, rsvp, tickets } = registration ?? {};
  // An event has no number of its tickets.
  if (type === 'TICKETING') return tickets?.soldOut ? 1 : undefined;
  const { yesCount } = summaries?.rsvps ?? {};
  if (type !== 'RSVP' || !rsvp?.limit || yesCount === undefined) return undefined;
  return Math.min(yesCount / rsvp.limit, 1);
}

function NextEventRow({ event }: { event: EventV3 }) {
  const t = useAdminTranslate();
  const getDate = useEventDate();
  const getGuestCount = useGuestCount();
  const getUrl = useRoute('adminEvent');
  const { kind, text } = getEventStatus(event, t);
  const share = getTakenShare(event);
  return (
    <li className={css.eventRow}>
      <Picture image={event.mainImage} name="" decorative width={36} ratio={4 / 5} />
      <span className={css.rowText}>
        <AppLink href={getUrl?.(event._id)} className={css.rowLink}>
          <bdi>{event.title}</bdi>
        </AppLink>
        <span className={css.rowNote}>{getDate(event)}</span>
      </span>
      <span className={css.rowEnd}>
        <span className={css.rowAmount}>{getGuestCount(event)}</span>
        {(kind === 'failed' || kind === 'live') && <StatusMark kind={kind}>{text}</StatusMark>}
        {share !== undefined && (
          <span aria-hidden="true" className={css.bar}>
            <span className={soldPart} style={{ inlineSize: `${share * 100}%` }} />
          </span>
        )}
      </span>
    </li>
  );
}
