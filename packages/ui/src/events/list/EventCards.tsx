'use client';

import type { EventV3 } from '@vitrine/client/events';
import type { ReactNode } from 'react';
import type { HeadingLevel } from '../../primitives/heading/Heading.tsx';
import { PlainList } from '../../primitives/plain-list/PlainList.tsx';
import * as Skeleton from '../../primitives/skeleton/Skeleton.tsx';
import { EventCard } from '../card/EventCard.tsx';
import * as css from './EventList.css.ts';
import { useEventListContext } from './event-list-context.ts';

/** The first cards of a page, whose posters are loaded before all others. */
const FIRST = 3;

interface EventCardsProps {
  events: readonly EventV3[];
  now: number;
  level: HeadingLevel;
  renderAction?: ((event: EventV3) => ReactNode) | undefined;
}

/** Events with large posters, in three columns or two. */
export function EventCards({ events, now, level, renderAction }: EventCardsProps) {
  const { list } = useEventListContext();
  return (
    <PlainList className={css.cards}>
      {events.map((event, index) => (
        <li key={event._id} data-event-id={event._id}>
          <EventCard
            event={event}
            now={now}
            timeZone={list.timeZone}
            level={level}
            priority={index < FIRST}
            footer={renderAction?.(event)}
          />
        </li>
      ))}
    </PlainList>
  );
}

/** Placeholders for cards while they are loading. */
export function LoadingCards({ count }: { count: number }) {
  return (
    <Skeleton.Root className={css.cards}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no ID.
        <EventCard key={index} loading />
      ))}
    </Skeleton.Root>
  );
}
