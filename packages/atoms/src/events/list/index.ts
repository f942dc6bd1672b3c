export { type CalendarWays, calendarWays } from '../../time/calendar/calendar-locale.ts';
export { type DayKey, dayByKey } from '../../time/calendar/calendar-navigation.ts';
export {
  addDays,
  type Day,
  dateOfDay,
  daysBetween,
  isDay,
  weekdayOf,
  weekOf,
} from '../../time/calendar/days.ts';
export {
  addMonths,
  addMonthsToDay,
  type Month,
  monthOf,
  weeksOf,
} from '../../time/calendar/months.ts';
export {
  type CalendarDay,
  type CalendarMonth,
  type CalendarMonthQuery,
  calendarMonthAtom,
} from '../calendar/calendar-month.ts';
export { eventSpan, eventsByDay } from '../calendar/event-days.ts';
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
export { type EventTab, eventTab, eventTabs } from './event-tabs.ts';
export { datesAhead, type TicketPrices, ticketPrices } from './ticket-prices.ts';
