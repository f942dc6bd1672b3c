import { hashKey } from '@tanstack/query-core';
import type { Client, Filter } from '@vitrine/client';
import { type EventV3, queryEvents, type RequestedFields } from '@vitrine/client/events';
import { atom, type WritableAtom } from 'jotai/vanilla';
import { allFilters } from '../../lists/list-filter.ts';
import { entityFamily } from '../../query/entity-family.ts';
import { addDays, type Day } from '../../time/calendar/days.ts';
import { getMonth, getWeeks, type Month } from '../../time/calendar/months.ts';
import { weakFamily } from '../../utils/weak-family.ts';
import { eventKeys } from '../keys.ts';
import { eventDatesFilter } from '../list/event-facets.ts';
import { LISTED_FIELDS, START } from '../list/list-fields.ts';
import { groupEventsByDay } from './event-days.ts';

/** Maximum number of events loaded for one view of a month. */
export const MAX_EVENTS_PER_MONTH = 300;

/** The platform's limit of events per page. */
const PAGE = 100;

interface DaysOfEvents {
  first: Day;
  last: Day;
  filter?: Filter;
  fields: readonly RequestedFields[];
}

async function readEvents(
  client: Client,
  { first, last, filter, fields }: DaysOfEvents,
  request: { signal: AbortSignal },
) {
  // A day begins 14 hours before that of UTC at the earliest, and ends 12 hours after it.
  const wide = { from: addDays(first, -1), to: addDays(last, 1) };
  const narrowed = allFilters([filter, eventDatesFilter(wide, 'UTC')]);
  const query = { ...(narrowed && { filter: narrowed }), sort: [{ fieldName: START }] };
  const pageAt = (offset: number) =>
    queryEvents(client, { ...query, paging: { limit: PAGE, offset } }, { fields }, request);
  const { items, total = items.length } = await pageAt(0);
  const offsets = [];
  // The platform may return fewer than the limit, and does so for the other pages then.
  const step = items.length || PAGE;
  for (let offset = step; offset < Math.min(total, MAX_EVENTS_PER_MONTH); offset += step) {
    offsets.push(offset);
  }
  const others = await Promise.all(offsets.map(pageAt));
  return { events: [...items, ...others.flatMap((page) => page.items)], total };
}

const daysAtom = entityFamily(
  (days: DaysOfEvents) => [...eventKeys.lists, 'days', days],
  (client, days, request) => readEvents(client, days, request),
);

/** A month, and the filter of its events. */
export interface CalendarMonthQuery {
  /** A day of the month. */
  day: Day;
  /** A calendar of `Intl`: `gregory`, `persian`. Default `gregory`. */
  calendar?: string;
  /** The first day of its weeks: Monday is 1, Sunday is 7. Default 1. */
  weekStart?: number;
  /** Base filter of the events. */
  filter?: Filter;
  /** Field sets of the events. Default those that cards and rows show. */
  fields?: readonly RequestedFields[];
}

/** One day of a month's weeks. */
export interface CalendarDay {
  /** The day in ISO 8601, also in other calendars. */
  day: Day;
  /** Whether it is a day of the month, or an adjacent one that fills a week. */
  isInMonth: boolean;
  /** The events on that day in their own time zones, also those that began before. */
  events: readonly EventV3[];
}

/** A month with its events. */
export interface CalendarMonth extends Month {
  /** `success` as soon as events are loaded. */
  status: 'pending' | 'error' | 'success';
  /** Whether events are being loaded, also again. */
  isFetching: boolean;
  /** Complete weeks of seven days, so the first and the last may have days of other months. */
  weeks: readonly (readonly CalendarDay[])[];
  /** The events of the month itself, the earliest first, each of them once. */
  events: readonly EventV3[];
  /** The platform has more events than were read. */
  isCut: boolean;
  /** Why the latest fetch failed; loaded events stay. */
  error: Error | null;
}

/**
 * A month of events in complete weeks, each event on all its days in its venue's time zone. The
 * weeks are available immediately, the events after loading; after a failure the weeks remain.
 * Writing refetches it. See docs/reference/events.mdx.
 */
export const calendarMonthAtom = weakFamily(
  ({
    day,
    calendar = 'gregory',
    weekStart = 1,
    filter,
    fields = LISTED_FIELDS,
  }: CalendarMonthQuery): WritableAtom<CalendarMonth, [], Promise<void>> => {
    const month = getMonth(day, calendar);
    const weeks = getWeeks(month, weekStart);
    const days = weeks.flat();
    const sourceAtom = daysAtom({
      ...{ first: days[0] ?? day, last: days.at(-1) ?? day, fields },
      ...(filter && { filter }),
    });
    return atom(
      (get): CalendarMonth => {
        const { data, status, error, isFetching } = get(sourceAtom);
        const byDay = groupEventsByDay(data?.events ?? []);
        const isInMonth = (one: Day) => month.first <= one && one <= month.last;
        const own = new Set(days.filter(isInMonth).flatMap((one) => byDay.get(one) ?? []));
        return {
          ...month,
          ...{ status, error, isFetching },
          weeks: weeks.map((week) =>
            week.map((one) => ({
              ...{ day: one, isInMonth: isInMonth(one), events: byDay.get(one) ?? [] },
            })),
          ),
          events: [...own],
          isCut: (data?.total ?? 0) > (data?.events.length ?? 0),
        };
      },
      async (_get, set) => {
        await set(sourceAtom);
      },
    );
  },
  (query) => hashKey([query]),
);
