import type { CalendarEvent, CalendarFileOptions } from './calendar-file.ts';

export type { CalendarEvent, CalendarFileOptions } from './calendar-file.ts';

/**
 * Creates an iCalendar file of events (RFC 5545) locally, without a request. Its code is loaded on
 * demand. Undefined if no event has a date.
 */
export async function makeCalendarFile(
  events: readonly CalendarEvent[],
  options?: CalendarFileOptions,
): Promise<string | undefined> {
  const { calendarFile } = await import('./calendar-file.ts');
  return calendarFile(events, options);
}
