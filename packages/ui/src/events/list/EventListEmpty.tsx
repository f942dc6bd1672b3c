'use client';

import { appliedEventFiltersAtom, emptyEventsAtom, useAtom, useAtomValue } from '@vitrine/atoms';
import { Button } from '../../primitives/button/Button.tsx';
import { EmptyState } from '../../primitives/empty-state/EmptyState.tsx';
import type { HeadingLevel } from '../../primitives/heading/Heading.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import * as css from './EventList.css.ts';
import { useEventLabels, useEventListContext } from './event-list-context.ts';
import '../../messages/en/events.ts';
import '../../messages/en/lists.ts';

/**
 * Message for an empty list: no events at all, none in this tab, or none that match the filters.
 */
export function EventListEmpty({
  level,
}: {
  /** Heading level of the title. */
  level: HeadingLevel;
}) {
  const { t } = useUi();
  const { list } = useEventListContext();
  const getName = useEventLabels();
  const [{ search }, change] = useAtom(list.stateAtom);
  const reason = useAtomValue(emptyEventsAtom(list));
  const { length: filters } = useAtomValue(appliedEventFiltersAtom(list));
  if (reason === undefined || reason === 'failed') return null;
  if (reason === 'nothing') {
    return (
      <EmptyState title={t('events.empty')} level={level}>
        {t('events.emptyHint')}
      </EmptyState>
    );
  }
  if (reason === 'no-match') {
    return (
      <EmptyState
        level={level}
        title={search ? t('events.noMatchSearch', { text: search }) : t('events.noMatch')}
        action={
          <div className={css.actions}>
            {filters > 0 && (
              <Button emphasis="primary" onClick={() => change('clear')}>
                {t('lists.clearFilters')}
              </Button>
            )}
            {search && (
              <Button onClick={() => change({ search: '' })}>{t('lists.clearSearch')}</Button>
            )}
          </div>
        }
      >
        {t(filters > 0 ? 'events.noMatchHint' : 'events.noMatchSearchHint')}
      </EmptyState>
    );
  }
  const { tab, fuller, count } = reason;
  return (
    <EmptyState
      level={level}
      title={t('events.emptyTab', { tab: getName('tab', tab) })}
      action={
        <Button emphasis="primary" onClick={() => change({ tab: fuller })}>
          {t('events.seeTab', { tab: getName('tab', fuller), count })}
        </Button>
      }
    >
      {t('events.emptyTabHint')}
    </EmptyState>
  );
}
