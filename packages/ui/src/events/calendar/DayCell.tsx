'use client';

import type { Day } from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import { AppLink } from '../../provider/AppLink.tsx';
import { useRoute, useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { getEventLabels } from '../card/event-labels.ts';
import { useEventListContext } from '../list/event-list-context.ts';
import { formatDayNumber } from './day-label.ts';
import * as css from './EventCalendar.css.ts';
import '../../messages/en/events.ts';

/** Maximum number of events shown by title in a cell. */
const MAX_VISIBLE = 3;

interface DayCellProps {
  day: Day;
  today: Day;
  events: readonly EventV3[];
  now: number;
}

/**
 * A day of the month: its number and its events by title, or one dot per event if space is limited.
 */
export function DayCell({ day, today, events, now }: DayCellProps) {
  const ui = useUi();
  const { list } = useEventListContext();
  const getHref = useRoute('event');
  const shown = events.slice(0, events.length > MAX_VISIBLE ? MAX_VISIBLE - 1 : MAX_VISIBLE);
  const left = events.length - shown.length;
  return (
    <div className={css.cell}>
      <span className={classes(css.number, day === today && css.today)}>
        {formatDayNumber(day, ui.locale)}
      </span>
      <span aria-hidden="true" className={css.dots}>
        {events.slice(0, MAX_VISIBLE).map(({ _id }) => (
          <span key={_id} className={css.dot} />
        ))}
      </span>
      <span className={css.titles}>
        {shown.map((event) => {
          const { title, offer } = getEventLabels(event, { ...ui, now, timeZone: list.timeZone });
          return (
            <AppLink
              key={event._id}
              href={getHref?.(event.slug)}
              // The keyboard finds it below, in the list of the day.
              tabIndex={-1}
              data-offer={offer}
              className={css.title}
            >
              <bdi>{title}</bdi>
            </AppLink>
          );
        })}
        {left > 0 && <span className={css.more}>{ui.t('events.moreOnDay', { count: left })}</span>}
      </span>
    </div>
  );
}
