import type { Wire } from '@vitrine/client';
import type { DateAndTimeSettings } from '@vitrine/client/events';

export type WireDates = Wire<DateAndTimeSettings>;

const formats = new Map<string, Intl.DateTimeFormat>();

function format(date: string, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  const key = `${timeZone}/${Object.keys(options).join()}`;
  const known = formats.get(key);
  const made = known ?? new Intl.DateTimeFormat('en-GB', { timeZone, ...options });
  if (!known) formats.set(key, made);
  return made.format(new Date(date));
}

const dayOf = (date: string, timeZone: string) =>
  format(date, timeZone, { day: 'numeric', month: 'long', year: 'numeric' });

const timeOf = (date: string, timeZone: string) =>
  format(date, timeZone, { hour: '2-digit', minute: '2-digit' });

/** `CET` or `GMT+9`, as people there call it. */
const zoneOf = (date: string, timeZone: string) =>
  format(date, timeZone, { day: 'numeric', timeZoneName: 'short' }).split(', ').at(-1);

/** When an event takes place, in words and in its own time zone. */
export function formatDates(dates: WireDates): NonNullable<WireDates['formatted']> {
  const { startDate, endDate, timeZoneId = 'UTC', hideEndDate, showTimeZone } = dates;
  if (dates.dateAndTimeTbd || !startDate) {
    return { dateAndTime: dates.dateAndTimeTbdMessage ?? 'To be announced' };
  }
  const start = { day: dayOf(startDate, timeZoneId), time: timeOf(startDate, timeZoneId) };
  const zone = showTimeZone ? ` ${zoneOf(startDate, timeZoneId)}` : '';
  const first = { startDate: start.day, startTime: start.time };
  if (!endDate || hideEndDate) {
    return { dateAndTime: `${start.day}, ${start.time}${zone}`, ...first };
  }
  const end = { day: dayOf(endDate, timeZoneId), time: timeOf(endDate, timeZoneId) };
  const until = end.day === start.day ? end.time : `${end.day}, ${end.time}`;
  return {
    dateAndTime: `${start.day}, ${start.time} – ${until}${zone}`,
    ...first,
    endDate: end.day,
    endTime: end.time,
  };
}
