'use client';

import {
  eventTitlesAtom,
  type OrderFacet,
  orderCountAtom,
  useAtom,
  useAtomValue,
} from '@vitrine/atoms';
import { Checkbox, DropdownMenu, LoadError, TextField, useUi } from '@vitrine/ui';
import { type ReactNode, useRef, useState } from 'react';
import { useCommands } from '../../frame/command-context.ts';
import { compactDensity } from '../../frame/compact-density.ts';
import {
  AddFilterButton,
  FilterChip,
  FilterNote,
  FilterOption,
  FilterOptionList,
  FilterOptionSearch,
} from '../../list/FilterChip.tsx';
import { ListSearch } from '../../list/ListSearch.tsx';
import { useAnnouncedCount } from '../../list/use-announced-count.ts';
import { useAdminTranslate } from '../../messages/use-admin-translate.ts';
import { OrderStatusMark } from '../shared/OrderStatusMark.tsx';
import { getStatusLabel, getTagLabel } from '../shared/order-status.ts';
import * as css from './OrderFilters.css.ts';
import { useOrderListContext } from './order-list-context.ts';
import '../../messages/en/frame.ts';
import '../../messages/en/orders.ts';

/** Options from which a field finds one. */
const MANY_OPTIONS = 10;

/** Search and filters of the list, and the number of matching orders. */
export function OrderFilters() {
  const t = useAdminTranslate();
  const { list } = useOrderListContext();
  const [state, change] = useAtom(list.stateAtom);
  const { total, status, isPlaceholderData } = useAtomValue(list.resultAtom);
  const [opened, setOpened] = useState<OrderFacet['id']>();
  const isSet = ({ id }: OrderFacet) => state.chosen[id] !== undefined;
  const shown = list.facets.filter((facet) => isSet(facet) || facet.id === opened);
  const unset = list.facets.filter((facet) => !shown.includes(facet));
  const addButton = useRef<HTMLButtonElement>(null);
  useCommands([
    {
      ...{ id: 'orders.filter', label: t('admin.orders.command.filter'), keys: 'f' },
      run: () => addButton.current?.click(),
    },
  ]);

  const count = total !== undefined ? t('admin.orders.count', { count: total }) : undefined;
  const isCurrent = status === 'success' && !isPlaceholderData;
  useAnnouncedCount(JSON.stringify([state.chosen, state.search]), isCurrent ? count : undefined);

  return (
    <div className={css.root}>
      <ListSearch
        search={state.search}
        onSearch={(text) => change({ search: text })}
        label={t('admin.orders.search.label')}
        placeholder={t('admin.orders.search')}
        clearLabel={t('admin.orders.search.clear')}
        command={{ id: 'orders.search', label: t('admin.orders.command.search') }}
        className={css.search}
        keyClassName={css.searchKey}
      />
      {shown.map((facet) => (
        <OrderFilterChip
          key={facet.id}
          facet={facet}
          isOpen={opened === facet.id}
          setOpen={(open) => setOpened(open ? facet.id : undefined)}
          onRemove={() => {
            change({ drop: facet.id });
            setOpened(undefined);
            addButton.current?.focus();
          }}
        />
      ))}
      {unset.length > 0 && (
        <DropdownMenu.Root>
          <DropdownMenu.Trigger asChild>
            <AddFilterButton ref={addButton}>{t('admin.orders.filter')}</AddFilterButton>
          </DropdownMenu.Trigger>
          <DropdownMenu.Content
            {...compactDensity()}
            // The popover of the filter takes the focus.
            onCloseAutoFocus={(event) => opened && event.preventDefault()}
          >
            {unset.map(({ id }) => (
              <DropdownMenu.Item key={id} onSelect={() => setOpened(id)}>
                {t(`admin.orders.filter.${id}`)}
              </DropdownMenu.Item>
            ))}
          </DropdownMenu.Content>
        </DropdownMenu.Root>
      )}
      {count !== undefined && <span className={css.count}>{count}</span>}
    </div>
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

interface OrderFilterChipProps {
  facet: OrderFacet;
  isOpen: boolean;
  setOpen: (open: boolean) => void;
  onRemove: () => void;
}

function OrderFilterChip({ facet, isOpen, setOpen, onRemove }: OrderFilterChipProps) {
  const t = useAdminTranslate();
  const { list } = useOrderListContext();
  const [{ chosen }, change] = useAtom(list.stateAtom);
  const getLabel = useValueLabel();
  const values = (chosen[facet.id] as readonly string[] | undefined) ?? [];
  const field = t(`admin.orders.filter.${facet.id}`);
  const [only] = values;
  const label =
    values.length === 1 && only !== undefined
      ? t('admin.orders.filter.one', { field, value: getLabel(facet, only) })
      : values.length === 0
        ? field
        : t('admin.orders.filter.some', { field, count: values.length });
  return (
    <FilterChip
      field={field}
      label={label}
      removeLabel={t('admin.orders.filter.remove', { filter: label })}
      isOpen={isOpen}
      setOpen={setOpen}
      onRemove={onRemove}
      onClear={values.length > 0 ? () => change({ drop: facet.id }) : undefined}
    >
      <FilterOptions facet={facet} field={field} values={values} />
    </FilterChip>
  );
}

interface FilterOptionsProps {
  facet: OrderFacet;
  field: string;
  values: readonly string[];
}

function FilterOptions({ facet, field, values }: FilterOptionsProps) {
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
  const [wanted, setWanted] = useState('');
  const toContent = (value: string): { text: string; content: ReactNode } => {
    if (facet.id === 'status') {
      const text = getStatusLabel(value, t);
      return { text, content: <OrderStatusMark status={value as 'PAID'} /> };
    }
    const text = facet.id === 'tag' ? getTagLabel(value, t) : (titles.get(value) ?? value);
    return { text, content: <bdi>{text}</bdi> };
  };
  const options = ids
    .map((value) => ({ value, count: counts[value] ?? 0, ...toContent(value) }))
    .filter(({ value, count }) => facet.id !== 'status' || count > 0 || values.includes(value));
  const found = options.filter(({ text }) =>
    text.toLocaleLowerCase(locale).includes(wanted.trim().toLocaleLowerCase(locale)),
  );
  return (
    <>
      {options.length > MANY_OPTIONS && (
        <FilterOptionSearch>
          <TextField
            aria-label={t('admin.orders.filter.find')}
            placeholder={t('admin.orders.filter.find')}
            value={wanted}
            onChange={(event) => setWanted(event.currentTarget.value)}
          />
        </FilterOptionSearch>
      )}
      {error && (
        <LoadError onRetry={() => void read()}>{t('admin.orders.filter.failed')}</LoadError>
      )}
      <FilterOptionList aria-label={field} aria-busy={status === 'pending'}>
        {found.map(({ value, count, content }) => (
          <FilterOption
            key={value}
            count={status === 'pending' ? '' : new Intl.NumberFormat(locale).format(count)}
          >
            <Checkbox
              checked={values.includes(value)}
              onCheckedChange={() => change({ toggle: facet.id, value })}
            >
              {content}
            </Checkbox>
          </FilterOption>
        ))}
      </FilterOptionList>
      <FilterNote>{t('admin.orders.filter.note')}</FilterNote>
    </>
  );
}
