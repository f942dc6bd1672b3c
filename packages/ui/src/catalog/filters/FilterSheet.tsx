import { appliedFiltersAtom, useAtomValue, useSetAtom } from '@vitrine/atoms';
import { type ComponentProps, useCallback } from 'react';
import { FilterDrawer } from '../../patterns/filters/FilterDrawer.tsx';
import { ShowResultsButton } from '../../patterns/filters/ShowResultsButton.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { useListing } from './listing-context.ts';

/** A place of the one filter form, as long as it is on the page. */
function useOutlet(name: 'sidebar' | 'sheet') {
  const { filterPlacement } = useListing();
  return useCallback(
    (place: HTMLElement | null) => filterPlacement(name, place),
    [filterPlacement, name],
  );
}

/** Opens the filters in a drawer; says how many are on. */
export function FilterSheet(props: ComponentProps<'button'>) {
  const { t } = useUi();
  const { list } = useListing();
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

/** The filters beside the list, where the page has room. The sheet takes them while it is open. */
export function FilterSidebar({ className, ...rest }: ComponentProps<'aside'>) {
  const { t } = useUi();
  return (
    <aside aria-label={t('lists.filters')} {...rest} className={className}>
      <div ref={useOutlet('sidebar')} />
    </aside>
  );
}
