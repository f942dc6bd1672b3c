'use client';

import { confirmOrdersAtom, isConfirmable, useAtomValue, useSetAtom } from '@vitrine/atoms';
import type { Order } from '@vitrine/client/orders';
import {
  AppLink,
  Badge,
  DropdownMenu,
  fromEventAmount,
  Money,
  Spinner,
  Table,
  useAppNavigate,
  useRoute,
  useUi,
} from '@vitrine/ui';
import { Fragment, memo, type ReactNode } from 'react';
import { RowUpdateBadge } from '../../list/ListUpdates.tsx';
import { RowCheckbox } from '../../list/RowSelection.tsx';
import { ROW_LINK } from '../../list/row-focus.ts';
import { getVirtualRowProps, type ListRowProps } from '../../list/virtual-row.ts';
import { useAdminTranslate } from '../../messages/use-admin-translate.ts';
import { MoreMenu } from '../../utils/MoreMenu.tsx';
import { useMomentFormats } from '../../utils/use-moment-formats.ts';
import { OrderStatusMark } from '../shared/OrderStatusMark.tsx';
import { getShownTags, getTagLabel } from '../shared/order-status.ts';
import { getBuyerName, getListFormat, getTicketsText } from '../shared/order-text.ts';
import * as css from './OrderTable.css.ts';
import { type OrderColumn, useOrderListContext } from './order-list-context.ts';
import '../../messages/en/orders.ts';

interface OrderRowProps extends ListRowProps<Order, OrderColumn> {
  order: Order;
  eventTitle: string | undefined;
}

/** One order: a row of the table, or two to three lines in a narrow container. */
export const OrderRow = memo(function OrderRow({
  order,
  eventTitle,
  rows,
  isSelected,
  columns,
  update,
  index,
  measure,
}: OrderRowProps) {
  const t = useAdminTranslate();
  const { locale } = useUi();
  const { selectionAtom, inspected } = useOrderListContext();
  const change = useSetAtom(selectionAtom);
  const getOrderUrl = useRoute('adminOrder');
  const formats = useMomentFormats();
  const isPending = useIsConfirming(order);
  const { orderNumber, totalPrice, created, status } = order;
  const tags = getShownTags(order).filter((tag) => tag !== 'ARCHIVED' || order.archived);
  const text = getTicketsText(order, t, locale);
  const parts = getListFormat(locale).formatToParts(eventTitle ? [text, eventTitle] : [text]);
  const cells: Readonly<Record<OrderColumn, ReactNode>> = {
    order: (
      <Table.RowHeader role="rowheader" className={css.order}>
        <AppLink
          href={getOrderUrl?.(order.eventId, orderNumber)}
          {...{ [ROW_LINK]: orderNumber }}
          className={css.link}
        >
          {orderNumber}
        </AppLink>
      </Table.RowHeader>
    ),
    buyer: (
      <Table.Cell role="cell" className={css.buyer}>
        <span className={css.buyerLine}>
          <bdi className={css.name}>{getBuyerName(order, t)}</bdi>
          {tags.map((tag) => (
            <Badge key={tag} kind="outline">
              {getTagLabel(tag, t)}
            </Badge>
          ))}
          <RowUpdateBadge update={update} />
        </span>
      </Table.Cell>
    ),
    tickets: (
      <Table.Cell
        role="cell"
        title={parts.map(({ value }) => value).join('')}
        className={css.tickets}
      >
        {parts.map(({ type, value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place.
          <bdi key={index} className={index > 0 ? css.event : undefined}>
            {type === 'element' ? value : `${value.trimEnd()} `}
          </bdi>
        ))}
      </Table.Cell>
    ),
    total: (
      <Table.Cell role="cell" numeric className={css.total}>
        {totalPrice && <Money value={fromEventAmount(totalPrice)} />}
      </Table.Cell>
    ),
    status: (
      <Table.Cell role="cell" className={css.status}>
        {isPending ? (
          <>
            <Spinner /> {t('admin.orders.confirming')}
          </>
        ) : (
          <OrderStatusMark status={status} />
        )}
      </Table.Cell>
    ),
    created: (
      <Table.Cell role="cell" className={css.created}>
        {created && <time dateTime={created.toISOString()}>{formats.short(created)}</time>}
      </Table.Cell>
    ),
    email: (
      <Table.Cell role="cell" className={css.extra}>
        <bdi>{order.anonymized ? undefined : order.email}</bdi>
      </Table.Cell>
    ),
    updated: (
      <Table.Cell role="cell" className={css.extra}>
        {order.updated && (
          <time dateTime={order.updated.toISOString()}>{formats.short(order.updated)}</time>
        )}
      </Table.Cell>
    ),
  };
  return (
    <Table.Row
      {...getVirtualRowProps(index, measure)}
      // Explicit, because rows of lines have another display type.
      role="row"
      aria-busy={isPending || undefined}
      data-selected={isSelected ? '' : undefined}
      data-inspected={inspected === orderNumber ? '' : undefined}
      className={css.row}
    >
      <RowCheckbox
        item={order}
        rows={rows}
        isSelected={isSelected}
        change={change}
        label={t('admin.orders.select', { number: orderNumber })}
        className={css.select}
      />
      {columns.map((id) => (
        <Fragment key={id}>{cells[id]}</Fragment>
      ))}
      <Table.Cell role="cell" className={css.menu}>
        <RowMenu order={order} />
      </Table.Cell>
    </Table.Row>
  );
});

/** Whether an order is part of a confirmation that is running, and has no result yet. */
function useIsConfirming({ orderNumber }: Order): boolean {
  const { status, orders, results } = useAtomValue(confirmOrdersAtom);
  const isIt = (order: Order) => order.orderNumber === orderNumber;
  return status === 'running' && orders.some(isIt) && !results.some(({ order }) => isIt(order));
}

function RowMenu({ order }: { order: Order }) {
  const t = useAdminTranslate();
  const navigate = useAppNavigate();
  const { actions, inspect } = useOrderListContext();
  const getOrderUrl = useRoute('adminOrder');
  const { orderNumber, eventId, archived = false } = order;
  const url = getOrderUrl?.(eventId, orderNumber);
  return (
    <MoreMenu label={t('admin.orders.menu', { number: orderNumber })}>
      {url && (
        <DropdownMenu.Item onSelect={() => navigate(url)}>
          {t('admin.orders.open')}
        </DropdownMenu.Item>
      )}
      <DropdownMenu.Item onSelect={() => inspect(orderNumber)}>
        {t('admin.orders.preview')}
      </DropdownMenu.Item>
      {isConfirmable(order) && (
        <DropdownMenu.Item onSelect={() => actions.askToConfirm([order])}>
          {t('admin.orders.confirm')}
        </DropdownMenu.Item>
      )}
      <DropdownMenu.Item onSelect={() => void actions.archive([order], !archived)}>
        {t(archived ? 'admin.orders.restore' : 'admin.orders.archive')}
      </DropdownMenu.Item>
      <DropdownMenu.Item onSelect={() => void actions.exportOrders([order])}>
        {t('admin.orders.export')}
      </DropdownMenu.Item>
    </MoreMenu>
  );
}
