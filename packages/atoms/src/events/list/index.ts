export {
  type CalendarConventions,
  getCalendarConventions,
} from '../../time/calendar/calendar-locale.ts';
export { type DayKey, moveByKey } from '../../time/calendar/calendar-navigation.ts';
export {
  addDays,
  type Day,
  daysBetween,
  getWeek,
  getWeekday,
  isDay,
  toDate,
} from '../../time/calendar/days.ts';
export {
  addMonths,
  addMonthsToDay,
  getMonth,
  getWeeks,
  type Month,
} from '../../time/calendar/months.ts';
export {
  type CalendarDay,
  type CalendarMonth,
  type CalendarMonthQuery,
  calendarMonthAtom,
} from '../calendar/calendar-month.ts';
export { eventSpan, groupEventsByDay } from '../calendar/event-days.ts';
export { getWeekBars, type WeekBar } from '../calendar/week-bars.ts';
export { dayAt, endOfDay, startOfDay } from '../calendar/zoned-days.ts';
export {
  type DatesPreset,
  type EventFacet,
  eventCategoryFacet,
  eventDatesFacet,
  presetDates,
} from './event-facets.ts';
export {
  createEventList,
  type EventList,
  type EventListOptions,
  type EventView,
} from './event-list.ts';
export {
  appliedEventFiltersAtom,
  calendarFilterAtom,
  chosenCategoriesAtom,
  type EmptyEvents,
  type EventCategoryOption,
  emptyEventsAtom,
  eventCategoriesAtom,
  eventTabCountsAtom,
} from './event-list-views.ts';
export { type EventSuggestions, eventSearchAtom, eventSuggestionsAtom } from './event-search.ts';
export { type EventTab, eventTab, eventTabs } from './event-tabs.ts';
export { type EventListPageRequest, loadEventListPage } from './load-event-list-page.ts';
export { datesAhead, type TicketPrices, ticketPrices } from './ticket-prices.ts';
