import {
  appliedFiltersAtom,
  emptyListAtom,
  listRescueAtom,
  useAtom,
  useAtomValue,
} from '@vitrine/atoms';
import { Button } from '../../primitives/button/Button.tsx';
import { EmptyState } from '../../primitives/empty-state/EmptyState.tsx';
import type { HeadingLevel } from '../../primitives/heading/Heading.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { useFilterWords } from '../filters/AppliedFilters.tsx';
import { useListing } from '../filters/listing-context.ts';
import * as css from './ListingEmpty.css.ts';

/** Why nothing is on show: a collection without objects, or wishes that nothing meets. */
export function ListingEmpty({ level = 2 }: { level?: HeadingLevel }) {
  const { t } = useUi();
  const { list } = useListing();
  const reason = useAtomValue(emptyListAtom(list));
  if (reason === 'no-match') return <NoMatch level={level} />;
  if (reason === undefined) return null;
  return (
    <EmptyState title={t('catalog.noProducts')} level={level}>
      {t('catalog.noProductsHint')}
    </EmptyState>
  );
}

/** Offers to leave out the one filter that leaves too little, with what there is without it. */
function NoMatch({ level }: { level: HeadingLevel }) {
  const { t } = useUi();
  const { list } = useListing();
  const [{ search }, change] = useAtom(list.stateAtom);
  const { length: filters } = useAtomValue(appliedFiltersAtom(list));
  const rescue = useAtomValue(listRescueAtom(list));
  const wordsOf = useFilterWords();
  return (
    <EmptyState
      level={level}
      title={search ? t('lists.noMatchSearch', { text: search }) : t('lists.noMatch')}
      action={
        <div className={css.actions}>
          {rescue && (
            <Button emphasis="primary" onClick={() => change(rescue.filter.drop)}>
              {t('lists.rescue', { filter: wordsOf(rescue.filter), count: rescue.count })}
            </Button>
          )}
          {filters > 0 && (
            <Button onClick={() => change('clear')}>{t('lists.clearFilters')}</Button>
          )}
          {search && (
            <Button onClick={() => change({ search: '' })}>{t('lists.clearSearch')}</Button>
          )}
        </div>
      }
    >
      {filters > 0 && t('lists.noMatchHint')}
    </EmptyState>
  );
}
