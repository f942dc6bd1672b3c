import type { EventV3 } from '@vitrine/client/events';
import { loadList } from '../../hydration/load-data.ts';
import type { PagedList } from '../../lists/paged-list.ts';
import { locationAtom, type Storefront } from '../../storefront.ts';
import { getCalendarConventions } from '../../time/calendar/calendar-locale.ts';
import { getMonth } from '../../time/calendar/months.ts';
import { calendarMonthAtom } from '../calendar/calendar-month.ts';
import { dayClockAtom } from '../calendar/day-clock.ts';
import { dateInZone } from '../time-zone.ts';
import { createEventList, type EventListOptions } from './event-list.ts';
import {
  appliedEventFiltersAtom,
  calendarFilterAtom,
  chosenCategoriesAtom,
  emptyEventsAtom,
  eventTabCountsAtom,
} from './event-list-views.ts';

/** Options of an event list page's list. */
export interface EventListPageRequest extends EventListOptions {
  /** BCP 47 tag of the page, which decides the month of the calendar. Default `en-US`. */
  locale?: string;
}

/**
 * Loads what the components of `EventList` read: the events of the URL's tab, filters and pages, the
 * number of events in each tab, and the month if the URL shows the calendar. Pass the options of the
 * page's list; `location` is that of the storefront by default.
 *
 * @returns the events; if their request failed, the list is pending, and the browser sends the
 * request again.
 *
 * @example
 * await loadEventListPage(storefront, { timeZone: 'Europe/Copenhagen', locale: 'en-GB' });
 */
export function loadEventListPage(
  storefront: Storefront,
  { locale = 'en-US', location, ...options }: EventListPageRequest,
): Promise<PagedList<EventV3>> {
  const list = createEventList({
    ...options,
    location: location ?? storefront.store.get(locationAtom),
  });
  return loadList(storefront, list, (get) => {
    get(appliedEventFiltersAtom(list));
    get(eventTabCountsAtom(list));
    get(chosenCategoriesAtom(list));
    if (get(list.viewAtom) !== 'calendar') {
      get(emptyEventsAtom(list));
      return;
    }
    const conventions = getCalendarConventions(locale);
    const now = new Date(get(dayClockAtom(list.timeZone))());
    const day = get(list.dayAtom) ?? dateInZone(now, list.timeZone);
    const filter = get(calendarFilterAtom(list));
    get(
      calendarMonthAtom({
        ...conventions,
        day: getMonth(day, conventions.calendar).first,
        fields: list.fields,
        ...(filter && { filter }),
      }),
    );
  });
}
