import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeAnswer } from './answer-codecs.ts';
import type { Question } from './answers.ts';
import { formatDateAnswer } from './date-answers.ts';
import { getDatePartMaximum, getDatePartValue, stepDatePart } from './step-date-part.ts';

const today = new Date('2026-11-24T00:00:00Z');
const empty = { day: '', month: '', year: '' };

describe('getDatePartValue', () => {
  it('reads digits of all scripts', () => {
    const answer = { day: '۲۹', month: '02', year: 'May' };
    expect(getDatePartValue(answer, 'day')).toBe(29);
    expect(getDatePartValue(answer, 'month')).toBe(2);
    expect(getDatePartValue(answer, 'year')).toBeNull();
    expect(getDatePartValue(empty, 'day')).toBeNull();
  });
});

describe('getDatePartMaximum', () => {
  const lastDay = (month: string, year: string, locale: string) =>
    getDatePartMaximum({ day: '', month, year }, 'day', locale);

  it('is the last day of the month, with leap days of each calendar', () => {
    expect(lastDay('2', '2024', 'en')).toBe(29);
    expect(lastDay('2', '2026', 'en')).toBe(28);
    expect(lastDay('4', '2026', 'en')).toBe(30);
    expect(lastDay('12', '1399', 'fa-IR')).toBe(30);
    expect(lastDay('12', '1400', 'fa-IR')).toBe(29);
    expect(lastDay('6', '1400', 'fa-IR')).toBe(31);
    expect(lastDay('2', '2567', 'th')).toBe(29);
    // A Gregorian year in a Persian form, as browsers fill it in.
    expect(lastDay('2', '1990', 'fa-IR')).toBe(28);
  });

  it('is 31 while month or year are unknown', () => {
    expect(lastDay('', '2026', 'en')).toBe(31);
    expect(lastDay('2', '', 'en')).toBe(31);
  });
});

describe('stepDatePart', () => {
  const step = (part: 'day' | 'month' | 'year', count: number, answer: Partial<typeof empty>) =>
    stepDatePart({ ...empty, ...answer }, part, count, { locale: 'en', today })[part];

  it('starts at the current day, in the calendar of the locale', () => {
    expect(step('day', 1, {})).toBe('24');
    expect(stepDatePart(empty, 'year', -1, { locale: 'fa-IR', today }).year).toBe('1405');
  });

  it('continues days and months at their other end', () => {
    expect(step('day', 1, { day: '29', month: '2', year: '2024' })).toBe('1');
    expect(step('day', -1, { day: '1', month: '2', year: '2023' })).toBe('28');
    expect(step('month', 2, { month: '12' })).toBe('2');
    expect(step('month', -1, { month: '1' })).toBe('12');
    expect(step('day', -7, { day: '3' })).toBe('27');
  });

  it('stops years at their limits', () => {
    expect(step('year', 5, { year: '9998' })).toBe('9999');
    expect(step('year', -5, { year: '3' })).toBe('1');
  });

  it('leaves the other parts as they were typed', () => {
    const typed = { day: '31', month: '۱', year: 'May' };
    expect(stepDatePart(typed, 'month', 1, { locale: 'en', today })).toEqual({
      ...typed,
      month: '2',
    });
  });
});

describe.each(['Europe/Copenhagen', 'America/Santiago', 'Pacific/Apia'])('in %s', (timeZone) => {
  const before = process.env.TZ;
  beforeAll(() => {
    process.env.TZ = timeZone;
  });
  afterAll(() => {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  });

  const question = {
    control: { _id: '1', type: 'DATE', inputs: [] },
    input: { name: 'visit', type: 'DATE_TIME' },
  } as Question;

  it.each(['en', 'fa-IR', 'th'])(
    'sends each day as midnight UTC, also when clocks change: %s',
    (locale) => {
      // Clocks change there on 29 March, 6 September and 30 December (a day that Apia left out).
      for (const [from, to] of [
        ['2026-03-28', '2026-03-29'],
        ['2026-03-29', '2026-03-30'],
        ['2026-09-05', '2026-09-06'],
        ['2011-12-29', '2011-12-30'],
        ['2024-02-28', '2024-02-29'],
      ] as const) {
        const answer = formatDateAnswer(new Date(`${from}T00:00:00Z`), locale);
        const next = stepDatePart(answer, 'day', 1, { locale, today });
        expect(encodeAnswer(question, next, locale)?.dateTime).toEqual(new Date(`${to}T00:00:00Z`));
      }
    },
  );
});
