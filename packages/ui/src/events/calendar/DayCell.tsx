'use client';

import { type Day, eventTimes, getDailyEnd, toDate, type WeekBar } from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import { getDateFormat } from '../../patterns/date-time/date-format.ts';
import { formatTime, formatTimes } from '../../patterns/date-time/format-date-time.ts';
import { StatusDot } from '../../primitives/status-dot/StatusDot.tsx';
import { AppLink } from '../../provider/AppLink.tsx';
import { type TextContext, useRoute, useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { setCssVariable } from '../../utils/styles/set-variable.ts';
import { getEventLabels } from '../card/event-labels.ts';
import { useEventListContext } from '../list/event-list-context.ts';
import { formatDayNumber } from './day-label.ts';
import * as css from './EventCalendar.css.ts';
import '../../messages/en/events.ts';

/** Maximum number of events of one day shown by title in a cell. */
const MAX_VISIBLE = 3;

/** Maximum number of dots, and of lines for events of several days, if space is limited. */
const MAX_DOTS = 3;
const MAX_LINES = 2;

/** The events of one day of the calendar. */
export interface DayContent {
  /** Those that are on this day only. */
  events: readonly EventV3[];
  /** Those of several days whose bar begins in this cell. */
  starting: readonly WeekBar[];
  /** The lanes of all bars that are on this day. */
  lanes: readonly number[];
}

interface DayCellProps extends DayContent {
  day: Day;
  today: Day;
  /** Whether the number has the name of its month: on the first day, and in the first cell. */
  hasMonth: boolean;
  now: number;
}

/**
 * A day of the month: its number, bars for events of several days, and the time and title of each
 * other event. If space is limited, a dot for each event, and a line for each bar.
 */
export function DayCell({ day, today, hasMonth, events, starting, lanes, now }: DayCellProps) {
  const { t, locale } = useUi();
  const shown = events.slice(0, events.length > MAX_VISIBLE ? MAX_VISIBLE - 1 : MAX_VISIBLE);
  const left = events.length - shown.length;
  const lastLane = Math.max(...lanes);
  const month = hasMonth && getDateFormat(locale, { month: 'short', timeZone: 'UTC' });
  return (
    <div className={css.cell}>
      <span className={classes(css.number, day === today && css.today)}>
        {formatDayNumber(day, locale)}
        {month && <span className={css.month}> {month.format(toDate(day))}</span>}
      </span>
      <span aria-hidden="true" className={css.dots}>
        {events.slice(0, MAX_DOTS).map(({ _id }) => (
          <span key={_id} className={css.dot} />
        ))}
      </span>
      <span aria-hidden="true" className={css.lines}>
        {lanes
          .filter((lane) => lane < MAX_LINES)
          .map((lane) => (
            <span key={lane} className={css.line} style={{ gridRow: lane + 1 }} />
          ))}
      </span>
      {lanes.length > 0 && (
        <span className={css.bars} style={setCssVariable(css.laneCount, `${lastLane + 1}`)}>
          {starting.map((bar) => (
            <EventBar
              key={bar.event._id}
              bar={bar}
              hasTwoLines={bar.days === 1 && bar.lane === lastLane}
              now={now}
            />
          ))}
        </span>
      )}
      <span className={css.titles}>
        {shown.map((event) => (
          <DayEvent key={event._id} event={event} now={now} />
        ))}
        {left > 0 && <span className={css.more}>{t('events.moreOnDay', { count: left })}</span>}
      </span>
    </div>
  );
}

/** Returns when a bar ends, if it began before, or its hours; nothing in the space of one day. */
function getBarTimes({ event, days, isStart }: WeekBar, { t, locale }: TextContext) {
  const times = eventTimes(event.dateAndTimeSettings);
  if (times.kind !== 'dated' || days === 1) return undefined;
  const { start, end = start, timeZone } = times;
  if (!isStart) {
    const style = { weekday: 'short', day: 'numeric', timeZone } as const;
    return t('events.untilDay', { day: getDateFormat(locale, style).format(end) });
  }
  const dailyEnd = getDailyEnd(times);
  return dailyEnd
    ? formatTimes(start, dailyEnd, locale, timeZone)
    : formatTime(start, locale, timeZone);
}

interface EventBarProps {
  bar: WeekBar;
  /** Whether its title may have two lines: in one cell, where no other bar follows. */
  hasTwoLines: boolean;
  now: number;
}

/** An event of several days, across the cells of its days in this week. */
function EventBar({ bar, hasTwoLines, now }: EventBarProps) {
  const ui = useUi();
  const { list } = useEventListContext();
  const getHref = useRoute('event');
  const { event, days, lane, isStart, isEnd } = bar;
  const times = getBarTimes(bar, ui);
  const { title, offer } = getEventLabels(event, { ...ui, now, timeZone: list.timeZone });
  return (
    <AppLink
      href={getHref?.(event.slug)}
      // The keyboard finds it below, in the list of the day.
      tabIndex={-1}
      data-offer={offer}
      style={{ ...setCssVariable(css.dayCount, `${days}`), gridRow: lane + 1 }}
      className={classes(
        css.bar,
        hasTwoLines && css.barLines,
        isStart && css.barStart,
        isEnd && css.barEnd,
      )}
    >
      <bdi className={classes(css.barTitle, hasTwoLines && css.barLinesTitle)}>{title}</bdi>
      {times && <span className={css.barTimes}> {times}</span>}
    </AppLink>
  );
}

/** An event of one day: its time, and below its title. */
function DayEvent({ event, now }: { event: EventV3; now: number }) {
  const ui = useUi();
  const { list } = useEventListContext();
  const getHref = useRoute('event');
  const labels = getEventLabels(event, { ...ui, now, timeZone: list.timeZone });
  const { title, offer, start, zone = 'UTC', marks } = labels;
  const isGone = offer === 'sold-out' || offer === 'canceled';
  const [mark] = isGone ? marks : [];
  return (
    <AppLink
      href={getHref?.(event.slug)}
      // The keyboard finds it below, in the list of the day.
      tabIndex={-1}
      data-offer={offer}
      className={css.event}
    >
      <span className={css.when}>
        {start && <span>{formatTime(start, ui.locale, zone)}</span>}{' '}
        {mark &&
          (offer === 'sold-out' ? (
            <StatusDot state="sold-out">{mark.text}</StatusDot>
          ) : (
            <span>{mark.text}</span>
          ))}
      </span>{' '}
      <bdi className={css.title}>{title}</bdi>
    </AppLink>
  );
}
