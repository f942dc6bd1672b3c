'use client';

import { collectionsAtom, type ProductAdminFacet, useAtom, useAtomValue } from '@vitrine/atoms';
import { Checkbox, DropdownMenu, LoadError, TextField, useUi } from '@vitrine/ui';
import { useRef, useState } from 'react';
import { useCommands } from '../../frame/command-context.ts';
import { compactDensity } from '../../frame/compact-density.ts';
import {
  AddFilterButton,
  FilterChip,
  FilterOption,
  FilterOptionList,
  FilterOptionSearch,
} from '../../list/FilterChip.tsx';
import { ListSearch } from '../../list/ListSearch.tsx';
import { useAnnouncedCount } from '../../list/use-announced-count.ts';
import { useAdminTranslate } from '../../messages/use-admin-translate.ts';
import * as css from './ProductList.css.ts';
import { useProductListContext } from './product-list-context.ts';
import '../../messages/en/products.ts';

/** Options from which a field finds one. */
const MANY_OPTIONS = 10;

/** The collections of the shop, for names and choices; up to 100. */
export const allCollectionsAtom = () => collectionsAtom({ limit: 100 });

/** Search and filters of the list, and the number of matching products. */
export function ProductFilters() {
  const t = useAdminTranslate();
  const { list } = useProductListContext();
  const [state, change] = useAtom(list.stateAtom);
  const { total, status, isPlaceholderData } = useAtomValue(list.resultAtom);
  const [opened, setOpened] = useState<ProductAdminFacet['id']>();
  const isSet = ({ id }: ProductAdminFacet) => state.chosen[id] !== undefined;
  const shown = list.facets.filter((facet) => isSet(facet) || facet.id === opened);
  const unset = list.facets.filter((facet) => !shown.includes(facet));
  const addButton = useRef<HTMLButtonElement>(null);
  useCommands([
    {
      ...{ id: 'products.filter', label: t('admin.products.command.filter'), keys: 'f' },
      run: () => addButton.current?.click(),
    },
  ]);
  const count = total !== undefined ? t('admin.products.count', { count: total }) : undefined;
  const isCurrent = status === 'success' && !isPlaceholderData;
  useAnnouncedCount(
    JSON.stringify([state.chosen, state.search, state.tab]),
    isCurrent ? count : undefined,
  );
  return (
    <div className={css.toolbar}>
      <ListSearch
        search={state.search}
        onSearch={(text) => change({ search: text })}
        label={t('admin.products.search.label')}
        placeholder={t('admin.products.search')}
        clearLabel={t('admin.products.search.clear')}
        command={{ id: 'products.search', label: t('admin.products.command.search') }}
        className={css.search}
        keyClassName={css.searchKey}
      />
      {shown.map((facet) => (
        <ProductFilterChip
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
            <AddFilterButton ref={addButton}>{t('admin.products.filter')}</AddFilterButton>
          </DropdownMenu.Trigger>
          <DropdownMenu.Content
            {...compactDensity()}
            // The popover of the filter takes the focus.
            onCloseAutoFocus={(event) => opened && event.preventDefault()}
          >
            {unset.map(({ id }) => (
              <DropdownMenu.Item key={id} onSelect={() => setOpened(id)}>
                {t(`admin.products.filter.${id}`)}
              </DropdownMenu.Item>
            ))}
          </DropdownMenu.Content>
        </DropdownMenu.Root>
      )}
      {count !== undefined && <span className={css.count}>{count}</span>}
    </div>
  );
}

interface ProductFilterChipProps {
  facet: ProductAdminFacet;
  isOpen: boolean;
  setOpen: (open: boolean) => void;
  onRemove: () => void;
}

function ProductFilterChip({ facet, isOpen, setOpen, onRemove }: ProductFilterChipProps) {
  const t = useAdminTranslate();
  const { locale } = useUi();
  const { list } = useProductListContext();
  const [{ chosen }, change] = useAtom(list.stateAtom);
  const [collections, reload] = useAtom(allCollectionsAtom());
  const [wanted, setWanted] = useState('');
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
  const [only] = values;
  const onlyText = options.find(({ value }) => value === only)?.text ?? '…';
  const label =
    values.length === 1
      ? t('admin.products.filter.one', { field, value: onlyText })
      : values.length === 0
        ? field
        : t('admin.products.filter.some', { field, count: values.length });
  const found = options.filter(({ text }) =>
    text.toLocaleLowerCase(locale).includes(wanted.trim().toLocaleLowerCase(locale)),
  );
  return (
    <FilterChip
      field={field}
      label={label}
      removeLabel={t('admin.products.filter.remove', { filter: label })}
      isOpen={isOpen}
      setOpen={setOpen}
      onRemove={onRemove}
      onClear={values.length > 0 ? () => change({ drop: facet.id }) : undefined}
    >
      {options.length > MANY_OPTIONS && (
        <FilterOptionSearch>
          <TextField
            aria-label={t('admin.products.filter.find')}
            placeholder={t('admin.products.filter.find')}
            value={wanted}
            onChange={(event) => setWanted(event.currentTarget.value)}
          />
        </FilterOptionSearch>
      )}
      {facet.id === 'collection' && collections.error && (
        <LoadError onRetry={() => void reload()}>{t('admin.products.collectionsFailed')}</LoadError>
      )}
      <FilterOptionList aria-label={field}>
        {found.map(({ value, text }) => (
          <FilterOption key={value}>
            <Checkbox
              checked={values.includes(value)}
              onCheckedChange={() => change({ toggle: facet.id, value })}
            >
              <bdi>{text}</bdi>
            </Checkbox>
          </FilterOption>
        ))}
      </FilterOptionList>
    </FilterChip>
  );
}
