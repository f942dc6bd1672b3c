import type { DateAndTimeSettings, Occurrence } from '@vitrine/client/events';
import { dayInZone, isTimeZone, timeInZone } from './time-zone.ts';

/** When an event is. What lies between two dates depends on the zone in which they are read. */
export type EventTimes =
  /** Its date is still to be announced; `label` are the organizer's. */
  | { kind: 'to-be-announced'; label?: string }
  /** It has no date that could be read. */
  | { kind: 'unknown' }
  | DatedEvent;

/** An event with a date. */
export interface DatedEvent {
  /** Distinguishes it from an event whose date is to be announced. */
  kind: 'dated';
  /** Start of the event. */
  start: Date;
  /** Not there where the organizer does not show it, and where it lies before the start. */
  end?: Date;
  /** Name of the time zone in the IANA database. `UTC` if the event has no valid one. */
  timeZone: string;
}

const valid = (date: Date | undefined): Date | undefined =>
  date instanceof Date && !Number.isNaN(date.getTime()) ? date : undefined;

/** Returns the zone of an event's moments: its own if it is valid, otherwise the other. */
export const getTimeZone = (
  settings: Pick<Occurrence, 'timeZoneId'> | undefined,
  otherwise = 'UTC',
): string => [settings?.timeZoneId, otherwise].find((zone) => zone && isTimeZone(zone)) ?? 'UTC';

/** When an event is, from its settings, or from those of one of its dates. See docs/reference/events.mdx. */
export function eventTimes(
  settings: DateAndTimeSettings | Occurrence | undefined,
  zoneOfEvent = 'UTC',
): EventTimes {
  const { dateAndTimeTbd, dateAndTimeTbdMessage, hideEndDate }: DateAndTimeSettings =
    settings ?? {};
  if (dateAndTimeTbd) {
    const label = dateAndTimeTbdMessage?.trim();
    return { kind: 'to-be-announced', ...(label && { label }) };
  }
  const start = valid(settings?.startDate);
  if (!start) return { kind: 'unknown' };
  const end = hideEndDate ? undefined : valid(settings?.endDate);
  return {
    kind: 'dated',
    start,
    ...(end && end > start && { end }),
    timeZone: getTimeZone(settings, zoneOfEvent),
  };
}

const DAY_MS = 86_400_000;

/** Time after midnight that still counts as the previous evening. */
const MORNING_MS = 6 * 3_600_000;

/** Relation of an event to the days of a zone. */
export type Span =
  /** Without a known end. */
  | { kind: 'open' }
  | { kind: 'day' }
  /** From midnight to midnight. */
  | { kind: 'whole-day' }
  /** Past midnight, and ending before six: counts as the evening on which it started. */
  | { kind: 'night' }
  /** `lastDay` is a moment of its last day: of the day before where it ends before six. */
  | { kind: 'days'; lastDay: Date };

/**
 * Returns the relation of an event to the days of a zone: a night until one in the morning is not a
 * two-day event.
 */
export function getSpan({ start, end, timeZone }: Omit<DatedEvent, 'kind'>): Span {
  if (!end) return { kind: 'open' };
  const from = timeInZone(start, timeZone);
  const until = timeInZone(end, timeZone);
  const days = Math.floor(until / DAY_MS) - Math.floor(from / DAY_MS);
  if (days === 0) return { kind: 'day' };
  const isComplete = from % DAY_MS === 0 && until % DAY_MS === 0;
  if (days === 1 && isComplete) return { kind: 'whole-day' };
  const isBeforeMorning = until % DAY_MS < MORNING_MS;
  const isShort = end.getTime() - start.getTime() < DAY_MS;
  if (days === 1 && isBeforeMorning && isShort) return { kind: 'night' };
  // Half a day sooner it is the day before, in nights too in which the clocks change.
  const isNight = days > 1 && isBeforeMorning;
  return { kind: 'days', lastDay: isNight ? new Date(end.getTime() - DAY_MS / 2) : end };
}

/**
 * Returns when an event of several days closes on its first day, if it can open and close at the same
 * hours each day: it ends at a later time of day than it starts. The platform has no daily hours.
 */
export function getDailyEnd({ start, end, timeZone }: Omit<DatedEvent, 'kind'>): Date | undefined {
  if (!end || getSpan({ start, end, timeZone }).kind !== 'days') return undefined;
  const opensFor = (timeInZone(end, timeZone) % DAY_MS) - (timeInZone(start, timeZone) % DAY_MS);
  return opensFor > 0 ? new Date(start.getTime() + opensFor) : undefined;
}

const hasSameOffset = ({ start, end = start, timeZone }: DatedEvent, zone: string) =>
  [start, end].every((moment) => timeInZone(moment, timeZone) === timeInZone(moment, zone));

/**
 * The same event by a visitor's clock, for events that are attended from anywhere: undefined where
 * that clock shows the same. `daysApart` is how many calendar days later (or earlier, below zero)
 * it begins there.
 */
export function timesForVisitor(
  event: DatedEvent,
  visitorZone: string,
): { event: DatedEvent; daysApart: number } | undefined {
  if (!isTimeZone(visitorZone) || hasSameOffset(event, visitorZone)) return undefined;
  const daysApart = dayInZone(event.start, visitorZone) - dayInZone(event.start, event.timeZone);
  return { event: { ...event, timeZone: visitorZone }, daysApart };
}
