import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clamp, formatWholeNumber, parseWholeNumber } from './whole-number.ts';

describe('readWholeNumber', () => {
  it('reads the digits of any script', () => {
    for (const text of ['12', '۱۲', '١٢', '१२', '１２', '১২', '  12 ', '\u200e12']) {
      expect(parseWholeNumber(text, 'en-GB'), text).toBe(12);
    }
  });

  it('takes the group signs of the locale and no others', () => {
    expect(parseWholeNumber('1,200', 'en-GB')).toBe(1200);
    expect(parseWholeNumber('1.200', 'de')).toBe(1200);
    expect(parseWholeNumber('1 200', 'fr')).toBe(1200);
    expect(parseWholeNumber('1,00,000', 'hi')).toBe(100_000);
    expect(parseWholeNumber('1.200', 'en-GB')).toBeUndefined();
    expect(parseWholeNumber('1,200', 'de')).toBeUndefined();
  });

  it('never turns a fraction into a larger number', () => {
    expect(parseWholeNumber('1.5', 'en-GB')).toBeUndefined();
    expect(parseWholeNumber('1.5', 'de')).toBeUndefined();
    expect(parseWholeNumber('1,5', 'en-GB')).toBeUndefined();
    expect(parseWholeNumber('1,20', 'en-GB')).toBeUndefined();
  });

  it('rejects what is not a number, and what is too large to be exact', () => {
    for (const text of ['', '-', 'two', '3 pieces', '1e3', '9007199254740993']) {
      expect(parseWholeNumber(text, 'en-GB'), text).toBeUndefined();
    }
  });

  it('reads back whatever it writes, in every locale', () => {
    const locales = ['en-GB', 'de', 'fa', 'ar-EG', 'hi-u-nu-deva', 'sv', 'he', 'mr'];
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.constantFrom(...locales), (value, locale) => {
        expect(parseWholeNumber(formatWholeNumber(value, locale), locale)).toBe(value);
        const grouped = new Intl.NumberFormat(locale).format(value);
        expect(parseWholeNumber(grouped, locale)).toBe(value);
      }),
    );
  });
});

describe('clamp', () => {
  it('keeps a number within its limits', () => {
    const limits = { min: 1, max: 4 };
    expect([-3, 1, 3, 9].map((value) => clamp(value, limits))).toEqual([1, 1, 3, 4]);
  });
});
