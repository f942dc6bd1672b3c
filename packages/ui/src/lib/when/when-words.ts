import { type DatedEvent, type EventVenue, timesForVisitor } from '@vitrine/atoms';
import type { useUi } from '../../provider/UiProvider.tsx';
import { type DateStyle, formatWhen, zoneNames } from './format-when.ts';

/** The locale and the words of a page. */
export type Speech = Pick<ReturnType<typeof useUi>, 'locale' | 't'>;

/** That something is on another day: as a mark for the eye, and in words for speech. */
export interface DayMark {
  shown: string;
  spoken: string;
}

/** When an event is, in words. */
export interface WhenWords {
  /** The date; with the time where the event goes over several days. */
  lead: string;
  /** The times; until when where the event goes over several days. */
  rest: string;
}

/** So many days after a date, or before it where that is below zero. */
function dayMark(days: number, { t }: Speech): DayMark | undefined {
  if (days === 0) return undefined;
  const count = Math.abs(days);
  return days > 0
    ? { shown: t('when.daysLater', { count }), spoken: t('when.daysLaterSpoken', { count }) }
    : { shown: t('when.daysEarlier', { count }), spoken: t('when.daysEarlierSpoken', { count }) };
}

/**
 * When an event is, in words: “Friday 27 November 2026” and “19:30–20:40”. By its own clock; give it
 * the visitor's event of `timesForVisitor` for theirs.
 */
export function whenWords(event: DatedEvent, speech: Speech, style?: DateStyle): WhenWords {
  const { t, locale } = speech;
  const pieces = formatWhen(event, locale, style);
  const { date, lastDate, time, endTime, endsAtNight, isWholeDay } = pieces;
  if (isWholeDay) return { lead: date, rest: t('when.wholeDay') };
  if (lastDate && endTime) {
    return {
      lead: t('when.dateAndTime', { date, time }),
      rest: t(endsAtNight ? 'when.untilNight' : 'when.until', { date: lastDate, time: endTime }),
    };
  }
  if (endTime) return { lead: date, rest: t('when.fromTo', { from: time, until: endTime }) };
  return { lead: date, rest: event.end ? time : t('when.time', { time }) };
}

/** What the zone of an event is called: “Copenhagen time”, or as the locale has it. */
export function zoneWords({ timeZone, start }: DatedEvent, { t, locale }: Speech): string {
  const { name, city } = zoneNames(timeZone, locale, start);
  return city ? t('when.zone', { city }) : name;
}

/** When an event is by a visitor's clock; nothing where that shows the same. */
export function visitorWords(
  event: DatedEvent,
  visitorZone: string | undefined,
  speech: Speech,
): { when: string; mark?: DayMark } | undefined {
  const theirs = visitorZone ? timesForVisitor(event, visitorZone) : undefined;
  if (!theirs) return undefined;
  const { lead, rest } = whenWords(theirs.event, speech);
  const mark = dayMark(theirs.daysApart, speech);
  // Their date is written only where it is another one.
  const isSameDay = lead === whenWords(event, speech).lead;
  const when = isSameDay ? rest : speech.t('when.both', { lead, rest });
  return { when, ...(mark && { mark }) };
}

/** Where an event is, on one line: “Fenn House, Great Hall”. Nothing where nobody knows. */
export function placeWords(place: EventVenue, { t }: Speech): string | undefined {
  switch (place.kind) {
    case 'online':
      return t('place.online');
    case 'to-be-announced':
      return place.words ?? t('place.toBeAnnounced');
    case 'venue':
      return place.name ?? place.address ?? place.hint;
    case 'unknown':
      return undefined;
  }
}
