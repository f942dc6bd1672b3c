'use client';

import { appliedFiltersAtom, useAtomValue, useSetAtom } from '@vitrine/atoms';
import { type ComponentProps, useCallback, useContext } from 'react';
import { FilterDrawer } from '../../patterns/filters/FilterDrawer.tsx';
import { ShowResultsButton } from '../../patterns/filters/ShowResultsButton.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { FilterFormContext, useListingContext } from './listing-context.ts';
import '../../messages/en/lists.ts';

/** A container of the single filter form, while it is mounted. */
function useOutlet(name: 'sidebar' | 'sheet') {
  const placeFilterForm = useContext(FilterFormContext);
  return useCallback(
    (container: HTMLElement | null) => placeFilterForm(name, container),
    [placeFilterForm, name],
  );
}

/** Opens the filters in a drawer; shows the number of active ones. */
export function FilterSheet(props: ComponentProps<'button'>) {
  const { t } = useUi();
  const { list } = useListingContext();
  const { length } = useAtomValue(appliedFiltersAtom(list));
  const change = useSetAtom(list.stateAtom);
  const formatText = (count: number) =>
    count === 0 ? t('lists.showNone') : t('lists.show', { count });
  return (
    <FilterDrawer
      {...props}
      count={length}
      onClear={() => change('clear')}
      back={<ShowResultsButton list={list} formatText={formatText} />}
    >
      <SheetOutlet />
    </FilterDrawer>
  );
}

function SheetOutlet() {
  return <div ref={useOutlet('sheet')} />;
}

/** The filters next to the list, on wide pages. The sheet takes them over while it is open. */
export function FilterSidebar({ className, ...rest }: ComponentProps<'aside'>) {
  const { t } = useUi();
  return (
    <aside aria-label={t('lists.filters')} {...rest} className={className}>
      <div ref={useOutlet('sidebar')} />
    </aside>
  );
}
