'use client';

import {
  eventTimes,
  type MemberOrder,
  type MemberOrderStatus,
  type MemberTicketOrder,
  memberOrdersAtom,
  memberTicketOrdersAtom,
  type OrderHistoryAtom,
  useAtom,
} from '@vitrine/atoms';
import type { ComponentProps, ReactNode } from 'react';
import { getDateFormat } from '../../patterns/date-time/date-format.ts';
import { getDateTimeText } from '../../patterns/date-time/date-time-labels.ts';
import { LoadError } from '../../patterns/feedback/LoadError.tsx';
import { fromEventAmount } from '../../patterns/price-breakdown/use-format-amount.ts';
import { LoadMore } from '../../primitives/load-more/LoadMore.tsx';
import { Money } from '../../primitives/money/Money.tsx';
import { Picture, type PictureImage } from '../../primitives/picture/Picture.tsx';
import { PlainList } from '../../primitives/plain-list/PlainList.tsx';
import * as Skeleton from '../../primitives/skeleton/Skeleton.tsx';
import { type Status, StatusDot } from '../../primitives/status-dot/StatusDot.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { AppLink } from '../../provider/AppLink.tsx';
import { useRoute, useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { getOrderStatusText } from '../order/order-status-labels.ts';
import * as css from './OrderHistory.css.ts';
import '../../messages/en/order-history.ts';

export interface OrderHistoryProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Below the text when there are none: a link to the shop. */
  emptyAction?: ReactNode;
}

const dotStatuses: Readonly<Record<MemberOrderStatus, Status>> = {
  pending: 'reserved',
  'payment-failed': 'sold-out',
  processing: 'reserved',
  shipped: 'reserved',
  'ready-for-pickup': 'low',
  delivered: 'available',
  returned: 'sold-out',
  canceled: 'sold-out',
};

/**
 * A member’s orders of products, the newest first, with status, date and total. Each is a link to
 * `routes.order`, which `defaultRoutes` does not have; without it they are no links. They come from the port `orderHistory` of the storefront, and without its
 * `readOrders`, as for visitors, nothing is rendered. For an `Account.Section`.
 */
export function OrderHistory(props: OrderHistoryProps) {
  const { t } = useUi();
  const getHref = useRoute('order');
  return (
    <HistoryList
      {...props}
      historyAtom={memberOrdersAtom}
      toKey={({ orderNumber }) => orderNumber}
      emptyText={t('orderHistory.none')}
      renderItem={({
        orderNumber,
        created,
        status,
        statusText,
        total,
        itemCount,
        images = [],
      }: MemberOrder) => (
        <HistoryRow
          href={getHref?.(orderNumber)}
          name={t('orderHistory.number', { number: orderNumber })}
          images={images}
          hasSeveralImages
          dotStatus={dotStatuses[status] ?? 'reserved'}
          statusText={statusText ?? t(`orderHistory.${status}`)}
          created={created}
          total={total}
          count={t('orderHistory.items', { count: itemCount })}
        />
      )}
    />
  );
}

/**
 * A member’s orders of tickets, the newest first, with event, status and total. Each is a link to
 * `routes.ticketOrder`. They come from `readTicketOrders` of the port `orderHistory`; otherwise as
 * `OrderHistory`.
 */
export function TicketHistory(props: OrderHistoryProps) {
  const ui = useUi();
  const { t } = ui;
  const getHref = useRoute('ticketOrder');
  return (
    <HistoryList
      {...props}
      historyAtom={memberTicketOrdersAtom}
      toKey={({ order }) => order.orderNumber}
      emptyText={t('orderHistory.noTickets')}
      renderItem={({ order, event }: MemberTicketOrder) => {
        const { orderNumber, created, totalPrice, ticketsQuantity = 0 } = order;
        const { status, dotStatus } = getOrderStatusText(order);
        const times = event && eventTimes(event.dateAndTimeSettings);
        const when = times?.kind === 'dated' ? getDateTimeText(times, ui) : undefined;
        return (
          <HistoryRow
            href={event?.slug ? getHref?.(event.slug, orderNumber) : undefined}
            name={event?.title ?? t('orderHistory.number', { number: orderNumber })}
            note={when?.summary}
            images={event?.mainImage ? [event.mainImage] : []}
            dotStatus={dotStatus}
            statusText={t(status)}
            created={created}
            total={totalPrice}
            count={t('orderHistory.tickets', { count: ticketsQuantity })}
          />
        );
      }}
    />
  );
}

interface HistoryListProps<Item> extends OrderHistoryProps {
  historyAtom: OrderHistoryAtom<Item>;
  toKey: (item: Item) => string;
  renderItem: (item: Item) => ReactNode;
  emptyText: string;
}

/** The states of a history: loading, failed, empty, filled, and failed on a further page. */
function HistoryList<Item>({
  historyAtom,
  toKey,
  renderItem,
  emptyText,
  emptyAction,
  className,
  ...rest
}: HistoryListProps<Item>) {
  const { t } = useUi();
  const [{ status, items, hasMore, isLoadingMore, hasFailed }, load] = useAtom(historyAtom);
  if (status === 'unavailable') return null;
  return (
    <div {...rest} className={classes(css.root, className)}>
      {status === 'pending' && <OrderHistorySkeleton />}
      {status === 'success' && items.length === 0 && (
        <div className={css.labelText}>
          <Text as="p" tone="muted">
            {emptyText}
          </Text>
          {emptyAction}
        </div>
      )}
      {items.length > 0 && (
        <PlainList>
          {items.map((item) => (
            <li key={toKey(item)}>{renderItem(item)}</li>
          ))}
        </PlainList>
      )}
      {hasFailed && (
        <LoadError onRetry={() => void load(items.length > 0 && hasMore ? 'more' : undefined)}>
          {t(items.length > 0 ? 'orderHistory.moreFailed' : 'orderHistory.failed')}
        </LoadError>
      )}
      {items.length > 0 && hasMore && !hasFailed && (
        <LoadMore
          shown={items.length}
          hasNext={hasMore}
          loading={isLoadingMore}
          onLoadMore={() => void load('more')}
          summary={t('orderHistory.shown', { count: items.length })}
          formatLoaded={(count) => t('orderHistory.loaded', { count })}
          label={t('orderHistory.more')}
        />
      )}
    </div>
  );
}

/** The rows of a history that is being loaded. */
export function OrderHistorySkeleton() {
  return (
    <Skeleton.Root className={css.root}>
      {[1, 2].map((row) => (
        <div key={row} className={css.row}>
          <Skeleton.Media className={css.picture} />
          <div className={css.labelText}>
            <Skeleton.Line width="10ch" />
            <Skeleton.Line variant="caption" width="14ch" />
          </div>
        </div>
      ))}
    </Skeleton.Root>
  );
}

/** The most pictures of a row. */
const MAX_IMAGES = 3;

interface HistoryRowProps {
  href: string | undefined;
  name: string;
  note?: string | undefined;
  images: readonly PictureImage[];
  hasSeveralImages?: boolean;
  dotStatus: Status;
  statusText: string;
  created: Date | undefined;
  total: MemberOrder['total'] | undefined;
  count: string;
}

function HistoryRow({
  href,
  name,
  note,
  images,
  hasSeveralImages,
  dotStatus,
  statusText,
  created,
  total,
  count,
}: HistoryRowProps) {
  const { t, locale } = useUi();
  const shownImages = images.slice(0, MAX_IMAGES);
  const isDated = created !== undefined && !Number.isNaN(created.getTime());
  return (
    <div className={css.row}>
      <div className={css.pictures[hasSeveralImages ? 'several' : 'single']}>
        {shownImages.map((image, index) => (
          <span key={image.url} className={css.picture}>
            <Picture image={image} name={name} decorative width={64} ratio={4 / 5} />
            {index === MAX_IMAGES - 1 && images.length > MAX_IMAGES && (
              <span aria-hidden="true" className={css.more}>
                {t('orderHistory.further', { count: images.length - MAX_IMAGES })}
              </span>
            )}
          </span>
        ))}
      </div>
      <div className={css.labelText}>
        <AppLink href={href} className={css.name}>
          <bdi>{name}</bdi>
        </AppLink>
        <StatusDot state={dotStatus}>
          <bdi>{statusText}</bdi>
        </StatusDot>
        {note && (
          <Text variant="caption" tone="muted">
            {note}
          </Text>
        )}
        {isDated && (
          <Text variant="caption" tone="muted">
            <time dateTime={created.toISOString()}>
              {t('orderHistory.ordered', {
                date: getDateFormat(locale, { dateStyle: 'long' }).format(created),
              })}
            </time>
          </Text>
        )}
      </div>
      <div className={css.end}>
        {total && <Money value={fromEventAmount(total)} className={css.total} />}
        <Text variant="caption" tone="muted">
          {count}
        </Text>
      </div>
    </div>
  );
}
