import { describe, expect, it } from 'vitest';
import { getDateParts, readDate } from './date-answers.ts';

describe('a typed date', () => {
  const read = (day: string, month: string, year: string) => readDate({ day, month, year });

  it('Q14 never shifts to another day', () => {
    expect(read('1', '4', '1990')).toEqual(new Date('1990-04-01T00:00:00Z'));
    expect(read('۲۹', '۲', '۲۰۲۴')).toEqual(new Date('2024-02-29T00:00:00Z'));
    expect(read('1', '1', '0050')).toEqual(new Date('0050-01-01T00:00:00Z'));
  });

  it('is rejected with the reason when the date does not exist', () => {
    expect(read('', '', '')).toBeNull();
    expect(read('29', '2', '2023')).toEqual({ kind: 'unreal' });
    expect(read('1', '13', '2023')).toEqual({ kind: 'unreal' });
    expect(read('1', '1', '0000')).toEqual({ kind: 'unreal' });
    expect(read('1', 'May', '2023')).toEqual({ kind: 'unreal' });
    expect(read('1', '4', '90')).toEqual({ kind: 'year' });
    expect(read('1', '4', '')).toEqual({ kind: 'partial', missing: 'year' });
    expect(read('', '4', '')).toEqual({ kind: 'partial', missing: 'day' });
  });

  it('Q13 has its fields in the locale’s order', () => {
    expect(getDateParts('en-GB')).toEqual(['day', 'month', 'year']);
    expect(getDateParts('en-US')).toEqual(['month', 'day', 'year']);
    expect(getDateParts('ja')).toEqual(['year', 'month', 'day']);
    expect([...getDateParts('fa')].sort()).toEqual(['day', 'month', 'year']);
  });
});
