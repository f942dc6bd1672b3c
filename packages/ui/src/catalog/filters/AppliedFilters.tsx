'use client';

import {
  type AppliedFilter,
  appliedFiltersAtom,
  type FacetValue,
  listCurrencyAtom,
  useAtomValue,
  useSetAtom,
} from '@vitrine/atoms';
import { FilterChips, type FilterChipsProps } from '../../primitives/filter-chips/FilterChips.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { formatRange, getFilterLabel } from './facet-labels.ts';
import { useListingContext, useListLabels } from './listing-context.ts';

/** Returns a function for the label of an active filter. */
export function useFilterLabels(): (filter: AppliedFilter) => string {
  const { t, locale } = useUi();
  const { list } = useListingContext();
  const listLabels = useListLabels();
  const currency = useAtomValue(listCurrencyAtom(list));
  return (filter) =>
    getFilterLabel(
      filter,
      listLabels.facet(filter.facet),
      (value) => getLabel(filter, value),
      (range) => formatRange(range, currency, locale, t),
    );
}

function getLabel({ facet }: AppliedFilter, value: string): string {
  const values: readonly FacetValue[] = facet.kind === 'choice' ? (facet.values ?? []) : [];
  return values.find((one) => one.value === value)?.label ?? value;
}

const getKey = ({ facet, value }: AppliedFilter) => `${facet.id} ${value ?? ''}`;

/** The active filters as chips, each with a remove button, and a button to clear all. */
export function AppliedFilters(props: Omit<FilterChipsProps, 'chips' | 'onClear'>) {
  const { list } = useListingContext();
  const change = useSetAtom(list.stateAtom);
  const applied = useAtomValue(appliedFiltersAtom(list));
  const getText = useFilterLabels();
  const chips = applied.map((filter) => ({
    ...{ key: getKey(filter), text: getText(filter) },
    onRemove: () => change(filter.drop),
  }));
  return <FilterChips {...props} chips={chips} onClear={() => change('clear')} />;
}
