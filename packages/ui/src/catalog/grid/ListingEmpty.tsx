import {
  appliedFiltersAtom,
  emptyListAtom,
  listRescueAtom,
  useAtom,
  useAtomValue,
} from '@vitrine/atoms';
import type { ReactNode } from 'react';
import { Button } from '../../primitives/button/Button.tsx';
import { EmptyState } from '../../primitives/empty-state/EmptyState.tsx';
import type { HeadingLevel } from '../../primitives/heading/Heading.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { useFilterLabels } from '../filters/AppliedFilters.tsx';
import { useListing } from '../filters/listing-context.ts';
import * as css from './ListingEmpty.css.ts';

export interface ListingEmptyProps {
  /** The title's place in the outline. Default 2. */
  level?: HeadingLevel;
  /** Where to go on when words find nothing. Default a button that clears them. */
  action?: ReactNode;
  className?: string;
}

/** Why nothing is on show: a collection without objects, or wishes that nothing meets. */
export function ListingEmpty({ action, level = 2, className }: ListingEmptyProps) {
  const { t } = useUi();
  const { list } = useListing();
  const reason = useAtomValue(emptyListAtom(list));
  if (reason === 'no-match') return <NoMatch {...{ action, level, className }} />;
  if (reason === undefined) return null;
  return (
    <EmptyState title={t('catalog.noProducts')} level={level} className={className}>
      {t('catalog.noProductsHint')}
    </EmptyState>
  );
}

/** Offers to leave out the one filter that leaves too little, with what there is without it. */
function NoMatch({ action, level, className }: ListingEmptyProps) {
  const { t } = useUi();
  const { list } = useListing();
  const [{ search }, change] = useAtom(list.stateAtom);
  const { length: filters } = useAtomValue(appliedFiltersAtom(list));
  const rescue = useAtomValue(listRescueAtom(list));
  const getText = useFilterLabels();
  return (
    <EmptyState
      level={level}
      className={className}
      title={search ? t('lists.noMatchSearch', { text: search }) : t('lists.noMatch')}
      action={
        <div className={css.actions}>
          {rescue && (
            <Button emphasis="primary" onClick={() => change(rescue.filter.drop)}>
              {t('lists.removeFilter', { filter: getText(rescue.filter), count: rescue.count })}
            </Button>
          )}
          {filters > 0 && (
            <Button onClick={() => change('clear')}>{t('lists.clearFilters')}</Button>
          )}
          {search &&
            (action ?? (
              <Button onClick={() => change({ search: '' })}>{t('lists.clearSearch')}</Button>
            ))}
        </div>
      }
    >
      {t(filters > 0 ? 'lists.noMatchHint' : 'lists.noMatchSearchHint')}
    </EmptyState>
  );
}
