'use client';

import { eventTitlesAtom, isConfirmable, useAtomValue } from '@vitrine/atoms';
import { AppLink, Button, fromEventAmount, Link, Money, useRoute, useUi } from '@vitrine/ui';
import {
  Inspector,
  InspectorActions,
  InspectorFact,
  InspectorFacts,
} from '../../frame/Inspector.tsx';
import { useAdminTranslate } from '../../messages/use-admin-translate.ts';
import { useMomentFormats } from '../../utils/use-moment-formats.ts';
import { OrderStatusMark } from '../shared/OrderStatusMark.tsx';
import { getBuyerName, getTicketsText } from '../shared/order-text.ts';
import { useOrderListContext } from './order-list-context.ts';
import '../../messages/en/orders.ts';

/** One order of the list in short, with its actions. */
export function OrderInspector({ orderNumber }: { orderNumber: string }) {
  const t = useAdminTranslate();
  const { locale } = useUi();
  const { list, actions, inspect, level } = useOrderListContext();
  const { items } = useAtomValue(list.resultAtom);
  const order = items.find((one) => one.orderNumber === orderNumber);
  const titles = useAtomValue(eventTitlesAtom(order ? [order.eventId] : []));
  const getOrderUrl = useRoute('adminOrder');
  const formats = useMomentFormats();
  if (!order) return null;
  const { eventId, email, totalPrice, created, archived = false } = order;
  const url = getOrderUrl?.(eventId, orderNumber);
  return (
    <Inspector
      title={<bdi>{getBuyerName(order, t)}</bdi>}
      level={level}
      onClose={() => inspect(undefined)}
    >
      <OrderStatusMark status={order.status} />
      <InspectorFacts>
        <InspectorFact term={t('admin.orders.column.order')}>{orderNumber}</InspectorFact>
        {email && (
          <InspectorFact term={t('admin.orders.csv.email')}>
            <Link href={`mailto:${email}`}>{email}</Link>
          </InspectorFact>
        )}
        <InspectorFact term={t('admin.orders.column.tickets')}>
          {getTicketsText(order, t, locale)}
        </InspectorFact>
        {titles.has(eventId) && (
          <InspectorFact term={t('admin.orders.filter.event')}>{titles.get(eventId)}</InspectorFact>
        )}
        {totalPrice && (
          <InspectorFact term={t('admin.orders.column.total')}>
            <Money value={fromEventAmount(totalPrice)} />
          </InspectorFact>
        )}
        {created && (
          <InspectorFact term={t('admin.orders.column.created')}>
            {formats.full(created)}
          </InspectorFact>
        )}
      </InspectorFacts>
      <InspectorActions>
        {url && (
          <Button asChild emphasis="primary">
            <AppLink href={url}>{t('admin.orders.open')}</AppLink>
          </Button>
        )}
        {isConfirmable(order) && (
          <Button onClick={() => actions.askToConfirm([order])}>{t('admin.orders.confirm')}</Button>
        )}
        <Button onClick={() => void actions.archive([order], !archived)}>
          {t(archived ? 'admin.orders.restore' : 'admin.orders.archive')}
        </Button>
      </InspectorActions>
    </Inspector>
  );
}
