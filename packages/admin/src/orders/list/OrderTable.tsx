'use client';

import { eventTitlesAtom, useAtom, useAtomValue } from '@vitrine/atoms';
import type { Order } from '@vitrine/client/orders';
import {
  Button,
  Checkbox,
  EmptyState,
  LoadError,
  LoadMore,
  Skeleton,
  Table,
  useUi,
  VisuallyHidden,
} from '@vitrine/ui';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { focusRow, getFocusedRow, useRowFocus } from '../../list/row-focus.ts';
import { SortedHeader } from '../../list/SortedHeader.tsx';
import { useAdminTranslate } from '../../messages/use-admin-translate.ts';
import { results as resultsStyle } from './OrderList.css.ts';
import { OrderRow } from './OrderRow.tsx';
import * as css from './OrderTable.css.ts';
import { useOrderListContext } from './order-list-context.ts';
import '../../messages/en/orders.ts';

const columns = [
  { id: 'order', field: 'orderNumber' },
  { id: 'buyer', field: 'fullName' },
  { id: 'tickets', field: 'ticketsQuantity' },
  { id: 'total', field: 'totalPrice' },
  { id: 'status', field: 'status' },
  { id: 'created', field: 'created' },
] as const;

/** Fields whose largest values are the interesting ones. */
const largestFirst: ReadonlySet<string> = new Set(['created', 'totalPrice', 'ticketsQuantity']);

interface OrderTableProps {
  emptyAction: ReactNode;
}

/** The orders of the loaded pages, or why there are none, and a button for more. */
export function OrderTable({ emptyAction }: OrderTableProps) {
  const t = useAdminTranslate();
  const { list, selectionAtom, rows, inspect } = useOrderListContext();
  const [result, load] = useAtom(list.resultAtom);
  const [selection, change] = useAtom(selectionAtom);
  const { items, status, error, isPlaceholderData, total = items.length } = result;
  const titles = useAtomValue(eventTitlesAtom(items.map(({ eventId }) => eventId)));
  const region = useRef<HTMLDivElement>(null);
  useRowFocus(
    rows,
    items.map(({ orderNumber }) => orderNumber),
  );
  const isLoading = items.length === 0 && (status === 'pending' || (isPlaceholderData && !error));
  const selectedHere = items.filter(({ orderNumber }) => selection.items.has(orderNumber));
  const areAllSelected = items.length > 0 && selectedHere.length === items.length;

  /** Arrow keys move between the rows; with Shift they select. */
  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const focused = getFocusedRow();
    if (!step || focused === undefined || event.defaultPrevented) return;
    const index = items.findIndex(({ orderNumber }) => orderNumber === focused);
    const [from, to] = [items[index], items[index + step]];
    if (!from || !to) return;
    event.preventDefault();
    if (event.shiftKey) change({ rows: [from, to], on: true });
    focusRow(rows.current, to.orderNumber);
  };

  return (
    <div
      ref={region}
      aria-busy={isPlaceholderData || undefined}
      data-pending={isPlaceholderData ? '' : undefined}
      className={`${resultsStyle} ${css.region}`}
    >
      {isLoading && <LoadingRows />}
      {items.length > 0 && (
        <Table.Root caption={t('admin.orders.title')} captionHidden>
          <Table.Header className={css.head}>
            <Table.Row>
              <Table.ColumnHeader className={css.select}>
                <Checkbox
                  checked={areAllSelected || (selectedHere.length > 0 && 'indeterminate')}
                  onCheckedChange={() => change({ rows: items, on: !areAllSelected })}
                >
                  <VisuallyHidden>{t('admin.orders.column.select')}</VisuallyHidden>
                </Checkbox>
              </Table.ColumnHeader>
              {columns.map((column) => (
                <OrderColumnHeader key={column.id} {...column} />
              ))}
              <Table.ColumnHeader>
                <VisuallyHidden>{t('admin.orders.column.actions')}</VisuallyHidden>
              </Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body ref={rows} className={css.body} onKeyDown={move}>
            {items.map((order) => (
              <OrderRow
                key={order.orderNumber}
                order={order}
                eventTitle={titles.get(order.eventId)}
                rows={items}
                isSelected={selection.items.has(order.orderNumber)}
              />
            ))}
          </Table.Body>
        </Table.Root>
      )}
      {items.length === 0 && !isLoading && <NoRows emptyAction={emptyAction} />}
      {items.length > 0 && error && (
        <LoadError onRetry={() => void load('more')}>{t('admin.orders.moreFailed')}</LoadError>
      )}
      {items.length > 0 && (
        <LoadMore
          shown={items.length}
          hasNext={(result.hasNext || result.isLoadingMore) && !isPlaceholderData}
          loading={result.isLoadingMore}
          onLoadMore={() => void load('more')}
          summary={t('admin.orders.shown', {
            shown: items.length,
            count: total,
          })}
          formatLoaded={(count) => t('admin.orders.loaded', { count })}
          label={t('admin.orders.more')}
        />
      )}
      <ClosesInspector items={items} inspect={inspect} />
    </div>
  );
}

/** Closes the inspector when its order is no longer listed. */
function ClosesInspector({
  items,
  inspect,
}: {
  items: readonly Order[];
  inspect: (orderNumber: undefined) => void;
}) {
  const { inspected } = useOrderListContext();
  const isGone =
    inspected !== undefined && !items.some(({ orderNumber }) => orderNumber === inspected);
  useEffect(() => {
    if (isGone) inspect(undefined);
  }, [isGone, inspect]);
  return null;
}

function OrderColumnHeader({ id, field }: (typeof columns)[number]) {
  const t = useAdminTranslate();
  const { list } = useOrderListContext();
  const [{ sort }, change] = useAtom(list.stateAtom);
  const column = t(`admin.orders.column.${id}`);
  return (
    <SortedHeader
      field={field}
      column={column}
      sortLabel={t('admin.orders.sort', { column })}
      sort={sort}
      onSort={(next) => change({ sort: next })}
      first={largestFirst.has(field) ? 'desc' : 'asc'}
      numeric={id === 'total'}
      className={css.cell}
    />
  );
}

function NoRows({ emptyAction }: OrderTableProps) {
  const t = useAdminTranslate();
  const { list, level } = useOrderListContext();
  const [{ error }, load] = useAtom(list.resultAtom);
  const [{ chosen, search }, change] = useAtom(list.stateAtom);
  if (error) {
    return (
      <EmptyState
        level={level}
        title={t('admin.orders.failed.title')}
        action={<Button onClick={() => void load()}>{t('admin.retry')}</Button>}
      >
        {t('admin.orders.failed.description')}
      </EmptyState>
    );
  }
  if (search) {
    return (
      <EmptyState
        level={level}
        title={t('admin.orders.noMatch.search', { text: search })}
        action={
          <Button onClick={() => change({ search: '' })}>
            {t('admin.orders.noMatch.clearSearch')}
          </Button>
        }
      >
        {t('admin.orders.noMatch.description')}
      </EmptyState>
    );
  }
  if (Object.keys(chosen).length > 0) {
    return (
      <EmptyState
        level={level}
        title={t('admin.orders.noMatch.title')}
        action={
          <Button onClick={() => change('clear')}>{t('admin.orders.noMatch.clearFilters')}</Button>
        }
      >
        {t('admin.orders.noMatch.filters')}
      </EmptyState>
    );
  }
  return (
    <EmptyState level={level} title={t('admin.orders.empty.title')} action={emptyAction}>
      {t('admin.orders.empty.description')}
    </EmptyState>
  );
}

/** Placeholder rows while loading. */
const PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

function LoadingRows() {
  const { direction } = useUi();
  return (
    <Skeleton.Root dir={direction}>
      {PLACEHOLDERS.map((placeholder) => (
        <div key={placeholder} className={css.loading}>
          <Skeleton.Line width="90%" />
          <Skeleton.Line width="70%" />
          <Skeleton.Line width="80%" />
          <Skeleton.Line width="60%" />
          <Skeleton.Line width="50%" />
        </div>
      ))}
    </Skeleton.Root>
  );
}
