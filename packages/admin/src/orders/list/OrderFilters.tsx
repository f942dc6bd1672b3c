'use client';

import {
  eventTitlesAtom,
  type OrderFacet,
  orderCountAtom,
  useAtom,
  useAtomValue,
} from '@vitrine/atoms';
import { getNumberFormat, LoadError, useUi } from '@vitrine/ui';
import type { ReactNode } from 'react';
import { ListColumns } from '../../list/ListColumns.tsx';
import {
  FilterChip,
  type FilterControl,
  FilterNote,
  FilterOptions,
  ListFilters,
} from '../../list/ListFilters.tsx';
import { ListToolbar } from '../../list/ListToolbar.tsx';
import { NewItems } from '../../list/ListUpdates.tsx';
import { useAdminTranslate } from '../../messages/use-admin-translate.ts';
import { OrderStatusMark } from '../shared/OrderStatusMark.tsx';
import { getStatusLabel, getTagLabel } from '../shared/order-status.ts';
import { type OrderColumn, useOrderListContext } from './order-list-context.ts';
import '../../messages/en/frame.ts';
import '../../messages/en/orders.ts';

/** Search and filters of the list, and the number of matching orders. */
export function OrderFilters() {
  const t = useAdminTranslate();
  const { list, rows } = useOrderListContext();
  const [{ search, chosen }, change] = useAtom(list.stateAtom);
  const { total, status, isPlaceholderData } = useAtomValue(list.resultAtom);
  return (
    <ListToolbar
      search={search}
      onSearch={(text) => change({ search: text })}
      label={t('admin.orders.search.label')}
      placeholder={t('admin.orders.search')}
      clearLabel={t('admin.orders.search.clear')}
      command={{ id: 'orders.search', label: t('admin.orders.command.search') }}
      count={total !== undefined ? t('admin.orders.count', { count: total }) : undefined}
      isCurrent={status === 'success' && !isPlaceholderData}
      request={JSON.stringify([chosen, search])}
      actions={
        <>
          <NewItems area="orders" updatesAtom={list.updatesAtom} rows={rows} />
          <ListColumns
            list={list}
            getLabel={(id) => t(`admin.orders.column.${id as OrderColumn}`)}
          />
        </>
      }
    >
      <ListFilters
        area="orders"
        facets={list.facets}
        chosen={chosen}
        getFieldLabel={({ id }) => t(`admin.orders.filter.${id}`)}
        onDrop={(facet) => change({ drop: facet })}
        renderFilter={(facet, control) => (
          <OrderFilterChip key={facet.id} facet={facet} control={control} />
        )}
      />
    </ListToolbar>
  );
}

/** Returns the text of a value of a facet. */
function useValueLabel(): (facet: OrderFacet, value: string) => string {
  const t = useAdminTranslate();
  const { list } = useOrderListContext();
  const { chosen } = useAtomValue(list.stateAtom);
  const titles = useAtomValue(eventTitlesAtom((chosen.event as readonly string[]) ?? []));
  return ({ id }, value) => {
    if (id === 'status') return getStatusLabel(value, t);
    if (id === 'tag') return getTagLabel(value, t);
    return titles.get(value) ?? '…';
  };
}

function OrderFilterChip({ facet, control }: { facet: OrderFacet; control: FilterControl }) {
  const t = useAdminTranslate();
  const { list } = useOrderListContext();
  const [{ chosen }, change] = useAtom(list.stateAtom);
  const getLabel = useValueLabel();
  const values = (chosen[facet.id] as readonly string[] | undefined) ?? [];
  const field = t(`admin.orders.filter.${facet.id}`);
  return (
    <FilterChip
      {...control}
      area="orders"
      field={field}
      values={values}
      getValueText={(value) => getLabel(facet, value)}
      onClear={() => change({ drop: facet.id })}
    >
      <OrderFilterOptions facet={facet} field={field} values={values} />
      <FilterNote>{t('admin.orders.filter.note')}</FilterNote>
    </FilterChip>
  );
}

interface OrderFilterOptionsProps {
  facet: OrderFacet;
  field: string;
  values: readonly string[];
}

function OrderFilterOptions({ facet, field, values }: OrderFilterOptionsProps) {
  const t = useAdminTranslate();
  const { locale } = useUi();
  const { list } = useOrderListContext();
  const [state, change] = useAtom(list.stateAtom);
  const { [facet.id]: _own, ...others } = state.chosen;
  const query = list.toQuery({ chosen: others, search: state.search });
  const [{ details, status, error }, read] = useAtom(orderCountAtom(query, facet.field));
  const counts = details?.facets?.[facet.field]?.counts ?? {};
  const ids = facet.values?.map(({ value }) => value) ?? [
    ...new Set([...values, ...Object.keys(counts)]),
  ];
  const titles = useAtomValue(eventTitlesAtom(facet.id === 'event' ? ids : []));
  const { format } = getNumberFormat(locale);
  const toContent = (value: string): { text: string; content?: ReactNode } => {
    if (facet.id === 'status') {
      const text = getStatusLabel(value, t);
      return { text, content: <OrderStatusMark status={value as 'PAID'} /> };
    }
    return { text: facet.id === 'tag' ? getTagLabel(value, t) : (titles.get(value) ?? value) };
  };
  return (
    <FilterOptions
      area="orders"
      field={field}
      options={ids
        .filter(
          (value) => facet.id !== 'status' || (counts[value] ?? 0) > 0 || values.includes(value),
        )
        .map((value) => ({
          ...{ value, count: status === 'pending' ? '' : format(counts[value] ?? 0) },
          ...toContent(value),
        }))}
      values={values}
      onToggle={(value) => change({ toggle: facet.id, value })}
      isPending={status === 'pending'}
      problem={
        error && (
          <LoadError onRetry={() => void read()}>{t('admin.orders.filter.failed')}</LoadError>
        )
      }
    />
  );
}
