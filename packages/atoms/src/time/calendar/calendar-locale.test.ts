import { describe, expect, it } from 'vitest';
import { getCalendarConventions } from './calendar-locale.ts';

describe('getCalendarConventions', () => {
  it.each([
    ['en-GB', 'gregory', 1],
    ['en-US', 'gregory', 7],
    ['de', 'gregory', 1],
    ['fa-IR', 'persian', 6],
    ['fa', 'persian', 6],
    ['ja', 'gregory', 7],
    ['th', 'buddhist', 7],
  ])('returns for %s the %s calendar with first weekday %i', (locale, calendar, weekStart) => {
    expect(getCalendarConventions(locale)).toEqual({ calendar, weekStart });
  });

  it('has the Gregorian calendar instead of one whose months cannot be shown', () => {
    expect(getCalendarConventions('zh-u-ca-chinese').calendar).toBe('gregory');
    expect(getCalendarConventions('en-u-ca-hebrew').calendar).toBe('hebrew');
  });

  it('knows the first day of the week where the browser does not', () => {
    const prototype = Intl.Locale.prototype as { getWeekInfo?: unknown };
    const { getWeekInfo } = prototype;
    prototype.getWeekInfo = undefined;
    try {
      const starts = ['en-GB', 'en-US', 'fa', 'he', 'de-CH', 'eo'].map(
        (locale) => getCalendarConventions(locale).weekStart,
      );
      expect(starts).toEqual([1, 7, 6, 7, 1, 1]);
    } finally {
      prototype.getWeekInfo = getWeekInfo;
    }
  });
});
