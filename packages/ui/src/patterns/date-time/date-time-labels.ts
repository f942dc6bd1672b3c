import { type DatedEvent, type EventVenue, timesForVisitor } from '@vitrine/atoms';
import type { TextContext } from '../../provider/UiProvider.tsx';
import { type DateStyle, formatDateTime, getTimeZoneNames } from './format-date-time.ts';
import '../../messages/en/event-page.ts';

/** Text for a different day: a visual mark, and an accessible label. */
export interface DayOffset {
  shown: string;
  visuallyHidden: string;
}

/** Formatted date and time of an event. */
export interface DateTimeText {
  /** The date; includes the time if the event spans several days. */
  summary: string;
  /** The times; the end if the event spans several days. */
  rest: string;
}

/** Formats a number of days after a date, or before it if negative. */
function formatDayOffset(days: number, { t }: TextContext): DayOffset | undefined {
  if (days === 0) return undefined;
  const count = Math.abs(days);
  return days > 0
    ? {
        shown: t('dateTime.daysLater', { count }),
        visuallyHidden: t('dateTime.daysLaterSpoken', { count }),
      }
    : {
        shown: t('dateTime.daysEarlier', { count }),
        visuallyHidden: t('dateTime.daysEarlierSpoken', { count }),
      };
}

/**
 * Formats the date and time of an event: “Friday 27 November 2026” and “19:30–20:40”. Uses the
 * event's time zone; pass the visitor's event from `timesForVisitor` for theirs.
 */
export function getDateTimeText(
  event: DatedEvent,
  textContext: TextContext,
  style?: DateStyle,
): DateTimeText {
  const { t, locale } = textContext;
  const pieces = formatDateTime(event, locale, style);
  const { date, lastDate, time, endTime, endsAtNight, isWholeDay } = pieces;
  if (isWholeDay) return { summary: date, rest: t('dateTime.allDay') };
  if (lastDate && endTime) {
    return {
      summary: t('dateTime.dateAndTime', { date, time }),
      rest: t(endsAtNight ? 'dateTime.untilNight' : 'dateTime.until', {
        date: lastDate,
        time: endTime,
      }),
    };
  }
  if (endTime) return { summary: date, rest: t('dateTime.fromTo', { from: time, until: endTime }) };
  return { summary: date, rest: event.end ? time : t('dateTime.time', { time }) };
}

/** Returns the name of an event's time zone: “Copenhagen time”, or the locale's equivalent. */
export function getTimeZoneText(
  { timeZone, start }: DatedEvent,
  { t, locale }: TextContext,
): string {
  const { name, city } = getTimeZoneNames(timeZone, locale, start);
  return city ? t('dateTime.zone', { city }) : name;
}

/** When an event is by a visitor's clock; nothing where that shows the same. */
export function getVisitorTimeText(
  event: DatedEvent,
  visitorTimeZone: string | undefined,
  textContext: TextContext,
): { when: string; dayOffset?: DayOffset } | undefined {
  const visitorTimes = visitorTimeZone ? timesForVisitor(event, visitorTimeZone) : undefined;
  if (!visitorTimes) return undefined;
  const { summary, rest } = getDateTimeText(visitorTimes.event, textContext);
  const dayOffset = formatDayOffset(visitorTimes.daysApart, textContext);
  // Their date is written only where it is another one.
  const isSameDay = summary === getDateTimeText(event, textContext).summary;
  const when = isSameDay ? rest : textContext.t('dateTime.both', { lead: summary, rest });
  return { when, ...(dayOffset && { dayOffset }) };
}

/**
 * Formats the location of an event on one line: “Fenn House, Great Hall”. Returns undefined if it
 * is unknown.
 */
export function getVenueText(venue: EventVenue, { t }: TextContext): string | undefined {
  switch (venue.kind) {
    case 'online':
      return t('venue.online');
    case 'to-be-announced':
      return venue.label ?? t('venue.toBeAnnounced');
    case 'venue':
      return venue.name ?? venue.address ?? venue.hint;
    case 'unknown':
      return undefined;
  }
}
