'use client';

import {
  createRowSelection,
  isConfirmable,
  type OrderList as OrderListState,
  useAtom,
  useAtomValue,
} from '@vitrine/atoms';
import type { Order } from '@vitrine/client/orders';
import {
  Button,
  type HeadingLevel,
  Icon,
  nextHeadingLevel,
  useAppNavigate,
  useRoute,
} from '@vitrine/ui';
import { Download } from 'lucide-react';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { useCommands } from '../../frame/command-context.ts';
import { compactDensity } from '../../frame/compact-density.ts';
import { PageHead } from '../../frame/PageHead.tsx';
import * as listCss from '../../list/List.css.ts';
import { getFocusedRow } from '../../list/row-focus.ts';
import { useInspectedRow, useRowCommands } from '../../list/use-rows.ts';
import { useAdminTranslate } from '../../messages/use-admin-translate.ts';
import { ConfirmOrdersDialog, ConfirmResultsDialog } from './ConfirmOrdersDialogs.tsx';
import { OrderActionBar } from './OrderActionBar.tsx';
import { OrderFilters } from './OrderFilters.tsx';
import { OrderInspector } from './OrderInspector.tsx';
import { OrderTable } from './OrderTable.tsx';
import { OrderViews } from './OrderViews.tsx';
import { getOrderId, OrderListContext, type OrderListContextValue } from './order-list-context.ts';
import { useOrderActions } from './use-order-actions.ts';
import '../../messages/en/orders.ts';

export interface OrderListProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /**
   * From `createOrderList`, with the type `OrderList` of `@vitrine/atoms`. Create it once, outside
   * of rendering or in a `useState`.
   */
  list: OrderListState;
  /** The heading. Default “Orders”. */
  title?: ReactNode;
  /** Heading level of the title. Default 1. */
  level?: HeadingLevel;
  /** Further buttons next to the title, such as a link to the point of sale. */
  actions?: ReactNode;
  /** Action of a list without any order, such as a link to the events. */
  emptyAction?: ReactNode;
}

/**
 * An owner's list of orders: views, search and filters in the URL, a selection over all pages, and
 * actions for one or many orders. Below 840 px of its container, rows have two or three lines. Links
 * lead to `adminOrder` of the routes. Its keys need a `CommandProvider` above it. See
 * docs/reference/orders.mdx.
 */
export function OrderList({
  list,
  title,
  level = 1,
  actions: further,
  emptyAction,
  className,
  ...rest
}: OrderListProps) {
  const t = useAdminTranslate();
  const [selectionAtom] = useState(() => createRowSelection<Order>(getOrderId));
  const actions = useOrderActions(list, selectionAtom);
  const rows = useRef<HTMLTableSectionElement>(null);
  const { inspected, inspect } = useInspectedRow(rows);
  const below = nextHeadingLevel(level);
  const value: OrderListContextValue = {
    ...{ list, selectionAtom, actions, inspected, inspect, rows, level: below },
  };
  return (
    <OrderListContext value={value}>
      <section {...rest} {...compactDensity(listCss.root, className)}>
        <div className={listCss.split}>
          <div className={listCss.content}>
            <PageHead
              title={title ?? t('admin.orders.title')}
              level={level}
              actions={
                <>
                  <Button
                    state={actions.isExporting ? 'loading' : 'idle'}
                    labels={{ loading: t('admin.orders.exporting') }}
                    onClick={() => void actions.exportView()}
                  >
                    <Icon as={Download} size="small" />
                    {t('admin.orders.exportView')}
                  </Button>
                  {further}
                </>
              }
            />
            <OrderViews />
            <OrderFilters />
            <OrderTable emptyAction={emptyAction} />
          </div>
          {inspected !== undefined && <OrderInspector orderNumber={inspected} />}
        </div>
        <OrderActionBar />
        <ConfirmOrdersDialog />
        <ConfirmResultsDialog />
        <ListCommands value={value} />
      </section>
    </OrderListContext>
  );
}

/** The commands of the list, for the menu and by their keys. */
function ListCommands({ value }: { value: OrderListContextValue }) {
  const { list, selectionAtom, actions, inspected, inspect, rows } = value;
  const t = useAdminTranslate();
  const navigate = useAppNavigate();
  const getOrderUrl = useRoute('adminOrder');
  const { items } = useAtomValue(list.resultAtom);
  const [selection, change] = useAtom(selectionAtom);
  const selected = [...selection.items.values()];
  const { rowCommands, pageCommands } = useRowCommands('orders', {
    ...{ items, rows, inspected, inspect, changeSelection: change },
    getId: getOrderId,
  });
  /** The selected orders, or the one whose row has the focus. */
  const withOrders = (act: (orders: readonly Order[]) => void) => () => {
    const focused = items.find((order) => getOrderId(order) === getFocusedRow());
    const orders = selected.length > 0 ? selected : focused ? [focused] : [];
    if (orders.length > 0) act(orders);
  };
  const count = selected.length;
  const confirmable = selected.filter(isConfirmable).length;
  const areArchived = count > 0 && selected.every(({ archived }) => archived);
  const archiveLabel = areArchived ? 'admin.orders.restore' : 'admin.orders.archive';
  const archiveCountLabel = areArchived ? 'admin.orders.restoreCount' : 'admin.orders.archiveCount';
  useCommands([
    ...rowCommands,
    {
      ...{ id: 'orders.confirm', keys: 'c' },
      label:
        confirmable > 0
          ? t('admin.orders.confirmCount', { count: confirmable })
          : t('admin.orders.confirm'),
      isHidden: confirmable === 0,
      run: withOrders((orders) => {
        if (orders.some(isConfirmable)) actions.askToConfirm(orders);
      }),
    },
    {
      ...{ id: 'orders.archive', keys: 'a' },
      label: count > 0 ? t(archiveCountLabel, { count }) : t(archiveLabel),
      isHidden: count === 0,
      run: withOrders(
        (orders) => void actions.archive(orders, !orders.every((one) => one.archived)),
      ),
    },
    {
      ...{ id: 'orders.export', keys: 'e' },
      label: count > 0 ? t('admin.orders.exportCount', { count }) : t('admin.orders.export'),
      isHidden: count === 0,
      run: withOrders((orders) => void actions.exportOrders(orders)),
    },
    ...pageCommands,
    ...(count === 1 && selected[0]
      ? [
          {
            id: 'orders.open',
            label: t('admin.orders.open'),
            hint: selected[0].orderNumber,
            run: () => {
              const url =
                selected[0] && getOrderUrl?.(selected[0].eventId, selected[0].orderNumber);
              if (url) navigate(url);
            },
          },
        ]
      : []),
  ]);
  return null;
}
