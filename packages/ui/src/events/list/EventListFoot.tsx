import { useAtom, useAtomValue } from '@vitrine/atoms';
import { useCallback } from 'react';
import { TurnedPages } from '../../lib/list/TurnedPages.tsx';
import { LoadMore } from '../../primitives/load-more/LoadMore.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import * as css from './EventList.css.ts';
import { useEventList } from './event-list-context.ts';

interface EventListFootProps {
  /** What to scroll to when another page is shown. */
  top: { readonly current: HTMLElement | null };
}

/** The way on through the list: numbered pages, or a button for more. */
export function EventListFoot({ top }: EventListFootProps) {
  const { list } = useEventList();
  return list.paging === 'pages' ? <EventPages top={top} /> : <MoreEvents />;
}

function MoreEvents() {
  const { t } = useUi();
  const [result, load] = useAtom(useEventList().list.resultAtom);
  const { items, total, hasNext, isLoadingMore, isPlaceholderData } = result;
  const { length: shown } = items;
  const added = useCallback((count: number) => t('events.loaded', { count }), [t]);
  if (shown === 0) return null;
  return (
    <LoadMore
      shown={shown}
      hasNext={(hasNext || isLoadingMore) && !isPlaceholderData}
      isLoading={isLoadingMore}
      onMore={() => void load('more')}
      place={
        total === undefined
          ? t('events.count', { count: shown })
          : t('events.shown', { shown, count: total })
      }
      added={added}
      label={t('events.showMore')}
      className={css.foot}
    />
  );
}

function EventPages({ top }: EventListFootProps) {
  const { list } = useEventList();
  const [state, change] = useAtom(list.stateAtom);
  const { pageCount = 0 } = useAtomValue(list.resultAtom);
  return (
    <TurnedPages
      page={state.page}
      pages={pageCount}
      href={(page) => list.hrefOf(state, { page })}
      onTurn={(page) => change({ page })}
      top={top}
      className={css.foot}
    />
  );
}
