import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAmount } from './parse-amount.ts';

describe('parseAmount', () => {
  it.each([
    ['40', 'en-GB', 40],
    [' €40 ', 'en-GB', 40],
    ['40 EUR', 'en-GB', 40],
    ['1,250.50', 'en-GB', 1250.5],
    ['12,50', 'en-GB', 12.5],
    ['1.250,50', 'de', 1250.5],
    ['12,5', 'de', 12.5],
    ['1 250,50', 'fr', 1250.5],
    ['۱۲', 'fa', 12],
    ['۱۲٫۵', 'fa', 12.5],
    ['٤٠', 'ar-EG', 40],
    ['249,00 kr.', 'da', 249],
    ['12 zł', 'pl', 12],
    ['100 Kč', 'cs', 100],
    ['۱۲ تومان', 'fa', 12],
  ])('reads %j in %s', (text, locale, amount) => {
    expect(parseAmount(text, locale)).toBe(amount);
  });

  it.each(['cheap', '12..5', '-4', '4-5', '€', '1e3', 'Infinity'])('rejects %j', (text) => {
    expect(parseAmount(text, 'en-GB')).toBeNull();
  });

  it('returns undefined for empty text', () => {
    expect(parseAmount('  ', 'en-GB')).toBeUndefined();
  });

  it('reads the amounts of every locale', () => {
    const cents = fc.integer({ min: 0, max: 100_000_000 });
    const locales = fc.constantFrom('en-GB', 'de', 'fr', 'fa', 'ar-EG', 'de-CH', 'da', 'en-IN');
    fc.assert(
      fc.property(cents, locales, (amount, locale) => {
        const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
        expect(parseAmount(format.format(amount / 100), locale)).toBe(amount / 100);
      }),
    );
  });
});
