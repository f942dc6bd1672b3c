import type { Filter } from '@vitrine/client';
import type { EventCategory, EventV3 } from '@vitrine/client/events';
import type { DateSpan, DatesFacet, ListChoiceFacet } from '../../lists/list-facets.ts';
import { addDays, type Day, getWeekday } from '../../time/calendar/days.ts';
import { startOfDay } from '../calendar/zoned-days.ts';
import { CATEGORY, END, START } from './list-fields.ts';

/** By what a list of events can be narrowed. */
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

/**
 * The days on which events take place, by the clock of one place: that of the house, not of anyone who
 * looks.
 */
export const eventDatesFacet = (timeZone: string, id = 'dates'): DatesFacet => ({
  kind: 'dates',
  id,
  getFilter: (span) => eventDatesFilter(span, timeZone),
});

/**
 * The categories that a host sorts its programme by. Without any they are those that people gave
 * the events, as `eventCategoriesAtom` finds them.
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

/** Days that people ask for by name. */
export type DatesPreset = 'today' | 'weekend' | 'week' | 'month';

/** The days that a name represents on a day: what is left of them, never what is past. */
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
