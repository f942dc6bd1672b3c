/** A day of the calendar, wherever it is lived through. */
export interface Day {
  year: number;
  /** From 1. */
  month: number;
  day: number;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  clocks.set(timeZone, made);
  return made;
}

/** Whether the zone is one of the IANA database. */
export function isTimeZone(timeZone: string): boolean {
  try {
    clockOf(timeZone);
    return true;
  } catch {
    return false;
  }
}

/** What clocks in the zone show at a moment, as if it were a moment in UTC. */
function shownAt(moment: number, timeZone: string): number {
  const parts = clockOf(timeZone).formatToParts(moment);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  return Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
}

/** The calendar day at a moment in the zone, so many days later. */
export function dayAt(moment: number, timeZone: string, later = 0): Day {
  const shown = new Date(shownAt(moment, timeZone) + later * 86_400_000);
  return { year: shown.getUTCFullYear(), month: shown.getUTCMonth() + 1, day: shown.getUTCDate() };
}

/**
 * The moment at which clocks in the zone show this time, such as `19:30`. An hour that summer time
 * leaves out is the hour after it; of an hour that comes twice it is the first.
 */
export function momentOf({ year, month, day }: Day, time: string, timeZone: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const wanted = Date.UTC(year, month - 1, day, hour, minute);
  const dayBefore = wanted - 86_400_000;
  const offset = shownAt(dayBefore, timeZone) - dayBefore;
  const moment = wanted - offset;
  const drift = shownAt(moment, timeZone) - wanted;
  if (drift === 0) return moment;
  const corrected = moment - drift;
  return shownAt(corrected, timeZone) === wanted ? corrected : moment;
}
