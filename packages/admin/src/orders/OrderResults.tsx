'use client';

import { ordersAtom, useAtomValue } from '@vitrine/atoms';
import { OrderFieldset } from '@vitrine/client/orders';
import { useRoute } from '@vitrine/ui';
import { useOpenBeside } from '../frame/command-context.ts';
import * as css from '../frame/command-menu/CommandMenu.css.ts';
import {
  CommandResults,
  CommandSearch,
  MAX_COMMAND_RESULTS,
  useCommandResults,
} from '../frame/command-menu/CommandResults.tsx';
import { useAdminTranslate } from '../messages/use-admin-translate.ts';
import { OrderStatusMark } from './shared/OrderStatusMark.tsx';
import { getBuyerName } from './shared/order-text.ts';
import '../messages/en/orders.ts';

/**
 * Orders in the command menu, by name, email or number: `<CommandMenu><OrderResults /></CommandMenu>`.
 * Archived ones are found too. Each leads to `adminOrder` of the routes.
 */
export const OrderResults = () => (
  <CommandSearch>{(search) => <Results search={search} />}</CommandSearch>
);

function Results({ search }: { search: string }) {
  const t = useAdminTranslate();
  const getOpenBeside = useOpenBeside('orders');
  const getOrderUrl = useRoute('adminOrder');
  const query = { searchPhrase: search, limit: MAX_COMMAND_RESULTS, sort: 'created:desc' };
  const found = useAtomValue(ordersAtom({ ...query, fieldset: [OrderFieldset.DETAILS] }));
  const results = useCommandResults(found).map((order) => ({
    key: order.orderNumber,
    label: getBuyerName(order, t),
    hint: (
      <>
        <bdi>{order.orderNumber}</bdi>{' '}
        <OrderStatusMark status={order.status} className={css.hintStatus} />
      </>
    ),
    url: getOrderUrl?.(order.eventId, order.orderNumber),
    onOpenBeside: getOpenBeside(order.orderNumber),
  }));
  return <CommandResults heading={t('admin.orders.results')} results={results} />;
}
