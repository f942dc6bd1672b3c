import {
  appliedEventFiltersAtom,
  chosenCategoriesAtom,
  useAtomValue,
  useSetAtom,
} from '@vitrine/atoms';
import { classes } from '../../lib/classes.ts';
import { FilterChips, type FilterChipsProps } from '../../primitives/filter-chips/FilterChips.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { useEventList, useEventWords } from '../list/event-list-context.ts';
import * as css from './EventFilterBar.css.ts';
import { chipWords } from './filter-words.ts';

type AppliedEventFiltersProps = Omit<FilterChipsProps, 'chips' | 'onClear'>;

/** The filters that are on as chips, each of which takes its filter off, and a way to take off all. */
export function AppliedEventFilters({ className, ...rest }: AppliedEventFiltersProps) {
  const ui = useUi();
  const { list } = useEventList();
  const nameOf = useEventWords();
  const change = useSetAtom(list.stateAtom);
  const applied = useAtomValue(appliedEventFiltersAtom(list));
  const categories = useAtomValue(chosenCategoriesAtom(list));
  const chips = applied.map((filter) => ({
    key: `${filter.facet.id} ${filter.value ?? ''}`,
    words: chipWords(filter, categories, nameOf('facet', filter.facet.id), ui),
    onRemove: () => change(filter.drop),
  }));
  return (
    <FilterChips
      {...rest}
      chips={chips}
      onClear={() => change('clear')}
      className={classes(css.chips, className)}
    />
  );
}
