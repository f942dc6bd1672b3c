'use client';

import type { EventV3 } from '@vitrine/client/events';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { LoadError } from '../../patterns/feedback/LoadError.tsx';
import { Heading, type HeadingLevel } from '../../primitives/heading/Heading.tsx';
import { nextHeadingLevel } from '../../primitives/heading/next-heading-level.ts';
import { PlainList } from '../../primitives/plain-list/PlainList.tsx';
import * as Skeleton from '../../primitives/skeleton/Skeleton.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { EventRow, LoadingRow } from './EventRow.tsx';
import * as css from './UpcomingEvents.css.ts';
import { useUpcomingEvents } from './use-upcoming-events.ts';
import '../../messages/en/events.ts';

export interface UpcomingEventsProps extends Omit<ComponentProps<'section'>, 'children' | 'title'> {
  /** The heading. Default “Coming up”. */
  title?: ReactNode;
  /** At the end of the title's line, such as a link to all events. */
  end?: ReactNode;
  /** ID of an event that is left out: that of the page itself. */
  except?: string | undefined;
  /** Number of events. Default 3. */
  limit?: number;
  /** Heading level. The events' titles are one level lower. Default 2. */
  level?: HeadingLevel;
  /** Time zone of the site. Events in it show no time zone. */
  timeZone?: string;
  /** At the end of a row, over its link. Defaults to a link to the tickets or the registration. */
  renderAction?: (event: EventV3) => ReactNode;
}

/**
 * The next events of the site on lines, for a home page or below another event; a series occurs once. Renders nothing if
 * there are none. A loader reads `upcomingEventsAtom(limit)`.
 *
 * @example
 * <UpcomingEvents end={<Link variant="standalone" href="/events">See all events</Link>} />
 */
export function UpcomingEvents({
  title,
  end,
  except,
  limit = 3,
  level = 2,
  timeZone,
  renderAction,
  className,
  ...rest
}: UpcomingEventsProps) {
  const { t } = useUi();
  const id = useId();
  // One more, in place of the excluded one.
  const {
    items: found,
    status,
    error,
    load,
    now,
  } = useUpcomingEvents(except === undefined ? limit : limit + 1);
  const items = found.filter(({ _id }) => _id !== except).slice(0, limit);
  if (status === 'success' && items.length === 0) return null;
  return (
    <section aria-labelledby={id} {...rest} className={className}>
      <div className={css.header}>
        <Heading level={level} variant="displayM" id={id}>
          {title ?? t('events.comingUp')}
        </Heading>
        {end}
      </div>
      <div className={css.rows}>
        {items.length > 0 && (
          <PlainList>
            {items.map((event) => (
              <li key={event._id}>
                <EventRow
                  event={event}
                  now={now}
                  timeZone={timeZone}
                  level={nextHeadingLevel(level)}
                  action={renderAction?.(event)}
                  hasMonth
                />
              </li>
            ))}
          </PlainList>
        )}
        {status === 'pending' && (
          <Skeleton.Root>
            {Array.from({ length: limit }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no ID.
              <LoadingRow key={index} />
            ))}
          </Skeleton.Root>
        )}
        {error && <LoadError onRetry={() => void load()}>{t('events.failed')}</LoadError>}
      </div>
    </section>
  );
}
