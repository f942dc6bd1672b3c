export {
  addDays,
  type Day,
  dateOfDay,
  daysBetween,
  isDay,
  weekdayOf,
  weekOf,
} from '../core/calendar/days.ts';
export { type CalendarWays, calendarWays } from '../core/calendar/locale.ts';
export {
  addMonths,
  addMonthsToDay,
  type Month,
  monthOf,
  weeksOf,
} from '../core/calendar/months.ts';
export { type DayKey, dayByKey } from '../core/calendar/move.ts';
export { eventSpan, eventsByDay } from './calendar/event-days.ts';
export {
  type CalendarDay,
  type CalendarMonth,
  type CalendarMonthQuery,
  calendarMonthAtom,
} from './calendar/month.ts';
export { dayAt, endOfDay, startOfDay } from './calendar/zoned-days.ts';
export {
  createEventList,
  type EventList,
  type EventListOptions,
  type EventView,
} from './list/event-list.ts';
export {
  type DatesPreset,
  type EventFacet,
  eventCategoryFacet,
  eventDatesFacet,
  presetDates,
} from './list/facets.ts';
export { datesAhead, type TicketPrices, ticketPrices } from './list/listed.ts';
export { type EventTab, eventTab, eventTabs } from './list/tabs.ts';
export {
  appliedEventFiltersAtom,
  calendarFilterAtom,
  chosenCategoriesAtom,
  type EmptyEvents,
  type EventCategoryOption,
  emptyEventsAtom,
  eventCategoriesAtom,
  eventTabCountsAtom,
} from './list/views.ts';
