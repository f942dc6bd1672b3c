'use client';

import {
  archiveOrdersAtom,
  eventAtom,
  type OrderList as OrderListState,
  orderAtom,
  useAtom,
  useAtomValue,
  useSetAtom,
} from '@vitrine/atoms';
import { type EventV3, RequestedFields } from '@vitrine/client/events';
import type { Order } from '@vitrine/client/orders';
import {
  Badge,
  Button,
  Callout,
  EmptyState,
  EventSummary,
  type HeadingLevel,
  Icon,
  IconButton,
  InvoiceView,
  Link,
  LoadError,
  nextHeadingLevel,
  Skeleton,
  Text,
  useAppNavigate,
  useRoute,
} from '@vitrine/ui';
import { ArrowDown, ArrowUp, Download } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useCommands } from '../../frame/command-context.ts';
import { compactDensity } from '../../frame/compact-density.ts';
import { PageHead } from '../../frame/PageHead.tsx';
import { useAdminTranslate } from '../../messages/use-admin-translate.ts';
import { UndoNoticeBar, useUndoNotices } from '../../utils/UndoNotice.tsx';
import { OrderStatusMark } from '../shared/OrderStatusMark.tsx';
import { getShownTags, getTagLabel } from '../shared/order-status.ts';
import { getBuyerName } from '../shared/order-text.ts';
import { OrderAnswers } from './OrderAnswers.tsx';
import { OrderHistoryList } from './OrderHistoryList.tsx';
import * as css from './OrderPage.css.ts';
import { OrderPaymentActions, OrderPaymentCard } from './OrderPaymentCard.tsx';
import { OrderSection } from './OrderSection.tsx';
import { OrderTicketTable } from './OrderTicketTable.tsx';
import {
  type OrderFormOptions,
  OrderPageContext,
  useOrderPageContext,
} from './order-page-context.ts';
import { useOrderPayment } from './use-order-payment.ts';
import '../../messages/en/frame.ts';
import '../../messages/en/order-page.ts';
import '../../messages/en/orders.ts';

/** Field sets of an event that the page shows. */
const EVENT_FIELDS = [
  RequestedFields.DETAILS,
  RequestedFields.REGISTRATION,
  RequestedFields.FORM,
] as const;

export interface OrderPageProps
  extends OrderFormOptions,
    Omit<ComponentProps<'article'>, 'children'> {
  /** ID of the event. */
  eventId: string;
  /** Number of the order. */
  orderNumber: string;
  /** The list that the user came from: its arrows lead to the next and the previous order. */
  list?: OrderListState;
  /** Heading level of the title. Default 1. */
  level?: HeadingLevel;
}

/**
 * The owner's page of one order: its payment and what there is to decide, its tickets and guests, the
 * buyer and the answers, and what is known of its history. `adminOrder` and `adminOrders` of the routes
 * lead to other orders and to the list. See docs/reference/orders.mdx and docs/reference/states.mdx.
 */
export function OrderPage({
  eventId,
  orderNumber,
  list,
  level = 1,
  controls,
  controlsByName,
  className,
  ...rest
}: OrderPageProps) {
  const t = useAdminTranslate();
  const ordersUrl = useRoute('adminOrders');
  const [{ data: order, error }, load] = useAtom(orderAtom({ eventId, orderNumber }));
  const { data: event } = useAtomValue(eventAtom(eventId, EVENT_FIELDS));
  const archiving = useArchiving(order ?? undefined);
  const below = nextHeadingLevel(level);
  const { ticketsPdf } = order ?? {};
  return (
    <article
      aria-label={t('admin.orders.order', { number: orderNumber })}
      {...rest}
      {...compactDensity(css.root, className)}
    >
      {order !== null && (
        // The same while the next order is loaded, so that the pressed arrow keeps the focus.
        <PageHead
          title={t('admin.orders.order', { number: `\u2068${orderNumber}\u2069` })}
          level={level}
          parent={{ label: t('admin.orders.title'), href: ordersUrl }}
          status={order && <OrderStatusMark status={order.status} />}
          actions={
            <>
              {list && <Neighbors list={list} orderNumber={orderNumber} />}
              {ticketsPdf && (
                <Button asChild>
                  <a href={ticketsPdf} target="_blank" rel="noreferrer">
                    <Icon as={Download} size="small" />
                    {t('admin.order.ticketsPdf')}
                  </a>
                </Button>
              )}
              {order && <Button onClick={() => void archiving.toggle()}>{archiving.label}</Button>}
            </>
          }
        />
      )}
      {order ? (
        <OrderPageContext
          value={{
            ...{ order, event: event ?? undefined, level: below },
            formOptions: { controls, controlsByName },
          }}
        >
          <LoadedOrder key={orderNumber} archiving={archiving} />
        </OrderPageContext>
      ) : error ? (
        <LoadError onRetry={() => void load()}>{t('admin.order.failed')}</LoadError>
      ) : order === null ? (
        <EmptyState
          level={level}
          title={t('admin.order.missing.title')}
          action={ordersUrl && <Link href={ordersUrl}>{t('admin.order.missing.action')}</Link>}
        >
          {t('admin.order.missing.description')}
        </EmptyState>
      ) : (
        <LoadingOrder />
      )}
    </article>
  );
}

function LoadedOrder({ archiving }: { archiving: Archiving }) {
  const t = useAdminTranslate();
  const { order, event } = useOrderPageContext();
  const payment = useOrderPayment(order);
  const { archived = false, invoice } = order;
  useCommands([
    {
      ...{ id: 'order.archive', label: archiving.label, keys: 'a' },
      run: () => void archiving.toggle(),
    },
  ]);
  return (
    <>
      {archived && (
        <Callout
          tone="info"
          action={
            <Button emphasis="text" tone="inherit" onClick={() => void archiving.toggle()}>
              {t('admin.orders.restore')}
            </Button>
          }
        >
          {t('admin.order.archivedNote')}
        </Callout>
      )}
      {event?.status === 'CANCELED' && (
        <Callout tone="warning" role="note">
          {t('admin.order.eventCanceled')}
        </Callout>
      )}
      <div className={css.columns}>
        <div className={css.column}>
          <OrderSection title={t('admin.order.payment')}>
            <div className={css.payment}>
              <OrderPaymentCard payment={payment} />
            </div>
            {invoice ? (
              <InvoiceView invoice={invoice} />
            ) : (
              <Text as="p" tone="muted">
                {t('admin.order.noInvoice')}
              </Text>
            )}
          </OrderSection>
          <OrderTicketTable />
        </div>
        <div className={css.column}>
          {event && (
            <OrderSection title={t('admin.order.event')}>
              <EventOfOrder event={event} />
            </OrderSection>
          )}
          <OrderSection title={t('admin.order.buyer')}>
            <BuyerFacts />
          </OrderSection>
          <OrderAnswers />
          <OrderHistoryList />
        </div>
      </div>
      {archiving.bar}
      <div className={css.foot}>
        <OrderPaymentActions payment={payment} />
      </div>
    </>
  );
}

interface Archiving {
  /** Label of the button: archives the order, or restores it. */
  label: string;
  toggle: () => Promise<boolean>;
  /** The bar with the newest notice. */
  bar: ReactNode;
}

function useArchiving(order: Order | undefined): Archiving {
  const t = useAdminTranslate();
  const archiveOrders = useSetAtom(archiveOrdersAtom);
  const notices = useUndoNotices();
  const { orderNumber, archived: isArchived = false } = order ?? {};
  // A notice is about the order that is on the page.
  const [shown, setShown] = useState(orderNumber);
  if (orderNumber !== shown) {
    setShown(orderNumber);
    notices.dismiss();
  }
  const write = async (archived: boolean) => {
    const { error } = await archiveOrders({ orders: order ? [order] : [], archived });
    if (error) throw error;
  };
  return {
    label: t(isArchived ? 'admin.orders.restore' : 'admin.orders.archive'),
    toggle: () => {
      const archived = !isArchived;
      return notices.run(
        t(archived ? 'admin.orders.archived' : 'admin.orders.restored', { count: 1 }),
        t('admin.orders.archiveFailed', { count: 1 }),
        async () => {
          await write(archived);
          return () => write(!archived);
        },
      );
    },
    bar: <UndoNoticeBar notices={notices} commandId="order.undo" />,
  };
}

/** Arrows to the next and the previous order of a list. */
function Neighbors({ list, orderNumber }: { list: OrderListState; orderNumber: string }) {
  const t = useAdminTranslate();
  const navigate = useAppNavigate();
  const getOrderUrl = useRoute('adminOrder');
  const { items } = useAtomValue(list.resultAtom);
  const index = items.findIndex((item) => item.orderNumber === orderNumber);
  const toUrl = (other: Order | undefined) =>
    other && getOrderUrl?.(other.eventId, other.orderNumber);
  const [previous, next] =
    index < 0 ? [undefined, undefined] : [toUrl(items[index - 1]), toUrl(items[index + 1])];
  const go = (url: string | undefined) => () => {
    if (url) navigate(url);
  };
  useCommands([
    {
      ...{ id: 'order.next', label: t('admin.order.next'), keys: 'j', isHidden: !next },
      run: go(next),
    },
    {
      ...{ id: 'order.previous', label: t('admin.order.previous'), keys: 'k', isHidden: !previous },
      run: go(previous),
    },
  ]);
  return (
    <>
      <IconButton
        emphasis="outline"
        label={t('admin.order.previous')}
        icon={ArrowUp}
        // At the end of the list, the pressed arrow keeps the focus.
        aria-disabled={!previous}
        onClick={go(previous)}
      />
      <IconButton
        emphasis="outline"
        label={t('admin.order.next')}
        icon={ArrowDown}
        aria-disabled={!next}
        onClick={go(next)}
      />
    </>
  );
}

function EventOfOrder({ event }: { event: EventV3 }) {
  const { level } = useOrderPageContext();
  return <EventSummary event={event} level={nextHeadingLevel(level)} />;
}

function BuyerFacts() {
  const t = useAdminTranslate();
  const { order } = useOrderPageContext();
  if (order.anonymized) {
    return (
      <Text as="p" tone="muted">
        {t('admin.order.anonymized')}
      </Text>
    );
  }
  const { email, channel } = order;
  // The page says above that the order is archived.
  const buyerTags = getShownTags(order).filter((tag) => tag !== 'ARCHIVED');
  return (
    <dl className={css.facts}>
      <div className={css.fact}>
        <dt className={css.term}>{t('admin.order.name')}</dt>
        <dd className={css.value}>
          <bdi>{getBuyerName(order, t)}</bdi>
          {buyerTags.map((tag) => (
            <Badge key={tag} kind="outline">
              {getTagLabel(tag, t)}
            </Badge>
          ))}
        </dd>
      </div>
      {email && (
        <div className={css.fact}>
          <dt className={css.term}>{t('admin.order.email')}</dt>
          <dd className={css.value}>
            <Link href={`mailto:${email}`}>
              <bdi>{email}</bdi>
            </Link>
          </dd>
        </div>
      )}
      {channel && Object.hasOwn(channels, channel) && (
        <div className={css.fact}>
          <dt className={css.term}>{t('admin.order.channel')}</dt>
          <dd className={css.value}>{t(channels[channel])}</dd>
        </div>
      )}
    </dl>
  );
}

const channels = {
  ONLINE: 'admin.order.channel.ONLINE',
  OFFLINE_POS: 'admin.order.channel.OFFLINE_POS',
} as const;

function LoadingOrder() {
  return (
    <Skeleton.Root>
      <div className={css.columns}>
        <div className={css.column}>
          <Skeleton.Line width="60%" />
          <Skeleton.Line width="100%" />
          <Skeleton.Line width="100%" />
        </div>
        <div className={css.column}>
          <Skeleton.Line width="70%" />
          <Skeleton.Line width="50%" />
        </div>
      </div>
    </Skeleton.Root>
  );
}
