'use client';

import { useAtom, useAtomValue } from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import { type ComponentProps, type ReactNode, Suspense, useRef } from 'react';
import { LoadError } from '../../patterns/feedback/LoadError.tsx';
import { lazyPart } from '../../patterns/feedback/lazy-part.tsx';
import { ListLoadMore } from '../../patterns/list-footer/ListLoadMore.tsx';
import { ListPages } from '../../patterns/list-footer/ListPagination.tsx';
import type { ScrollPositionStore } from '../../patterns/scroll-restoration/scroll-position.ts';
import { useScrollRestoration } from '../../patterns/scroll-restoration/use-scroll-restoration.ts';
import type { HeadingLevel } from '../../primitives/heading/Heading.tsx';
import * as Skeleton from '../../primitives/skeleton/Skeleton.tsx';
import * as Tabs from '../../primitives/tabs/Tabs.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { useEventClock } from '../card/use-event-clock.ts';
import { EventCards, LoadingCards } from './EventCards.tsx';
import * as css from './EventList.css.ts';
import { EventListEmpty } from './EventListEmpty.tsx';
import { EventRows, LoadingRows } from './EventRows.tsx';
import { useEventListContext } from './event-list-context.ts';
import '../../messages/en/events.ts';

const messages = {
  count: 'events.count',
  shown: 'events.shown',
  loaded: 'events.loaded',
  more: 'events.showMore',
  moreCount: 'events.showCountMore',
} as const;

interface EventListFooterProps {
  /** The element to scroll to when another page is shown. */
  top: { readonly current: HTMLElement | null };
}

/** Navigation through the list: numbered pages, or a button that loads more. */
function EventListFooter({ top }: EventListFooterProps) {
  const { list } = useEventListContext();
  if (list.paging === 'pages') return <ListPages list={list} top={top} className={css.footer} />;
  return <ListLoadMore list={list} messages={messages} className={css.footer} />;
}

const EventCalendar = lazyPart(() => import('../calendar/EventCalendar.tsx'));

export interface EventListItemsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** At the end of a row and at the foot of a card, over its link, such as a link to the tickets. */
  renderAction?: (event: EventV3) => ReactNode;
  /** Heading level of months, card titles and empty states. Default 2. */
  level?: HeadingLevel;
  /** Replaces the message for an empty list. */
  empty?: ReactNode;
  /**
   * Store of scroll positions for back navigation. Defaults to the browser's history; null for
   * none.
   */
  scrollPositionStore?: ScrollPositionStore | null;
  /** Number of placeholders during the first load. Defaults to one page of the list, at most 6. */
  loadingCount?: number;
}

/**
 * The events in the selected view. The previous ones stay, dimmed, until the next ones are loaded.
 */
export function EventListItems(props: EventListItemsProps) {
  const { list } = useEventListContext();
  const view = useAtomValue(list.viewAtom);
  if (view !== 'calendar') return <FoundItems {...props} view={view} />;
  const {
    renderAction,
    level = 2,
    className,
    empty: _,
    loadingCount: __,
    scrollPositionStore: ___,
    ...rest
  } = props;
  return (
    <div {...rest} data-view={view} className={className}>
      <Suspense fallback={<Skeleton.Media ratio={7 / 6} />}>
        <EventCalendar level={level} renderAction={renderAction} />
      </Suspense>
    </div>
  );
}

function FoundItems({
  view,
  renderAction,
  level = 2,
  empty = <EventListEmpty level={level} />,
  loadingCount,
  scrollPositionStore,
  className,
  ...rest
}: EventListItemsProps & { view: 'list' | 'cards' }) {
  const { t } = useUi();
  const { list } = useEventListContext();
  const [result, load] = useAtom(list.resultAtom);
  const { tab = '' } = useAtomValue(list.stateAtom);
  const { items, status, error, isPlaceholderData } = result;
  const now = useEventClock(items);
  const root = useRef<HTMLDivElement>(null);
  const isEmpty = items.length === 0;
  useScrollRestoration(root, !isEmpty && !isPlaceholderData, scrollPositionStore);
  const isPending = isEmpty && (status === 'pending' || (isPlaceholderData && !error));
  const placeholderCount = loadingCount ?? Math.min(list.limit, 6);
  const isComplete = result.total !== undefined && items.length >= result.total;
  const shown = { events: items, now, level, renderAction };
  const Placeholders = view === 'cards' ? LoadingCards : LoadingRows;
  return (
    <Tabs.Panel
      {...rest}
      value={tab}
      tabIndex={-1}
      data-view={view}
      data-pending={isPlaceholderData ? '' : undefined}
      aria-busy={isPlaceholderData || undefined}
      className={classes(css.panel, className)}
    >
      <div ref={root}>
        {isPending && <Placeholders count={placeholderCount} />}
        {!isEmpty &&
          (view === 'cards' ? (
            <EventCards {...shown} />
          ) : (
            <EventRows
              {...shown}
              partial={isComplete ? undefined : list.paging === 'pages' ? 'all' : 'last'}
            />
          ))}
        {isEmpty && !isPending && !error && empty}
        {error && (
          <LoadError
            className={isEmpty ? undefined : css.failure}
            onRetry={() => void load(!isEmpty && list.paging !== 'pages' ? 'more' : undefined)}
          >
            {t(isEmpty ? 'events.failed' : 'events.someFailed')}
          </LoadError>
        )}
        <EventListFooter top={root} />
      </div>
    </Tabs.Panel>
  );
}
