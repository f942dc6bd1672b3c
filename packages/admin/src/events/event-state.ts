import { eventTimes } from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import type { StatusMarkKind } from '../frame/StatusMark.tsx';
import type { AdminTranslate } from '../messages/use-admin-translate.ts';
import '../messages/en/events.ts';
import '../messages/en/frame.ts';

const kinds = {
  DRAFT: 'inactive',
  UPCOMING: 'success',
  STARTED: 'live',
  ENDED: 'ended',
  CANCELED: 'canceled',
} as const satisfies Record<string, StatusMarkKind>;

/** Registration of an upcoming event, which says more than that it is upcoming. */
const registrations = {
  OPEN_TICKETS: 'success',
  OPEN_RSVP: 'success',
  OPEN_EXTERNAL: 'success',
  OPEN_RSVP_WAITLIST_ONLY: 'in-progress',
  SCHEDULED_RSVP: 'inactive',
  CLOSED_AUTOMATICALLY: 'ended',
  CLOSED_MANUALLY: 'ended',
  SOLD_OUT: 'failed',
  FULL: 'failed',
} as const satisfies Record<string, StatusMarkKind>;

const isKey = <Key extends string>(record: Record<Key, unknown>, key: string): key is Key =>
  Object.hasOwn(record, key);

type StatusEvent = Pick<EventV3, 'status' | 'registration' | 'summaries'>;

/** Returns the status of the registration, with the reason if nothing is left: the platform only closes it. */
function getRegistrationStatus({ registration, summaries }: StatusEvent): string {
  const { type, status = '', tickets, rsvp } = registration ?? {};
  if (status !== 'CLOSED_AUTOMATICALLY') return status;
  if (type === 'TICKETING' && tickets?.soldOut) return 'SOLD_OUT';
  const { yesCount = 0 } = summaries?.rsvps ?? {};
  return type === 'RSVP' && rsvp?.limit && yesCount >= rsvp.limit ? 'FULL' : status;
}

/** Returns the mark and the text of an event's status; an unknown one has no mark. */
export function getEventStatus(
  event: StatusEvent,
  t: AdminTranslate,
): { kind: StatusMarkKind | undefined; text: string } {
  const { status } = event;
  const open = getRegistrationStatus(event);
  if (status === 'UPCOMING' && isKey(registrations, open)) {
    return { kind: registrations[open], text: t(`admin.events.status.${open}`) };
  }
  if (!isKey(kinds, status)) return { kind: undefined, text: t('admin.unknown') };
  return { kind: kinds[status], text: t(`admin.events.status.${status}`) };
}

/** One thing that is checked before an event is published. */
export interface PublishCheck {
  id: 'title' | 'date' | 'past' | 'location' | 'image' | 'description';
  isMet: boolean;
  /** Without it, the event cannot be published. */
  isRequired: boolean;
}

/**
 * Returns what is checked before an event is published: what the platform requires, and what its page
 * should have. See docs/reference/events.mdx.
 *
 * @param now in milliseconds since 1970.
 */
export function getPublishChecks(event: EventV3, now: number): PublishCheck[] {
  const { title, location, mainImage, shortDescription, dateAndTimeSettings } = event;
  const times = eventTimes(dateAndTimeSettings);
  const end = times.kind === 'dated' ? (times.end ?? times.start) : undefined;
  const hasLocation = Boolean(location.locationTbd || location.name || location.type === 'ONLINE');
  return [
    { id: 'title', isMet: title.trim() !== '', isRequired: true },
    { id: 'date', isMet: times.kind !== 'unknown', isRequired: true },
    { id: 'past', isMet: end === undefined || end.getTime() > now, isRequired: true },
    { id: 'location', isMet: hasLocation, isRequired: true },
    { id: 'image', isMet: mainImage !== undefined, isRequired: false },
    { id: 'description', isMet: Boolean(shortDescription?.trim()), isRequired: false },
  ];
}

const DAY_MS = 86_400_000;

/** Returns the wall time of a moment in a zone, as the milliseconds of the same time in UTC. */
function getWallTime(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, calendar: 'gregory', numberingSystem: 'latn', hourCycle: 'h23' },
    ...({ year: 'numeric', month: 'numeric', day: 'numeric' } as const),
    ...({ hour: 'numeric', minute: 'numeric', second: 'numeric' } as const),
  }).formatToParts(moment);
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(
    ...([read('year'), read('month') - 1, read('day')] as const),
    ...([read('hour'), read('minute'), read('second')] as const),
  );
}

/** Returns the day of a moment in a zone: `2026-12-17`. */
export const getDayInZone = (moment: Date, timeZone: string): string =>
  new Date(getWallTime(moment.getTime(), timeZone)).toISOString().slice(0, 10);

/** Returns the moment some days later at the same time of day, also over a change of the clocks. */
export function addDaysInZone(moment: Date, days: number, timeZone: string): Date {
  const later = moment.getTime() + days * DAY_MS;
  const wanted = getWallTime(moment.getTime(), timeZone) + days * DAY_MS;
  return new Date(later + wanted - getWallTime(later, timeZone));
}

/** Returns the number of days from one day to another. */
export const getDaysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
