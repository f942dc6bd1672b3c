import type { EventV3 } from '@vitrine/client/events';
import { getEventVenue } from '../event-location.ts';
import { type DatedEvent, eventTimes } from '../event-times.ts';
import { localStamp, stamp, zoneLines } from './calendar-zone.ts';

/** Event data in a calendar file. */
export type CalendarEvent = Pick<
  EventV3,
  | '_id'
  | 'title'
  | 'status'
  | 'location'
  | 'dateAndTimeSettings'
  | 'shortDescription'
  | 'createdDate'
  | 'updatedDate'
>;

/** Options of a calendar file besides the events. */
export interface CalendarFileOptions {
  /** When the file is written, in milliseconds. By default this moment. */
  now?: number;
  /** The page of an event. */
  getEventUrl?: (event: CalendarEvent) => string | undefined;
  /** Location text of an online event: “Online”. */
  online?: string;
}

const LINE_OCTETS = 75;
const encoder = new TextEncoder();

/** Folds a line into pieces of at most 75 octets without splitting a character. RFC 5545, 3.1. */
export function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

/** Escapes a text for a calendar: nothing in it ends the value or the line. RFC 5545, 3.3.11. */
export const escapeText = (text: string): string =>
  text
    .replace(/\\|;|,/g, (character) => `\\${character}`)
    .replace(/\r\n|\r|\n|\u2028|\u2029/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: a calendar rejects exactly these.
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');

/** Normalizes a URL, so that it can't start a new line; undefined if invalid. */
const normalizeUrl = (url: string | undefined): string | undefined =>
  url && URL.canParse(url) ? new URL(url).href : undefined;

const statuses: Readonly<Record<string, string>> = { CANCELED: 'CANCELLED', DRAFT: 'TENTATIVE' };

const zoned = (name: string, moment: Date, timeZone: string) =>
  timeZone === 'UTC'
    ? `${name}:${stamp(moment.getTime())}Z`
    : `${name};TZID=${timeZone}:${localStamp(moment.getTime(), timeZone)}`;

/**
 * Returns a number that grows with each change of an event, so that a calendar uses the newest
 * version.
 */
function getSequence({ createdDate, updatedDate }: CalendarEvent): number {
  const age = (updatedDate?.getTime() ?? 0) - (createdDate?.getTime() ?? 0);
  return createdDate && age > 0 ? Math.floor(age / 1000) : 0;
}

function eventLines(event: CalendarEvent, times: DatedEvent, options: CalendarFileOptions) {
  const { now = Date.now(), getEventUrl, online } = options;
  const eventVenue = getEventVenue(event.location);
  const venue = eventVenue.kind === 'venue' ? [eventVenue.name, eventVenue.address] : [];
  const where = eventVenue.kind === 'online' ? online : venue.filter(Boolean).join(', ');
  const url = normalizeUrl(getEventUrl?.(event));
  const about = [event.shortDescription?.trim(), url].filter(Boolean).join('\n\n');
  const values: Record<string, string | undefined> = {
    UID: escapeText(event._id),
    DTSTAMP: `${stamp(now)}Z`,
    SUMMARY: escapeText(event.title),
    DESCRIPTION: about && escapeText(about),
    LOCATION: where && escapeText(where),
    GEO: eventVenue.kind === 'venue' ? eventVenue.coordinates?.join(';') : undefined,
    URL: url,
    STATUS: statuses[event.status] ?? 'CONFIRMED',
    SEQUENCE: `${getSequence(event)}`,
  };
  return [
    'BEGIN:VEVENT',
    zoned('DTSTART', times.start, times.timeZone),
    ...(times.end ? [zoned('DTEND', times.end, times.timeZone)] : []),
    ...Object.entries(values).flatMap(([name, value]) => (value ? [`${name}:${value}`] : [])),
    'END:VEVENT',
  ];
}

/**
 * Creates an iCalendar file of events locally, without a request. Times are in the zone of the
 * event, with its rules included. Undefined if no event has a date. RFC 5545.
 */
export function calendarFile(
  events: readonly CalendarEvent[],
  options: CalendarFileOptions = {},
): string | undefined {
  const dated = events.flatMap((event) => {
    const times = eventTimes(event.dateAndTimeSettings);
    return times.kind === 'dated' ? [{ event, times }] : [];
  });
  if (dated.length === 0) return undefined;
  const zones = new Set(dated.map(({ times }) => times.timeZone));
  zones.delete('UTC');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Vitrine//Events//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...[...zones].flatMap((zone) => {
      const moments = dated
        .filter(({ times }) => times.timeZone === zone)
        .flatMap(({ times: { start, end = start } }) => [start.getTime(), end.getTime()]);
      return zoneLines(zone, Math.min(...moments), Math.max(...moments));
    }),
    ...dated.flatMap(({ event, times }) => eventLines(event, times, options)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}
