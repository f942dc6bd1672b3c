'use client';

import type { EventV3 } from '@vitrine/client/events';
import type { ReactNode } from 'react';
import type { HeadingLevel } from '../../primitives/heading/Heading.tsx';
import { PlainList } from '../../primitives/plain-list/PlainList.tsx';
import { EventRow } from './EventRow.tsx';
import { useEventListContext } from './event-list-context.ts';

interface EventRowListProps {
  events: readonly EventV3[];
  now: number;
  /** Heading level of the events' titles. */
  level: HeadingLevel;
  renderAction: ((event: EventV3) => ReactNode) | undefined;
  /** Those whose posters are loaded before all others. */
  first?: ReadonlySet<EventV3>;
}

/** Some events of a list on lines, each with its URL and its action. */
export function EventRowList({ events, now, level, renderAction, first }: EventRowListProps) {
  const { list } = useEventListContext();
  return (
    <PlainList>
      {events.map((event) => (
        <li key={event._id} data-event-id={event._id}>
          <EventRow
            event={event}
            now={now}
            timeZone={list.timeZone}
            level={level}
            priority={first?.has(event)}
            action={renderAction?.(event)}
          />
        </li>
      ))}
    </PlainList>
  );
}
