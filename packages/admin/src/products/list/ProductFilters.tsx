'use client';

import { type ProductAdminFacet, useAtom, useAtomValue } from '@vitrine/atoms';
import { LoadError } from '@vitrine/ui';
import { ListColumns } from '../../list/ListColumns.tsx';
import {
  FilterChip,
  type FilterControl,
  FilterOptions,
  ListFilters,
} from '../../list/ListFilters.tsx';
import { ListToolbar } from '../../list/ListToolbar.tsx';
import { NewItems } from '../../list/ListUpdates.tsx';
import { useAdminTranslate } from '../../messages/use-admin-translate.ts';
import { allCollectionsAtom } from '../all-collections.ts';
import { type ProductColumn, useProductListContext } from './product-list-context.ts';
import '../../messages/en/products.ts';

/** Search and filters of the list, and the number of matching products. */
export function ProductFilters() {
  const t = useAdminTranslate();
  const { list, rows } = useProductListContext();
  const [{ search, chosen, tab }, change] = useAtom(list.stateAtom);
  const { total, status, isPlaceholderData } = useAtomValue(list.resultAtom);
  return (
    <ListToolbar
      search={search}
      onSearch={(text) => change({ search: text })}
      label={t('admin.products.search.label')}
      placeholder={t('admin.products.search')}
      clearLabel={t('admin.products.search.clear')}
      command={{ id: 'products.search', label: t('admin.products.command.search') }}
      count={total !== undefined ? t('admin.products.count', { count: total }) : undefined}
      isCurrent={status === 'success' && !isPlaceholderData}
      request={JSON.stringify([chosen, search, tab])}
      actions={
        <>
          <NewItems area="products" updatesAtom={list.updatesAtom} rows={rows} />
          <ListColumns
            list={list}
            getLabel={(id) => t(`admin.products.column.${id as ProductColumn}`)}
          />
        </>
      }
    >
      <ListFilters
        area="products"
        facets={list.facets}
        chosen={chosen}
        getFieldLabel={({ id }) => t(`admin.products.filter.${id}`)}
        onDrop={(facet) => change({ drop: facet })}
        renderFilter={(facet, control) => (
          <ProductFilterChip key={facet.id} facet={facet} control={control} />
        )}
      />
    </ListToolbar>
  );
}

interface ProductFilterChipProps {
  facet: ProductAdminFacet;
  control: FilterControl;
}

function ProductFilterChip({ facet, control }: ProductFilterChipProps) {
  const t = useAdminTranslate();
  const { list } = useProductListContext();
  const [{ chosen }, change] = useAtom(list.stateAtom);
  const [collections, reload] = useAtom(allCollectionsAtom());
  const values = (chosen[facet.id] as readonly string[] | undefined) ?? [];
  const field = t(`admin.products.filter.${facet.id}`);
  const options: readonly { value: string; text: string }[] =
    facet.id === 'collection'
      ? collections.items.map(({ _id, name }) => ({ value: _id, text: name }))
      : facet.id === 'stock'
        ? (['IN_STOCK', 'PARTIALLY_OUT_OF_STOCK', 'OUT_OF_STOCK'] as const).map((value) => ({
            value,
            text: t(`admin.products.stock.${value}`),
          }))
        : (['physical', 'digital'] as const).map((value) => ({
            value,
            text: t(`admin.products.type.${value}`),
          }));
  return (
    <FilterChip
      {...control}
      area="products"
      field={field}
      values={values}
      getValueText={(value) => options.find((option) => option.value === value)?.text ?? '…'}
      onClear={() => change({ drop: facet.id })}
    >
      <FilterOptions
        area="products"
        field={field}
        options={options}
        values={values}
        onToggle={(value) => change({ toggle: facet.id, value })}
        problem={
          facet.id === 'collection' &&
          collections.error && (
            <LoadError onRetry={() => void reload()}>
              {t('admin.products.collectionsFailed')}
            </LoadError>
          )
        }
      />
    </FilterChip>
  );
}
