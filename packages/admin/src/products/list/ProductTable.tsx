'use client';

import { useAtom, useAtomValue } from '@vitrine/atoms';
import type { Product } from '@vitrine/client/catalog';
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
import { type KeyboardEvent, type ReactNode, useEffect } from 'react';
import { focusRow, getFocusedRow, useRowFocus } from '../../list/row-focus.ts';
import { SortedHeader } from '../../list/SortedHeader.tsx';
import { useAdminTranslate } from '../../messages/use-admin-translate.ts';
import { ProductRow } from './ProductRow.tsx';
import * as css from './ProductTable.css.ts';
import { useProductListContext } from './product-list-context.ts';
import '../../messages/en/frame.ts';
import '../../messages/en/products.ts';

const columns = [
  { id: 'product', field: 'name' },
  { id: 'stock' },
  { id: 'price', field: 'price', numeric: true },
  { id: 'discount', numeric: true },
  { id: 'variants', numeric: true },
  { id: 'visible' },
] as const;

interface ProductTableProps {
  emptyAction: ReactNode;
}

/** The products of the loaded pages, or why there are none, and a button for more. */
export function ProductTable({ emptyAction }: ProductTableProps) {
  const t = useAdminTranslate();
  const { list, selectionAtom, rows, inspect } = useProductListContext();
  const [result, load] = useAtom(list.resultAtom);
  const [selection, change] = useAtom(selectionAtom);
  const { items, status, error, isPlaceholderData, total = items.length } = result;
  useRowFocus(
    rows,
    items.map(({ _id }) => _id),
  );
  const isLoading = items.length === 0 && (status === 'pending' || (isPlaceholderData && !error));
  const selectedHere = items.filter(({ _id }) => selection.items.has(_id));
  const areAllSelected = items.length > 0 && selectedHere.length === items.length;

  /** Arrow keys move between the rows; with Shift they select. */
  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const focused = getFocusedRow();
    if (!step || focused === undefined || event.defaultPrevented) return;
    if (event.target instanceof HTMLInputElement) return;
    const index = items.findIndex(({ _id }) => _id === focused);
    const [from, to] = [items[index], items[index + step]];
    if (!from || !to) return;
    event.preventDefault();
    if (event.shiftKey) change({ rows: [from, to], on: true });
    focusRow(rows.current, to._id);
  };

  return (
    <div
      aria-busy={isPlaceholderData || undefined}
      data-pending={isPlaceholderData ? '' : undefined}
      className={css.results}
    >
      {isLoading && <LoadingRows />}
      {items.length > 0 && (
        <Table.Root caption={t('admin.products.title')} captionHidden>
          <Table.Header className={css.head}>
            <Table.Row>
              <Table.ColumnHeader className={css.select}>
                <Checkbox
                  checked={areAllSelected || (selectedHere.length > 0 && 'indeterminate')}
                  onCheckedChange={() => change({ rows: items, on: !areAllSelected })}
                >
                  <VisuallyHidden>{t('admin.products.column.select')}</VisuallyHidden>
                </Checkbox>
              </Table.ColumnHeader>
              {columns.map((column) => (
                <ProductColumnHeader key={column.id} {...column} />
              ))}
              <Table.ColumnHeader>
                <VisuallyHidden>{t('admin.products.column.actions')}</VisuallyHidden>
              </Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body ref={rows} className={css.body} onKeyDown={move}>
            {items.map((product) => (
              <ProductRow
                key={product._id}
                product={product}
                rows={items}
                isSelected={selection.items.has(product._id)}
              />
            ))}
          </Table.Body>
        </Table.Root>
      )}
      {items.length === 0 && !isLoading && <NoRows emptyAction={emptyAction} />}
      {items.length > 0 && error && (
        <LoadError onRetry={() => void load('more')}>{t('admin.products.moreFailed')}</LoadError>
      )}
      {items.length > 0 && (
        <LoadMore
          shown={items.length}
          hasNext={(result.hasNext || result.isLoadingMore) && !isPlaceholderData}
          loading={result.isLoadingMore}
          onLoadMore={() => void load('more')}
          summary={t('admin.products.shown', { shown: items.length, count: total })}
          formatLoaded={(count) => t('admin.products.loaded', { count })}
          label={t('admin.products.more')}
        />
      )}
      <ClosesInspector items={items} inspect={inspect} />
    </div>
  );
}

interface ClosesInspectorProps {
  items: readonly Product[];
  inspect: (productId: undefined) => void;
}

/** Closes the inspector when its product is no longer listed. */
function ClosesInspector({ items, inspect }: ClosesInspectorProps) {
  const { inspected } = useProductListContext();
  const isGone = inspected !== undefined && !items.some(({ _id }) => _id === inspected);
  useEffect(() => {
    if (isGone) inspect(undefined);
  }, [isGone, inspect]);
  return null;
}

interface ProductColumnHeaderProps {
  id: (typeof columns)[number]['id'];
  field?: string;
  numeric?: boolean;
}

function ProductColumnHeader({ id, field, numeric }: ProductColumnHeaderProps) {
  const t = useAdminTranslate();
  const { list } = useProductListContext();
  const [{ sort }, change] = useAtom(list.stateAtom);
  const column = t(`admin.products.column.${id}`);
  if (field === undefined) {
    return (
      <Table.ColumnHeader
        numeric={numeric}
        className={
          id === 'discount' || id === 'variants' ? `${css.cell} ${css.wideHeader}` : css.cell
        }
      >
        {column}
      </Table.ColumnHeader>
    );
  }
  return (
    <SortedHeader
      field={field}
      column={column}
      sortLabel={t('admin.products.sort', { column })}
      sort={sort}
      onSort={(next) => change({ sort: next })}
      first={numeric ? 'desc' : 'asc'}
      numeric={numeric === true}
      className={css.cell}
    />
  );
}

function NoRows({ emptyAction }: ProductTableProps) {
  const t = useAdminTranslate();
  const { list, level } = useProductListContext();
  const [, load] = useAtom(list.resultAtom);
  const { error } = useAtomValue(list.resultAtom);
  const [{ chosen, search, tab }, change] = useAtom(list.stateAtom);
  if (error) {
    return (
      <EmptyState
        level={level}
        title={t('admin.products.failed.title')}
        action={<Button onClick={() => void load()}>{t('admin.retry')}</Button>}
      >
        {t('admin.products.failed.description')}
      </EmptyState>
    );
  }
  if (search) {
    return (
      <EmptyState
        level={level}
        title={t('admin.products.noMatch.search', { text: search })}
        action={
          <Button onClick={() => change({ search: '' })}>{t('admin.products.search.clear')}</Button>
        }
      >
        {t('admin.products.noMatch.description')}
      </EmptyState>
    );
  }
  if (Object.keys(chosen).length > 0) {
    return (
      <EmptyState
        level={level}
        title={t('admin.products.noMatch.title')}
        action={
          <Button onClick={() => change('clear')}>
            {t('admin.products.noMatch.clearFilters')}
          </Button>
        }
      >
        {t('admin.products.noMatch.filters')}
      </EmptyState>
    );
  }
  if (tab !== undefined && tab !== list.tabs[0]?.id) {
    return (
      <EmptyState
        level={level}
        title={t('admin.products.empty.tab')}
        action={
          <Button onClick={() => change({ tab: 'all' })}>
            {t('admin.products.empty.showAll')}
          </Button>
        }
      >
        {t('admin.products.empty.tabDescription')}
      </EmptyState>
    );
  }
  return (
    <EmptyState level={level} title={t('admin.products.empty.title')} action={emptyAction}>
      {t('admin.products.empty.description')}
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
          <Skeleton.Line width="80%" />
          <Skeleton.Line width="70%" />
          <Skeleton.Line width="60%" />
          <Skeleton.Line width="50%" />
        </div>
      ))}
    </Skeleton.Root>
  );
}
