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
import { filterWords, rangeWords } from './facet-words.ts';
import { useListing, useListWords } from './listing-context.ts';

/** What a filter that is on says, in words. */
export function useFilterWords(): (filter: AppliedFilter) => string {
  const { t, locale } = useUi();
  const { list } = useListing();
  const words = useListWords();
  const currency = useAtomValue(listCurrencyAtom(list));
  return (filter) =>
    filterWords(
      filter,
      words.facet(filter.facet),
      (value) => labelOf(filter, value),
      (range) => rangeWords(range, currency, locale, t),
    );
}

function labelOf({ facet }: AppliedFilter, value: string): string {
  const values: readonly FacetValue[] = facet.kind === 'choice' ? (facet.values ?? []) : [];
  return values.find((one) => one.value === value)?.label ?? value;
}

const keyOf = ({ facet, value }: AppliedFilter) => `${facet.id} ${value ?? ''}`;

/** The filters that are on as chips, each of which takes its filter off, and a way to take off all. */
export function AppliedFilters(props: Omit<FilterChipsProps, 'chips' | 'onClear'>) {
  const { list } = useListing();
  const change = useSetAtom(list.stateAtom);
  const applied = useAtomValue(appliedFiltersAtom(list));
  const wordsOf = useFilterWords();
  const chips = applied.map((filter) => ({
    ...{ key: keyOf(filter), words: wordsOf(filter) },
    onRemove: () => change(filter.drop),
  }));
  return <FilterChips {...props} chips={chips} onClear={() => change('clear')} />;
}
