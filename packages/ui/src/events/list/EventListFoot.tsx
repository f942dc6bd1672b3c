import { useAtom, useAtomValue } from '@vitrine/atoms';
import { MoreItems } from '../../lib/list/MoreItems.tsx';
import { TurnedPages } from '../../lib/list/TurnedPages.tsx';
import * as css from './EventList.css.ts';
import { useEventList } from './event-list-context.ts';

const words = {
  count: 'events.count',
  shown: 'events.shown',
  loaded: 'events.loaded',
  more: 'events.showMore',
} as const;

interface EventListFootProps {
  /** What to scroll to when another page is shown. */
  top: { readonly current: HTMLElement | null };
}

/** The way on through the list: numbered pages, or a button for more. */
export function EventListFoot({ top }: EventListFootProps) {
  const { list } = useEventList();
  if (list.paging === 'pages') return <EventPages top={top} />;
  return <MoreItems list={list} words={words} className={css.foot} />;
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
