'use client';

import {
  appliedFiltersAtom,
  emptyListAtom,
  listRescueAtom,
  useAtom,
  useAtomValue,
} from '@vitrine/atoms';
import type { ReactNode } from 'react';
import { BrowseCollectionsLink } from '../../patterns/browse-links/BrowseLinks.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { EmptyState } from '../../primitives/empty-state/EmptyState.tsx';
import type { HeadingLevel } from '../../primitives/heading/Heading.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { useFilterLabels } from '../filters/AppliedFilters.tsx';
import { useListingContext } from '../filters/listing-context.ts';
import * as css from './ListingEmpty.css.ts';
import '../../messages/en/catalog.ts';
import '../../messages/en/lists.ts';

export interface ListingEmptyProps {
  /** Heading level of the title. Default 2. */
  level?: HeadingLevel;
  /**
   * Next action. By default, a search without results has a button that clears it, and a collection
   * without products a link to all collections, if there is a route for them.
   */
  action?: ReactNode;
  /** Class names of the message. */
  className?: string;
}

/** Why the list is empty: the collection has no products, or none matches the filters. */
export function ListingEmpty({ action, level = 2, className }: ListingEmptyProps) {
  const { t } = useUi();
  const { list } = useListingContext();
  const reason = useAtomValue(emptyListAtom(list));
  if (reason === 'no-match') return <NoMatch {...{ action, level, className }} />;
  if (reason === undefined) return null;
  return (
    <EmptyState
      title={t('catalog.noProducts')}
      level={level}
      className={className}
      action={action ?? <BrowseCollectionsLink />}
    >
      {t('catalog.noProductsHint')}
    </EmptyState>
  );
}

/** Offers to remove the most restrictive filter, with the number of products without it. */
function NoMatch({ action, level, className }: ListingEmptyProps) {
  const { t } = useUi();
  const { list } = useListingContext();
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
      {filters > 0 ? t('lists.noMatchHint', { count: filters }) : t('lists.noMatchSearchHint')}
    </EmptyState>
  );
}
