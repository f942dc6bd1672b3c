import { type Span, WEEKDAYS, type Weekly, type When } from './entry.ts';
import { formatDates, type WireDates } from './formatted.ts';
import { seriesIdOf } from './ids.ts';
import { dayAt, momentOf } from './zoned.ts';

const HOUR = 3_600_000;
const QUARTER = HOUR / 4;

const iso = (moment: number) => new Date(moment).toISOString();

type WireOccurrence = NonNullable<
  NonNullable<WireDates['recurringEvents']>['individualEventDates']
>[number];

/** A span of the programme as moments, by the clock of its place. */
function occurrence({ day, from, to, lastDay = day }: Span, startedAt: number, timeZoneId: string) {
  const at = (later: number, time: string) =>
    iso(momentOf(dayAt(startedAt, timeZoneId, later), time, timeZoneId));
  return { startDate: at(day, from), endDate: at(lastDay, to), timeZoneId, showTimeZone: false };
}

/** The dates of a day of the week, never on the day on which the world began. */
function datesOfWeeks({ weekday, weeks, from, to }: Weekly, startedAt: number, zone: string) {
  const { year, month, day } = dayAt(startedAt, zone);
  const today = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  const since = (today - WEEKDAYS[weekday] + 7) % 7;
  // What begins on that very day has its dates a week before and a week after.
  const before = since || 7;
  return weeks.map((week) => ({
    day: week < 0 ? 7 * (week + 1) - before : 7 * (week + 1) - since,
    from,
    to,
  }));
}

const withWords = (dates: WireDates): WireDates => ({ ...dates, formatted: formatDates(dates) });

const oneTime = ({ startDate, endDate, timeZoneId }: WireOccurrence): WireDates => ({
  dateAndTimeTbd: false,
  startDate,
  endDate,
  timeZoneId,
  hideEndDate: false,
  showTimeZone: false,
  recurrenceStatus: 'ONE_TIME',
});

/** The date settings of each event that an entry stands for: one, or one for each of its dates. */
export function datesOf(
  slug: string,
  when: When,
  startedAt: number,
  timeZoneId: string,
): [WireDates, ...WireDates[]] {
  if ('tbd' in when) {
    const dates: WireDates = {
      dateAndTimeTbd: true,
      dateAndTimeTbdMessage: when.tbd,
      timeZoneId,
      recurrenceStatus: 'ONE_TIME',
    };
    return [withWords(dates)];
  }
  if ('inHours' in when) {
    const start = Math.ceil((startedAt + when.inHours * HOUR) / QUARTER) * QUARTER;
    const end = start + when.hours * HOUR;
    return [withWords(oneTime({ startDate: iso(start), endDate: iso(end), timeZoneId }))];
  }
  if (!('weeks' in when)) return [withWords(oneTime(occurrence(when, startedAt, timeZoneId)))];
  const individualEventDates = datesOfWeeks(when, startedAt, timeZoneId).map((span) =>
    occurrence(span, startedAt, timeZoneId),
  );
  const recurringEvents = { individualEventDates, categoryId: seriesIdOf(slug) };
  return individualEventDates.map((date) =>
    withWords({ ...oneTime(date), recurrenceStatus: 'RECURRING', recurringEvents }),
  ) as [WireDates, ...WireDates[]];
}
