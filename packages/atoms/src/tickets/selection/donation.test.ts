import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getCurrencyDecimals } from '../../utils/decimals.ts';
import { readDonation } from './donation.ts';

const from = (value: string, currency = 'EUR') => ({ value, currency });
const read = (text: string, locale = 'en', minimum = from('0')) => {
  const { value, problem } = readDonation(text, locale, minimum);
  return value ?? problem?.kind;
};

describe('readDonation', () => {
  it('R25 reads back every amount that a locale formats, exact to the minor unit', () => {
    const amount = fc.record({
      locale: fc.constantFrom('en', 'de', 'fr', 'ar-EG', 'fa', 'hi', 'de-CH'),
      currency: fc.constantFrom('JPY', 'EUR', 'KWD'),
      minor: fc.bigInt({ min: 0n, max: 999_999_999n }),
      useGrouping: fc.boolean(),
    });
    fc.assert(
      fc.property(amount, ({ locale, currency, minor, useGrouping }) => {
        const decimals = getCurrencyDecimals(currency);
        const digits = String(minor).padStart(decimals + 1, '0');
        const exact =
          decimals > 0 ? `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}` : digits;
        const typed = new Intl.NumberFormat(locale, {
          minimumFractionDigits: decimals,
          maximumFractionDigits: decimals,
          useGrouping,
        }).format(exact as unknown as number);
        expect(read(typed, locale, from('0', currency))).toBe(exact);
      }),
      { numRuns: 1000 },
    );
  });

  it('R25 reads typed amounts in the locale', () => {
    expect(read('10,50', 'de')).toBe('10.50');
    expect(read('10,50', 'fr')).toBe('10.50');
    expect(read('10,50', 'en')).toBe('10.50');
    expect(read('10.50', 'de')).toBe('10.50');
    expect(read('1.500', 'de')).toBe('1500.00');
    expect(read('1,500', 'en', from('0', 'KWD'))).toBe('1500.000');
    expect(read('1,5', 'de', from('0', 'KWD'))).toBe('1.500');
    expect(read(' €12 ')).toBe('12.00');
    expect(read('12 EUR')).toBe('12.00');
    expect(read('1000', 'ja', from('0', 'JPY'))).toBe('1000');
  });

  it('R25 returns the problem, and never a partial amount', () => {
    for (const text of ['', '  ', '€']) expect(read(text)).toBe('blank');
    for (const text of ['1e9', 'ten', '1,50,0', '0x10', 'Infinity', '1.2.3', '٫']) {
      expect(read(text)).toBe('not-a-number');
    }
    expect(read('-5')).toBe('negative');
    expect(readDonation('1.234', 'en', from('0'))).toEqual({
      value: null,
      problem: { kind: 'too-many-decimals', decimals: 2 },
    });
    expect(read('1.5', 'en', from('0', 'JPY'))).toBe('too-many-decimals');
    expect(read('10.000', 'en')).toBe('10.00');
    expect(read('9999999999.99')).toBe('9999999999.99');
    expect(readDonation('99999999999.99', 'en', from('0'))).toMatchObject({
      problem: { kind: 'too-long', longest: 13 },
    });
  });

  it('R25 T7 returns the minimum, and accepts zero only if that is the minimum', () => {
    const minimum = from('1.250', 'KWD');
    expect(readDonation('1.249', 'en', minimum)).toEqual({
      value: null,
      problem: { kind: 'below-minimum', minimum },
    });
    expect(read('1.25', 'en', minimum)).toBe('1.250');
    expect([read('0'), read('0', 'en', from('2.00'))]).toEqual(['0.00', 'below-minimum']);
  });
});

it('knows the decimals of a currency, and takes two for a code that does not exist', () => {
  expect(['EUR', 'JPY', 'KWD', 'EU'].map(getCurrencyDecimals)).toEqual([2, 0, 3, 2]);
});
