import { useAtom, useAtomValue } from '@vitrine/atoms';
import { ListLoadMore } from '../../lib/list/MoreItems.tsx';
import { ListPagination } from '../../lib/list/TurnedPages.tsx';
import * as css from './EventList.css.ts';
import { useEventList } from './event-list-context.ts';

const messages = {
  count: 'events.count',
  shown: 'events.shown',
  loaded: 'events.loaded',
  more: 'events.showMore',
} as const;

interface EventListFooterProps {
  /** What to scroll to when another page is shown. */
  top: { readonly current: HTMLElement | null };
}

/** The way on through the list: numbered pages, or a button for more. */
export function EventListFooter({ top }: EventListFooterProps) {
  const { list } = useEventList();
  if (list.paging === 'pages') return <EventPages top={top} />;
  return <ListLoadMore list={list} messages={messages} className={css.footer} />;
}

function EventPages({ top }: EventListFooterProps) {
  const { list } = useEventList();
  const [state, change] = useAtom(list.stateAtom);
  const { pageCount = 0 } = useAtomValue(list.resultAtom);
  return (
    <ListPagination
      page={state.page}
      pages={pageCount}
      href={(page) => list.getHref(state, { page })}
      onPageSelect={(page) => change({ page })}
      top={top}
      className={css.footer}
    />
  );
}
