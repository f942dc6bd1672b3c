import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDateAnswer, getDateParts, readDate } from './answers/date-answers.ts';
import { getCalendarSystem } from './calendar-systems.ts';

const day = fc.date({
  min: new Date('1850-01-01'),
  max: new Date('2100-01-01'),
  noInvalidDate: true,
});

const midnight = (date: Date) =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()));

describe('getCalendarSystem', () => {
  it('returns the locale’s calendar where its months are supported', () => {
    expect(['en-GB', 'de', 'fa-IR', 'fa', 'th', 'ja'].map(getCalendarSystem)).toEqual([
      'gregory',
      'gregory',
      'persian',
      'persian',
      'buddhist',
      'gregory',
    ]);
    expect(getDateParts('fa-IR')).toEqual(['year', 'month', 'day']);
  });

  it.each(['en-GB', 'fa-IR', 'th', 'ar-SA-u-ca-islamic-umalqura'])(
    'converts every day in both directions, in %s',
    (locale) => {
      fc.assert(
        fc.property(day, (date) => {
          expect(readDate(formatDateAnswer(date, locale), locale)).toEqual(midnight(date));
        }),
        { numRuns: 40 },
      );
    },
  );

  it('accepts Persian digits and existing leap days', () => {
    const read = (year: string, month: string, date: string) =>
      readDate({ year, month, day: date }, 'fa-IR');
    expect(read('۱۳۶۹', '۱', '۷')).toEqual(new Date('1990-03-27T00:00:00Z'));
    expect(read('1399', '12', '30')).toEqual(new Date('2021-03-20T00:00:00Z'));
    expect(read('1400', '12', '30')).toEqual({ kind: 'unreal' });
    expect(read('1400', '7', '31')).toEqual({ kind: 'unreal' });
    expect(read('1400', '0', '431')).toEqual({ kind: 'unreal' });
  });

  it('accepts Gregorian dates from browser autofill', () => {
    const filled = { year: '1990', month: '3', day: '27' };
    expect(readDate(filled, 'fa-IR')).toEqual(new Date('1990-03-27T00:00:00Z'));
    expect(readDate(filled, 'th')).toEqual(new Date('1990-03-27T00:00:00Z'));
    expect(readDate({ ...filled, year: '2533' }, 'th')).toEqual(new Date('1990-03-27T00:00:00Z'));
  });
});
