'use client';

import {
  type CalendarMonth,
  calendarFilterAtom,
  calendarMonthAtom,
  type Day,
  eventClockAtom,
  getCalendarConventions,
  getEventTransitions,
  getMonth,
  getWeekBars,
  useAtom,
  useAtomValue,
} from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { LoadError } from '../../patterns/feedback/LoadError.tsx';
import { useAnnounce } from '../../primitives/announcer/Announcer.tsx';
import { Callout } from '../../primitives/callout/Callout.tsx';
import type { HeadingLevel } from '../../primitives/heading/Heading.tsx';
import { Spinner } from '../../primitives/spinner/Spinner.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { useEventListContext } from '../list/event-list-context.ts';
import { DayCell, type DayContent } from './DayCell.tsx';
import { DayEvents } from './DayEvents.tsx';
import { getDayLabel } from './day-label.ts';
import * as css from './EventCalendar.css.ts';
import { MonthGrid } from './MonthGrid.tsx';
import { MonthHeader } from './MonthHeader.tsx';
import { useToday } from './use-today.ts';
import '../../messages/en/events.ts';

interface EventCalendarProps {
  level: HeadingLevel;
  renderAction: ((event: EventV3) => ReactNode) | undefined;
}

/**
 * The month that a list of events is at, in the calendar of the page's language, and below it the
 * events of the day that is chosen.
 */
export default function EventCalendar({ level, renderAction }: EventCalendarProps) {
  const { t, locale } = useUi();
  const { list } = useEventListContext();
  const conventions = useMemo(() => getCalendarConventions(locale), [locale]);
  const { today } = useToday(list.timeZone);
  const [chosenDay, go] = useAtom(list.dayAtom);
  const day = chosenDay ?? today;
  const filter = useAtomValue(calendarFilterAtom(list));
  const { first } = getMonth(day, conventions.calendar);
  const [month, read] = useAtom(
    calendarMonthAtom({
      ...conventions,
      day: first,
      fields: list.fields,
      ...(filter && { filter }),
    }),
  );
  const below = useRef<HTMLElement>(null);
  const eventsByDay = useMemo(
    () => new Map(month.weeks.flat().map((one) => [one.day, one.events])),
    [month],
  );
  const contents = useMemo(() => getDayContents(month.weeks), [month]);
  const moments = useMemo(
    () => getEventTransitions([...eventsByDay.values()].flat()),
    [eventsByDay],
  );
  const now = useAtomValue(eventClockAtom(moments));
  const countEvents = (one: Day) => eventsByDay.get(one)?.length ?? 0;
  const firstCell = month.weeks[0]?.[0]?.day;
  const [nextDay] = [...eventsByDay].find(([one, those]) => one > day && those.length > 0) ?? [];
  const name = getDayLabel(first, locale, 'month');
  const { status, isFetching, events, isCut } = month;
  const isInMonth = (one: Day) => month.first <= one && one <= month.last;
  useMonthAnnouncements(name, status === 'success' ? events.length : undefined);

  return (
    <div className={css.root} data-state={status}>
      <MonthHeader
        day={day}
        conventions={conventions}
        level={level}
        onMove={go}
        today={isInMonth(today) && day === today ? undefined : today}
      >
        {isFetching && <Spinner label={t('events.monthLoading')} />}
      </MonthHeader>
      {status === 'error' && (
        <LoadError onRetry={() => void read()}>{t('events.monthFailed')}</LoadError>
      )}
      {status === 'success' && events.length === 0 && (
        <Text as="p" tone="muted">
          {t('events.monthEmpty')}
        </Text>
      )}
      {isCut && <Callout tone="info">{t('events.monthIncomplete')}</Callout>}
      <MonthGrid
        label={t('events.calendar', { month: name })}
        weeks={month.weeks.map((week) => week.map((one) => one.day))}
        conventions={conventions}
        day={day}
        today={today}
        isInMonth={isInMonth}
        isChosen={(one) => one === day}
        getName={(one) =>
          status === 'success'
            ? t('events.onDay', { day: getDayLabel(one, locale), count: countEvents(one) })
            : getDayLabel(one, locale)
        }
        onMove={go}
        onSelect={(one, how) => {
          go(one);
          if (how === 'keyboard') below.current?.focus();
        }}
        loading={isFetching}
        className={css.grid}
      >
        {(one) => (
          <DayCell
            {...(contents.get(one) ?? nothing)}
            day={one}
            today={today}
            hasMonth={one === firstCell || isFirstOfMonth(one, conventions.calendar)}
            now={now}
          />
        )}
      </MonthGrid>
      {status === 'success' && (
        <DayEvents
          ref={below}
          day={day}
          events={eventsByDay.get(day) ?? []}
          level={level}
          renderAction={renderAction}
        />
      )}
      {status === 'success' && nextDay && (
        <DayEvents
          day={nextDay}
          events={eventsByDay.get(nextDay) ?? []}
          level={level}
          renderAction={renderAction}
          className={css.nextDay}
        />
      )}
    </div>
  );
}

const nothing: DayContent = { events: [], starting: [], lanes: [] };

/** Returns whether a day is the first of its month in a calendar. */
const isFirstOfMonth = (day: Day, calendar: string) => getMonth(day, calendar).first === day;

/** Returns the events of each day: those of several days as bars, and all others. */
function getDayContents(weeks: CalendarMonth['weeks']): ReadonlyMap<Day, DayContent> {
  return new Map(
    weeks.flatMap((week) => {
      const bars = getWeekBars(week);
      const inBars = new Set(bars.map(({ event }) => event));
      return week.map(({ day, events }, index): [Day, DayContent] => [
        day,
        {
          events: events.filter((event) => !inBars.has(event)),
          starting: bars.filter(({ from }) => from === index),
          lanes: bars
            .filter(({ from, days }) => from <= index && index < from + days)
            .map(({ lane }) => lane),
        },
      ]);
    }),
  );
}

/**
 * Announces the visible month once its events are loaded, except for the initial month of the page.
 */
function useMonthAnnouncements(month: string, count: number | undefined): void {
  const { t } = useUi();
  const announce = useAnnounce();
  const lastAnnounced = useRef<string | undefined>(month);
  useEffect(() => {
    if (lastAnnounced.current === month) return;
    // A month that is left before its events load still replaces the last announced month.
    lastAnnounced.current = count === undefined ? undefined : month;
    if (count !== undefined) announce(t('events.inMonth', { month, count }));
  }, [month, count, announce, t]);
}
