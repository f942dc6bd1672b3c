'use client';

import { eventTitlesAtom, useAtom, useAtomValue } from '@vitrine/atoms';
import { Button, EmptyState, Table, VisuallyHidden } from '@vitrine/ui';
import { type ReactNode, useMemo } from 'react';
import { ListResults, LoadingRows } from '../../list/ListResults.tsx';
import { ListRows } from '../../list/ListRows.tsx';
import { PageCheckbox } from '../../list/RowSelection.tsx';
import { SortedHeader } from '../../list/SortedHeader.tsx';
import { useRowKeys } from '../../list/use-rows.ts';
import { useAdminTranslate } from '../../messages/use-admin-translate.ts';
import { OrderRow } from './OrderRow.tsx';
import * as css from './OrderTable.css.ts';
import { getOrderId, type OrderColumn, useOrderListContext } from './order-list-context.ts';
import '../../messages/en/orders.ts';

/** The fields by which the columns sort the list; the platform can't sort by the others. */
const sortFields: Readonly<Record<OrderColumn, string>> = {
  ...{ order: 'orderNumber', buyer: 'fullName', tickets: 'ticketsQuantity', total: 'totalPrice' },
  ...{ status: 'status', created: 'created', email: 'email', updated: '' },
};

/** Fields whose largest values are the interesting ones. */
const largestFirst: ReadonlySet<string> = new Set(['created', 'totalPrice', 'ticketsQuantity']);

interface OrderTableProps {
  emptyAction: ReactNode;
}

/** The orders of the loaded pages, or why there are none, and a button for more. */
export function OrderTable({ emptyAction }: OrderTableProps) {
  const t = useAdminTranslate();
  const { list, selectionAtom, rows, inspected, inspect } = useOrderListContext();
  const [result, load] = useAtom(list.resultAtom);
  const [selection, changeSelection] = useAtom(selectionAtom);
  const { items, total = items.length } = result;
  const eventIds = useMemo(() => [...new Set(items.map(({ eventId }) => eventId))], [items]);
  const titles = useAtomValue(eventTitlesAtom(eventIds));
  const columns = useAtomValue(list.columnsAtom) as readonly OrderColumn[];
  const { changed } = useAtomValue(list.updatesAtom);
  const move = useRowKeys({
    ...{ items, rows, changeSelection, inspected, inspect },
    getId: getOrderId,
  });
  return (
    <ListResults
      result={result}
      onLoadMore={() => void load('more')}
      moreFailed={t('admin.orders.moreFailed')}
      summary={t('admin.orders.shown', { shown: items.length, count: total })}
      formatLoaded={(count) => t('admin.orders.loaded', { count })}
      moreLabel={t('admin.orders.more')}
      loading={<LoadingRows widths={['90%', '70%', '80%', '60%', '50%']} className={css.loading} />}
      empty={<NoRows emptyAction={emptyAction} />}
    >
      <Table.Root caption={t('admin.orders.title')} captionHidden>
        <Table.Header className={css.head}>
          <Table.Row>
            <PageCheckbox
              rows={items}
              selectedCount={items.filter((item) => selection.items.has(getOrderId(item))).length}
              change={changeSelection}
              label={t('admin.orders.column.select')}
              className={css.select}
            />
            {columns.map((id) => (
              <OrderColumnHeader key={id} id={id} field={sortFields[id]} />
            ))}
            <Table.ColumnHeader>
              <VisuallyHidden>{t('admin.orders.column.actions')}</VisuallyHidden>
            </Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body ref={rows} className={css.body} onKeyDown={move}>
          <ListRows
            items={items}
            getId={getOrderId}
            rows={rows}
            total={total}
            rowHeight={44}
            columns={columns}
            renderRow={(order, index, measure) => (
              <OrderRow
                key={order.orderNumber}
                order={order}
                eventTitle={titles.get(order.eventId)}
                rows={items}
                columns={columns}
                update={changed.get(order.orderNumber)}
                isSelected={selection.items.has(order.orderNumber)}
                index={index}
                measure={measure}
              />
            )}
          />
        </Table.Body>
      </Table.Root>
    </ListResults>
  );
}

function OrderColumnHeader({ id, field }: { id: OrderColumn; field: string }) {
  const t = useAdminTranslate();
  const { list } = useOrderListContext();
  const [{ sort }, change] = useAtom(list.stateAtom);
  const column = t(`admin.orders.column.${id}`);
  if (field === '') return <Table.ColumnHeader className={css.cell}>{column}</Table.ColumnHeader>;
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
