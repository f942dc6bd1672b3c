import { EventStatus, type EventV3, RequestedFields } from '@vitrine/client/events';
import { type DatedEvent, eventTimes } from './event-times.ts';
import type { EventsQuery } from './keys.ts';
import {
  isBookable,
  type RegistrationStep,
  registrationStep,
} from './registration/registration-step.ts';

/** Maximum number of dates in a readable list. */
const MAX_DATES = 100;

/**
 * Returns the dates of a recurring event: a query for `eventsAtom`. Each date is a separate event,
 * in one category with the others. Undefined for an event that does not recur. See
 * docs/reference/events.mdx.
 */
export function occurrencesQuery({
  dateAndTimeSettings: dates,
}: Pick<EventV3, 'dateAndTimeSettings'>): EventsQuery | undefined {
  const categoryId = dates?.recurringEvents?.categoryId;
  if (!categoryId) return undefined;
  return {
    filter: {
      'categories.categories._id': categoryId,
      status: { $in: [EventStatus.UPCOMING, EventStatus.STARTED, EventStatus.CANCELED] },
    },
    sort: [{ fieldName: 'dateAndTimeSettings.startDate', order: 'ASC' }],
    fields: [RequestedFields.REGISTRATION],
    limit: MAX_DATES,
  };
}

/** One date of a recurring event. */
export interface EventOccurrence {
  /** The event of this date; each date has one of its own. */
  event: EventV3;
  /** Start, end and time zone. */
  times: DatedEvent;
  /** The available registration step of this date. */
  step: RegistrationStep;
  /** Whether visitors can register for this date now. */
  isBookable: boolean;
}

/**
 * Returns the upcoming dates, the next one first, and the displayed one wherever it is: each with
 * its registration step.
 *
 * @param now the platform's time in milliseconds.
 */
export function getOccurrences(
  events: readonly EventV3[],
  { now, shown }: { now: number; shown?: EventV3 },
): EventOccurrence[] {
  const others = events.filter(({ _id }) => _id !== shown?._id);
  return (shown ? [...others, shown] : others)
    .flatMap((event): EventOccurrence[] => {
      const times = eventTimes(event.dateAndTimeSettings);
      if (times.kind !== 'dated') return [];
      const step = registrationStep(event, now);
      if (getEnd(event) <= now && event !== shown) return [];
      return [{ event, times, step, isBookable: isBookable(step) }];
    })
    .sort((one, other) => one.times.start.getTime() - other.times.start.getTime());
}

/** Returns the end of a date, or its start without one, in milliseconds. */
function getEnd({ dateAndTimeSettings }: EventV3): number {
  // Visitors can still come to a date whose end they don't see.
  const times = eventTimes({ ...dateAndTimeSettings, hideEndDate: false });
  return times.kind === 'dated' ? (times.end ?? times.start).getTime() : Number.NaN;
}

/** The next date that can be booked after one of them, or else the first that can be. */
export function nextBookable(
  occurrences: readonly EventOccurrence[],
  eventId: string,
): EventOccurrence | undefined {
  const at = occurrences.findIndex(({ event }) => event._id === eventId);
  const bookable = (one: EventOccurrence) => one.isBookable && one.event._id !== eventId;
  return occurrences.slice(at + 1).find(bookable) ?? occurrences.find(bookable);
}
