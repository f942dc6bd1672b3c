import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  daysBetween,
  daysFrom,
  getWeek,
  getWeekday,
  isDay,
} from '../../time/calendar/days.ts';
import {
  addMonths,
  addMonthsToDay,
  getDayOfMonth,
  getMonth,
  getWeeks,
} from '../../time/calendar/months.ts';
import { isTimeZone } from '../time-zone.ts';
import { dayAt, endOfDay, minutesAt, startOfDay } from './zoned-days.ts';

const HOUR = 3_600_000;
const day = fc.integer({ min: -25_000, max: 40_000 }).map((count) => addDays('1970-01-01', count));
const calendar = fc.constantFrom('gregory', 'persian', 'hebrew', 'islamic-umalqura', 'buddhist');
const zone = fc.constantFrom(
  ...['Europe/Copenhagen', 'Asia/Tokyo', 'America/New_York', 'Pacific/Kiritimati'],
  ...['Pacific/Pago_Pago', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'America/Sao_Paulo', 'UTC'],
);

describe('days', () => {
  it('accepts existing dates only', () => {
    expect(['2028-02-29', '2026-12-31'].every(isDay)).toBe(true);
    for (const text of ['2026-02-29', '2026-11-31', '2026-1-1', '', 'soon', '2026-13-01']) {
      expect(isDay(text), text).toBe(false);
    }
  });

  it('counts forward and back across months, leap years and clock changes', () => {
    expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    fc.assert(
      fc.property(day, fc.integer({ min: -900, max: 900 }), (from, count) => {
        expect(daysBetween(from, addDays(from, count))).toBe(count);
      }),
    );
  });

  it('returns the weeks of days', () => {
    expect(getWeekday('2026-11-27')).toBe(5);
    expect(getWeek('2026-11-27', 1)).toBe('2026-11-23');
    expect(getWeek('2026-11-27', 7)).toBe('2026-11-22');
    expect(getWeek('2026-11-27', 6)).toBe('2026-11-21');
  });
});

describe('months', () => {
  it('covers whole months in any calendar without gaps', () => {
    fc.assert(
      fc.property(day, calendar, (within, kind) => {
        const month = getMonth(within, kind);
        expect(month.first <= within && within <= month.last).toBe(true);
        expect(getDayOfMonth(month.first, kind)).toBe(1);
        const next = addMonths(month, 1, kind);
        expect(next.first).toBe(addDays(month.last, 1));
        expect(addMonths(next, -1, kind)).toEqual(month);
      }),
    );
  });

  it('returns the months of the given calendar', () => {
    expect(getMonth('2028-02-10')).toEqual({ first: '2028-02-01', last: '2028-02-29' });
    expect(getMonth('2026-11-27', 'persian')).toEqual({ first: '2026-11-22', last: '2026-12-21' });
    expect(addMonths(getMonth('2026-12-31'), 2)).toEqual({
      ...{ first: '2027-02-01', last: '2027-02-28' },
    });
  });

  it('clamps a day to a shorter month', () => {
    expect(addMonthsToDay('2027-01-31', 1)).toBe('2027-02-28');
    expect(addMonthsToDay('2028-01-31', 1)).toBe('2028-02-29');
    expect(addMonthsToDay('2026-03-31', -1)).toBe('2026-02-28');
    expect(addMonthsToDay('2026-11-27', 12)).toBe('2027-11-27');
  });

  it('returns whole weeks with the given first day', () => {
    fc.assert(
      fc.property(day, calendar, fc.integer({ min: 1, max: 7 }), (within, kind, weekStart) => {
        const month = getMonth(within, kind);
        const weeks = getWeeks(month, weekStart);
        expect(weeks.every((week) => week.length === 7 && week[0] !== undefined)).toBe(true);
        expect(weeks.map(([first = '']) => getWeekday(first))).toEqual(weeks.map(() => weekStart));
        const days = weeks.flat();
        expect(days).toEqual(daysFrom(days[0] ?? '', days.at(-1) ?? ''));
        expect(days).toEqual(expect.arrayContaining([month.first, month.last]));
      }),
    );
  });
});

describe('days in a time zone', () => {
  it('starts days by the local clock, with 23 and 25 hours too', () => {
    const length = (date: string, timeZone: string) =>
      (endOfDay(date, timeZone) - startOfDay(date, timeZone)) / HOUR;
    expect(length('2026-03-29', 'Europe/Copenhagen')).toBe(23);
    expect(length('2026-10-25', 'Europe/Copenhagen')).toBe(25);
    expect(length('2026-11-01', 'America/New_York')).toBe(25);
    expect(length('2026-10-04', 'Australia/Lord_Howe')).toBe(23.5);
    expect(new Date(startOfDay('2026-11-27', 'Asia/Tokyo')).toISOString()).toBe(
      '2026-11-26T15:00:00.000Z',
    );
  });

  it('starts a day at 1:00 when daylight saving time skips midnight', () => {
    const start = startOfDay('2018-11-04', 'America/Sao_Paulo');
    expect(new Date(start).toISOString()).toBe('2018-11-04T03:00:00.000Z');
    expect(minutesAt(start, 'America/Sao_Paulo')).toBe(60);
  });

  it('contains exactly the times between start and end', () => {
    const recent = fc.integer({ min: 0, max: 30_000 }).map((count) => addDays('2000-01-01', count));
    fc.assert(
      fc.property(recent, zone, (date, timeZone) => {
        const start = startOfDay(date, timeZone);
        expect(dayAt(start, timeZone)).toBe(date);
        expect(dayAt(endOfDay(date, timeZone) - 1000, timeZone)).toBe(date);
        expect(dayAt(start - 1000, timeZone) < date).toBe(true);
      }),
    );
  });

  it('falls back to UTC for an unknown time zone', () => {
    expect(isTimeZone('Mars/Olympus')).toBe(false);
    expect(dayAt(Date.parse('2026-11-27T23:59:00Z'), 'Mars/Olympus')).toBe('2026-11-27');
  });
});
