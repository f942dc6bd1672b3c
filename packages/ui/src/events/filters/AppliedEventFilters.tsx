import {
  appliedEventFiltersAtom,
  chosenCategoriesAtom,
  useAtomValue,
  useSetAtom,
} from '@vitrine/atoms';
import { FilterChips, type FilterChipsProps } from '../../primitives/filter-chips/FilterChips.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { useEventLabels, useEventList } from '../list/event-list-context.ts';
import { getChipLabel } from './filter-words.ts';

type AppliedEventFiltersProps = Omit<FilterChipsProps, 'chips' | 'onClear'>;

/** The filters that are on as chips, each of which takes its filter off, and a way to take off all. */
export function AppliedEventFilters(props: AppliedEventFiltersProps) {
  const ui = useUi();
  const { list } = useEventList();
  const nameOf = useEventLabels();
  const change = useSetAtom(list.stateAtom);
  const applied = useAtomValue(appliedEventFiltersAtom(list));
  const categories = useAtomValue(chosenCategoriesAtom(list));
  const chips = applied.map((filter) => ({
    key: `${filter.facet.id} ${filter.value ?? ''}`,
    labelText: getChipLabel(filter, categories, nameOf('facet', filter.facet.id), ui),
    onRemove: () => change(filter.drop),
  }));
  return <FilterChips {...props} chips={chips} onClear={() => change('clear')} />;
}
