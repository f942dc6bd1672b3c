import type { Filter } from '@vitrine/client';
import type { EventCategory, EventV3 } from '@vitrine/client/events';
import type { DateSpan, DatesFacet, ListChoiceFacet } from '../../lists/list-facets.ts';
import { addDays, type Day, getWeekday } from '../../time/calendar/days.ts';
import { startOfDay } from '../calendar/zoned-days.ts';
import { CATEGORY, END, START } from './list-fields.ts';

/** Filter facets of an event list. */
export type EventFacet = ListChoiceFacet<EventV3> | DatesFacet;

/** Events that last into these days of a zone; either end may be open. */
export function eventDatesFilter({ from, to }: DateSpan, timeZone: string): Filter {
  const since = from && new Date(startOfDay(from, timeZone));
  const until = to && new Date(startOfDay(addDays(to, 1), timeZone));
  return {
    $and: [
      ...(until ? [{ [START]: { $lt: until } }] : []),
      // An event without an end lasts no longer than its start.
      ...(since ? [{ $or: [{ [END]: { $gt: since } }, { [START]: { $gte: since } }] }] : []),
    ],
  };
}

/** Facet of the events' dates, in one time zone: that of the organizer, not of the visitor. */
export const eventDatesFacet = (timeZone: string, id = 'dates'): DatesFacet => ({
  kind: 'dates',
  id,
  getFilter: (span) => eventDatesFilter(span, timeZone),
});

/**
 * Facet of the categories that a host organizes its program by. Without any, it uses the events'
 * own manual categories, as found by `eventCategoriesAtom`.
 */
export const eventCategoryFacet = (
  categories?: readonly Pick<EventCategory, '_id' | 'name'>[],
  id = 'category',
): ListChoiceFacet<EventV3> => ({
  kind: 'choice',
  id,
  field: CATEGORY,
  isList: true,
  ...(categories && { values: categories.map(({ _id, name }) => ({ value: _id, label: name })) }),
});

/** Named date ranges. */
export type DatesPreset = 'today' | 'weekend' | 'week' | 'month';

/** Returns the dates of a preset for a given day: its remaining days, without past ones. */
export function presetDates(
  preset: DatesPreset,
  today: Day,
  weekStart: number,
  monthEnd: Day,
): Required<DateSpan> {
  const weekday = getWeekday(today);
  if (preset === 'today') return { from: today, to: today };
  if (preset === 'month') return { from: today, to: monthEnd };
  if (preset === 'weekend') {
    const saturday = addDays(today, Math.max(0, 6 - weekday));
    return { from: saturday, to: addDays(today, 7 - weekday) };
  }
  return { from: today, to: addDays(today, (weekStart + 6 - weekday + 7) % 7) };
}
