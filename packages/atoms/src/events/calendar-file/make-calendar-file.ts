import type { CalendarEvent, CalendarFileOptions } from './calendar-file.ts';

export type { CalendarEvent, CalendarFileOptions } from './calendar-file.ts';

/**
 * Events as an iCalendar file (RFC 5545), made here: no one hears of it. What makes it loads when it
 * is called. Undefined where no event has a date.
 */
export async function makeCalendarFile(
  events: readonly CalendarEvent[],
  options?: CalendarFileOptions,
): Promise<string | undefined> {
  const { calendarFile } = await import('./calendar-file.ts');
  return calendarFile(events, options);
}
