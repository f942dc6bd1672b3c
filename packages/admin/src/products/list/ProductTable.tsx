'use client';

import { useAtom, useAtomValue } from '@vitrine/atoms';
import { Button, EmptyState, Table, VisuallyHidden } from '@vitrine/ui';
import type { ReactNode } from 'react';
import { ListResults, LoadingRows } from '../../list/ListResults.tsx';
import { ListRows } from '../../list/ListRows.tsx';
import { PageCheckbox } from '../../list/RowSelection.tsx';
import { SortedHeader } from '../../list/SortedHeader.tsx';
import { useRowKeys } from '../../list/use-rows.ts';
import { useAdminTranslate } from '../../messages/use-admin-translate.ts';
import { ProductRow } from './ProductRow.tsx';
import * as css from './ProductTable.css.ts';
import { getProductId, type ProductColumn, useProductListContext } from './product-list-context.ts';
import '../../messages/en/frame.ts';
import '../../messages/en/products.ts';

/** How a column is sorted and aligned. */
interface ColumnLayout {
  field?: string;
  numeric?: boolean;
}

const layouts: Readonly<Record<ProductColumn, ColumnLayout>> = {
  product: { field: 'name' },
  stock: {},
  price: { field: 'price', numeric: true },
  discount: { numeric: true },
  variants: { numeric: true },
  visible: {},
  brand: {},
  sku: {},
  ribbon: {},
  updated: { field: 'updated' },
};

/** Columns that tables next to an inspector have no space for. */
const wideOnly: ReadonlySet<ProductColumn> = new Set([
  ...(['discount', 'variants', 'brand', 'sku', 'ribbon', 'updated'] as const),
]);

interface ProductTableProps {
  emptyAction: ReactNode;
}

/** The products of the loaded pages, or why there are none, and a button for more. */
export function ProductTable({ emptyAction }: ProductTableProps) {
  const t = useAdminTranslate();
  const { list, selectionAtom, rows, inspected, inspect } = useProductListContext();
  const [result, load] = useAtom(list.resultAtom);
  const [selection, changeSelection] = useAtom(selectionAtom);
  const { items, total = items.length } = result;
  const columns = useAtomValue(list.columnsAtom) as readonly ProductColumn[];
  const { changed } = useAtomValue(list.updatesAtom);
  const move = useRowKeys({
    ...{ items, rows, changeSelection, inspected, inspect },
    getId: getProductId,
  });
  return (
    <ListResults
      result={result}
      onLoadMore={() => void load('more')}
      moreFailed={t('admin.products.moreFailed')}
      summary={t('admin.products.shown', { shown: items.length, count: total })}
      formatLoaded={(count) => t('admin.products.loaded', { count })}
      moreLabel={t('admin.products.more')}
      loading={<LoadingRows widths={['80%', '70%', '60%', '50%']} className={css.loading} />}
      empty={<NoRows emptyAction={emptyAction} />}
    >
      <Table.Root caption={t('admin.products.title')} captionHidden>
        <Table.Header className={css.head}>
          <Table.Row>
            <PageCheckbox
              rows={items}
              selectedCount={items.filter((item) => selection.items.has(getProductId(item))).length}
              change={changeSelection}
              label={t('admin.products.column.select')}
              className={css.select}
            />
            {columns.map((id) => (
              <ProductColumnHeader key={id} id={id} {...layouts[id]} />
            ))}
            <Table.ColumnHeader>
              <VisuallyHidden>{t('admin.products.column.actions')}</VisuallyHidden>
            </Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body ref={rows} className={css.body} onKeyDown={move}>
          <ListRows
            items={items}
            getId={getProductId}
            rows={rows}
            total={total}
            rowHeight={48}
            columns={columns}
            renderRow={(product, index, measure) => (
              <ProductRow
                key={product._id}
                product={product}
                rows={items}
                columns={columns}
                update={changed.get(product._id)}
                isSelected={selection.items.has(product._id)}
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

interface ProductColumnHeaderProps extends ColumnLayout {
  id: ProductColumn;
}

function ProductColumnHeader({ id, field, numeric }: ProductColumnHeaderProps) {
  const t = useAdminTranslate();
  const { list } = useProductListContext();
  const [{ sort }, change] = useAtom(list.stateAtom);
  const column = t(`admin.products.column.${id}`);
  const className = wideOnly.has(id) ? `${css.cell} ${css.wideHeader}` : css.cell;
  if (field === undefined) {
    return (
      <Table.ColumnHeader numeric={numeric} className={className}>
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
      first={numeric || id === 'updated' ? 'desc' : 'asc'}
      numeric={numeric === true}
      className={className}
    />
  );
}

function NoRows({ emptyAction }: ProductTableProps) {
  const t = useAdminTranslate();
  const { list, level } = useProductListContext();
  const [{ error }, load] = useAtom(list.resultAtom);
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
