import type { WireDates } from '../../../fixtures/events/formatted.ts';
import { isTimeZone } from '../../../fixtures/events/time-zone.ts';
import { invalid, missingField } from '../../../platform/errors.ts';
import {
  fieldsList,
  type JsonObject,
  optionalFields,
  optionalFlag,
  optionalText,
  requireFields,
  shortText,
} from '../../../platform/requests/fields.ts';
import { collectViolations } from '../../../platform/requests/gather.ts';

const MAX = { message: 100, timeZone: 100, dates: 200 };

/** Error code for an event with contradictory fields. */
export const CONTRADICTION = 'INVALID_EVENT_CONFIGURATION';

/** A moment at `field` as the wire writes it, or `undefined` when it is left out. */
export function optionalMoment(fields: JsonObject, key: string, path: string): string | undefined {
  const text = optionalText(fields, key, path);
  if (text === undefined) return undefined;
  const time = /^\d{4}-\d{2}-\d{2}T/.test(text) ? Date.parse(text) : Number.NaN;
  if (!Number.isNaN(time)) return new Date(time).toISOString();
  throw invalid({
    field: path,
    violatedRule: 'FORMAT',
    description: 'must be an ISO date and time',
  });
}

function timeZone(fields: JsonObject, path: string, fallback: string): string {
  const zone = shortText(fields, 'timeZoneId', MAX.timeZone, path) || fallback;
  if (isTimeZone(zone)) return zone;
  throw invalid({ field: path, violatedRule: 'FORMAT', description: 'must be a time zone' });
}

/** Rejects what ends before it begins. */
export function checkOrder(start: string | undefined, end: string | undefined, path: string): void {
  if (start === undefined || end === undefined || start < end) return;
  throw invalid({
    field: `${path}.endDate`,
    violatedRule: 'VALIDATION',
    ruleName: CONTRADICTION,
    description: 'must be after the start',
  });
}

/** Rejects to publish what should have begun already. */
export function checkIsAhead({ startDate, dateAndTimeTbd }: WireDates, now: number): void {
  if (dateAndTimeTbd || startDate === undefined || Date.parse(startDate) > now) return;
  throw invalid({
    field: 'event.dateAndTimeSettings.startDate',
    violatedRule: 'VALIDATION',
    ruleName: CONTRADICTION,
    description: 'must be in the future',
  });
}

/** A start, an end and their zone. */
function span(fields: JsonObject, path: string, fallbackZone: string) {
  const read = collectViolations({
    startDate() {
      const start = optionalMoment(fields, 'startDate', `${path}.startDate`);
      if (start === undefined) throw missingField(`${path}.startDate`);
      return start;
    },
    endDate() {
      const end = optionalMoment(fields, 'endDate', `${path}.endDate`);
      if (end === undefined) throw missingField(`${path}.endDate`);
      return end;
    },
    timeZoneId: () => timeZone(fields, `${path}.timeZoneId`, fallbackZone),
    showTimeZone: () => optionalFlag(fields, 'showTimeZone', `${path}.showTimeZone`) ?? false,
  });
  checkOrder(read.startDate, read.endDate, path);
  return read;
}

/** Reads the dates of an event from the written fields and the site's defaults. */
export function readDates(event: JsonObject, defaultTimeZone: string): WireDates {
  const path = 'event.dateAndTimeSettings';
  const dates = requireFields(event, 'dateAndTimeSettings', path);
  if (optionalFlag(dates, 'dateAndTimeTbd', `${path}.dateAndTimeTbd`)) {
    const message = `${path}.dateAndTimeTbdMessage`;
    return {
      dateAndTimeTbd: true,
      dateAndTimeTbdMessage: shortText(dates, 'dateAndTimeTbdMessage', MAX.message, message),
      timeZoneId: timeZone(dates, `${path}.timeZoneId`, defaultTimeZone),
      recurrenceStatus: 'ONE_TIME',
    };
  }
  const recurring = optionalFields(dates, 'recurringEvents', `${path}.recurringEvents`) ?? {};
  const listPath = `${path}.recurringEvents.individualEventDates`;
  const list = fieldsList(recurring, 'individualEventDates', MAX.dates, listPath);
  const zone = timeZone(dates, `${path}.timeZoneId`, defaultTimeZone);
  const individualEventDates = list.map((date, index) => span(date, `${listPath}[${index}]`, zone));
  // The dates of a series replace missing dates of the event.
  const [first] = individualEventDates;
  const own = dates.startDate === undefined && first ? first : span(dates, path, zone);
  return {
    dateAndTimeTbd: false,
    ...own,
    hideEndDate: optionalFlag(dates, 'hideEndDate', `${path}.hideEndDate`) ?? false,
    recurrenceStatus: first ? 'RECURRING' : 'ONE_TIME',
    ...(first && { recurringEvents: { individualEventDates } }),
  };
}
