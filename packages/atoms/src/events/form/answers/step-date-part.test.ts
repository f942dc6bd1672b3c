import { describe, expect, it } from 'vitest';
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
  const step = (part: 'day' | 'month' | 'year', amount: number, answer: Partial<typeof empty>) =>
    stepDatePart({ ...empty, ...answer }, part, amount, { locale: 'en', today })[part];

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
