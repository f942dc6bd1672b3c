'use client';

import {
  type Day,
  dateInZone,
  type EventOccurrence,
  getCalendarConventions,
  getMonth,
  getWeeks,
} from '@vitrine/atoms';
import { type ReactNode, useMemo, useState } from 'react';
import { joinTexts } from '../../messages/join-texts.ts';
import { useUi } from '../../provider/UiProvider.tsx';
import { getOccurrenceLabel } from '../page/occurrence-label.ts';
import { formatDayNumber, getDayLabel } from './day-label.ts';
import { MonthGrid } from './MonthGrid.tsx';
import { MonthHeader } from './MonthHeader.tsx';
import * as css from './OccurrenceCalendar.css.ts';
import { useToday } from './use-today.ts';
import '../../messages/en/event-page.ts';

const getDay = ({ times }: EventOccurrence): Day => dateInZone(times.start, times.timeZone);

export interface OccurrenceCalendarProps {
  /** The dates of a recurring event, in order. */
  dates: readonly EventOccurrence[];
  /** Id of the event on the date that is shown. */
  chosenId: string;
  onPick: (eventId: string) => void;
  /** Renders the dates of the day that the calendar is at. */
  children: (dates: readonly EventOccurrence[], day: string) => ReactNode;
}

/**
 * The dates of a recurring event in months. A day with one date that can be booked selects it, and
 * the dates of the day that the keyboard is at are below the month.
 */
export default function OccurrenceCalendar({
  dates,
  chosenId,
  onPick,
  children,
}: OccurrenceCalendarProps) {
  const ui = useUi();
  const { t, locale } = ui;
  const conventions = useMemo(() => getCalendarConventions(locale), [locale]);
  const chosen = dates.find(({ event }) => event._id === chosenId) ?? dates[0];
  const { today } = useToday(chosen?.times.timeZone ?? 'UTC');
  const [day, setDay] = useState<Day>(() => (chosen ? getDay(chosen) : today));
  const byDay = useMemo(() => {
    const days = new Map<Day, EventOccurrence[]>();
    for (const one of dates) days.set(getDay(one), [...(days.get(getDay(one)) ?? []), one]);
    return days;
  }, [dates]);
  const onDay = (one: Day) => byDay.get(one) ?? [];
  const month = getMonth(day, conventions.calendar);

  const getName = (one: Day) => {
    const those = onDay(one);
    const [first] = those;
    const name = t('dates.onDay', { day: getDayLabel(one, locale), count: those.length });
    const reason =
      first && those.every(({ isBookable }) => !isBookable)
        ? getOccurrenceLabel(first.step, ui)?.text
        : undefined;
    return joinTexts([name, reason], locale);
  };

  return (
    <div className={css.root}>
      <MonthHeader day={day} conventions={conventions} level={2} compact onMove={setDay} />
      <MonthGrid
        label={t('dates.calendar', { month: getDayLabel(month.first, locale, 'month') })}
        weeks={getWeeks(month, conventions.weekStart)}
        conventions={conventions}
        day={day}
        today={today}
        isInMonth={(one) => month.first <= one && one <= month.last}
        isChosen={(one) => onDay(one).some(({ event }) => event._id === chosenId)}
        getName={getName}
        className={css.grid}
        onMove={setDay}
        onSelect={(one) => {
          setDay(one);
          const [only, ...others] = onDay(one).filter(({ isBookable }) => isBookable);
          if (only && others.length === 0) onPick(only.event._id);
        }}
      >
        {(one) => {
          const those = onDay(one);
          const mark = those.some(({ isBookable }) => isBookable) ? css.bookable : css.unbookable;
          return (
            <div className={css.cell}>
              <span className={those.length > 0 ? mark : undefined}>
                {formatDayNumber(one, locale)}
              </span>
            </div>
          );
        }}
      </MonthGrid>
      {onDay(day).length > 0 && children(onDay(day), getDayLabel(day, locale))}
    </div>
  );
}
