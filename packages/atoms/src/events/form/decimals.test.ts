import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { datePartsOf, readDate } from './dates.ts';
import { isMore, readDecimal } from './decimals.ts';

describe('a typed number', () => {
  it('is read by the signs of the locale and no others', () => {
    expect(readDecimal('10,50', 'de')).toBe('10.5');
    expect(readDecimal('1.234,5', 'de')).toBe('1234.5');
    expect(readDecimal('1,234.50', 'en-GB')).toBe('1234.5');
    expect(readDecimal('۱۲٫۵', 'fa')).toBe('12.5');
    expect(readDecimal('−3', 'sv')).toBe('-3');
    expect(readDecimal('007', 'en-GB')).toBe('7');
    expect(readDecimal('1,5', 'en-GB')).toBeUndefined();
    expect(readDecimal('1.5', 'de')).toBeUndefined();
  });

  it('is never guessed from something else', () => {
    for (const text of ['', '-', '1e9', 'two', '3 pieces', '1.', '1..2', '--1', '0x10', '1-2']) {
      expect(readDecimal(text, 'en-GB'), text).toBeUndefined();
    }
  });

  it('is exact beyond what a machine number holds', () => {
    expect(readDecimal('9007199254740993.0001', 'en-GB')).toBe('9007199254740993.0001');
    fc.assert(
      fc.property(fc.bigInt({ min: 0n }), fc.bigInt({ min: 0n }), (left, right) => {
        expect(isMore(String(left), String(right))).toBe(left > right);
        expect(isMore(`0.${left}1`, `0.${left}`)).toBe(true);
      }),
    );
  });
});

describe('a typed date', () => {
  const read = (day: string, month: string, year: string) => readDate({ day, month, year });

  it('never moves to another day', () => {
    expect(read('1', '4', '1990')).toEqual(new Date('1990-04-01T00:00:00Z'));
    expect(read('۲۹', '۲', '۲۰۲۴')).toEqual(new Date('2024-02-29T00:00:00Z'));
    expect(read('1', '1', '0050')).toEqual(new Date('0050-01-01T00:00:00Z'));
  });

  it('is refused when there is no such day, with the reason', () => {
    expect(read('', '', '')).toBeNull();
    expect(read('29', '2', '2023')).toEqual({ kind: 'unreal' });
    expect(read('1', '13', '2023')).toEqual({ kind: 'unreal' });
    expect(read('1', '1', '0000')).toEqual({ kind: 'unreal' });
    expect(read('1', 'May', '2023')).toEqual({ kind: 'unreal' });
    expect(read('1', '4', '90')).toEqual({ kind: 'year' });
    expect(read('1', '4', '')).toEqual({ kind: 'partial', missing: 'year' });
    expect(read('', '4', '')).toEqual({ kind: 'partial', missing: 'day' });
  });

  it('is asked for in the order of the locale', () => {
    expect(datePartsOf('en-GB')).toEqual(['day', 'month', 'year']);
    expect(datePartsOf('en-US')).toEqual(['month', 'day', 'year']);
    expect(datePartsOf('ja')).toEqual(['year', 'month', 'day']);
    expect([...datePartsOf('fa')].sort()).toEqual(['day', 'month', 'year']);
  });
});
