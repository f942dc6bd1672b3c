'use client';

import { eventSearchAtom, useAtom } from '@vitrine/atoms';
import { type Ref, useCallback, useId } from 'react';
import { Heading } from '../../primitives/heading/Heading.tsx';
import { LoadMore } from '../../primitives/load-more/LoadMore.tsx';
import { PlainList } from '../../primitives/plain-list/PlainList.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { useEventClock } from '../card/use-event-clock.ts';
import { EventRow } from './EventRow.tsx';
import * as css from './UpcomingEvents.css.ts';
import '../../messages/en/events.ts';
import '../../messages/en/lists.ts';

export interface FoundEventsProps {
  /** The text of the search. */
  text: string;
  /** Time zone of the site. Events in it show no time zone. */
  timeZone?: string | undefined;
  headingRef?: Ref<HTMLHeadingElement>;
}

/**
 * The events that a search found, on rows below a heading; loaded when there are some. The heading
 * can have the focus, for a link to it.
 */
export default function FoundEvents({ text, timeZone, headingRef }: FoundEventsProps) {
  const { t } = useUi();
  const id = useId();
  const [{ items, total = items.length, limit, hasNext, isLoadingMore }, load] = useAtom(
    eventSearchAtom(text),
  );
  const now = useEventClock(items);
  const formatLoaded = useCallback((count: number) => t('events.loaded', { count }), [t]);
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <div className={css.header}>
        <Heading level={2} variant="displayM" id={id} ref={headingRef} tabIndex={-1}>
          {t('lists.searchEvents')}
        </Heading>
      </div>
      <div className={css.rows}>
        <PlainList>
          {items.map((event) => (
            <li key={event._id}>
              <EventRow event={event} now={now} timeZone={timeZone} level={3} hasMonth />
            </li>
          ))}
        </PlainList>
      </div>
      {total > limit && (
        <LoadMore
          shown={items.length}
          hasNext={hasNext || isLoadingMore}
          loading={isLoadingMore}
          onLoadMore={() => void load('more')}
          summary={t('events.shown', { shown: items.length, count: total })}
          formatLoaded={formatLoaded}
          label={t('events.showCountMore', { count: Math.min(limit, total - items.length) })}
        />
      )}
    </section>
  );
}
