const clocks = new Map<string, Intl.DateTimeFormat | null>();

function getClock(timeZone: string): Intl.DateTimeFormat | null {
  const known = clocks.get(timeZone);
  if (known !== undefined) return known;
  let existing: Intl.DateTimeFormat | null = null;
  try {
    existing = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch {
    // No such zone: that is remembered too.
  }
  clocks.set(timeZone, existing);
  return existing;
}

/** Whether a name is a time zone of the IANA database that this machine knows. */
export const isTimeZone = (timeZone: string): boolean =>
  timeZone !== '' && getClock(timeZone) !== null;

/**
 * Returns the local time of a moment in a zone, in milliseconds, as if it were in UTC: its UTC
 * parts are the parts of the shown date and time. An unknown zone counts as UTC.
 */
export function timeInZone(moment: Date, timeZone: string): number {
  const clock = getClock(timeZone);
  if (!clock) return moment.getTime();
  const parts = clock.formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((one) => one.type === type)?.value);
  return Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
}

const DAY_MS = 86_400_000;

/**
 * Returns the calendar day of a moment in a zone, counted from 1 January 1970, for comparing days.
 */
export const dayInZone = (moment: Date, timeZone: string): number =>
  Math.floor(timeInZone(moment, timeZone) / DAY_MS);

/** The calendar day of a moment in a zone, as `2026-11-27`. */
export const dateInZone = (moment: Date, timeZone: string): string =>
  new Date(timeInZone(moment, timeZone)).toISOString().slice(0, 10);
