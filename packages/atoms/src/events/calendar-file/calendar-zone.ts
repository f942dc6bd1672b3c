import { timeInZone } from '../time-zone.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Returns a zone's offset from UTC at a moment, in minutes. */
const offsetAt = (moment: number, timeZone: string): number =>
  Math.round((timeInZone(new Date(moment), timeZone) - moment) / MINUTE_MS);

/** The moment between two at which the clocks of a zone change, to the minute. */
function changeBetween(before: number, after: number, timeZone: string): number {
  const old = offsetAt(before, timeZone);
  let [low, high] = [before, after];
  while (high - low > MINUTE_MS) {
    const middle = low + Math.floor((high - low) / 2 / MINUTE_MS) * MINUTE_MS;
    if (offsetAt(middle, timeZone) === old) low = middle;
    else high = middle;
  }
  return high;
}

/** Upper limit of an event's length, so that an invalid year does not block the page. */
const LONGEST_MS = 1100 * DAY_MS;

/** The moments from one to another at which the clocks of a zone change. */
function getChanges(timeZone: string, from: number, until: number): number[] {
  const found: number[] = [];
  for (let day = from; day < until; day += DAY_MS) {
    const next = Math.min(day + DAY_MS, until);
    if (offsetAt(day, timeZone) === offsetAt(next, timeZone)) continue;
    found.push(changeBetween(day, next, timeZone));
  }
  return found;
}

/** A moment as clocks of a zone show it, as `20261203T193000`. */
export const localStamp = (moment: number, timeZone: string): string =>
  stamp(timeInZone(new Date(moment), timeZone));

/** Formats a moment's UTC components, as `20261203T183000`. */
export const stamp = (moment: number): string =>
  new Date(moment).toISOString().replace(/[-:]|\.\d+Z$/g, '');

function formatOffset(minutes: number): string {
  const size = Math.abs(minutes);
  const digits = [Math.floor(size / 60), size % 60].map((part) => String(part).padStart(2, '0'));
  return `${minutes < 0 ? '-' : '+'}${digits.join('')}`;
}

/** Whether a zone is in daylight saving time. */
function isSummer(moment: number, timeZone: string): boolean {
  const year = new Date(moment).getUTCFullYear();
  const offsets = [0, 6].map((month) => offsetAt(Date.UTC(year, month, 1), timeZone));
  return offsetAt(moment, timeZone) > Math.min(...offsets);
}

/**
 * Returns the rules of a zone between two moments, as the lines of a `VTIMEZONE`: its initial
 * offset, and each change until the end. RFC 5545, 3.6.5.
 */
export function zoneLines(timeZone: string, from: number, until: number): string[] {
  // The initial rule starts a day before, so that no calendar looks for an older one.
  const first = Math.floor(from / MINUTE_MS) * MINUTE_MS - DAY_MS;
  const last = Math.min(until + DAY_MS, first + LONGEST_MS);
  const rules = [first, ...getChanges(timeZone, first, last)].flatMap((moment, index) => {
    const before = offsetAt(index === 0 ? moment : moment - MINUTE_MS, timeZone);
    const kind = isSummer(moment, timeZone) ? 'DAYLIGHT' : 'STANDARD';
    return [
      `BEGIN:${kind}`,
      `DTSTART:${stamp(moment + before * MINUTE_MS)}`,
      `TZOFFSETFROM:${formatOffset(before)}`,
      `TZOFFSETTO:${formatOffset(offsetAt(moment, timeZone))}`,
      `END:${kind}`,
    ];
  });
  return ['BEGIN:VTIMEZONE', `TZID:${timeZone}`, ...rules, 'END:VTIMEZONE'];
}
