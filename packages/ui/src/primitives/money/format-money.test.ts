import { describe, expect, it } from 'vitest';
import { formatMoney, formatMoneyRange, getMoneyParts } from './format-money.ts';

describe('formatMoney', () => {
  it('uses the platform’s formatted text in every locale', () => {
    const value = { amount: '32', currency: 'EUR', formatted: '€32.00' };
    expect(formatMoney(value, 'de')).toBe('€32.00');
  });

  it('formats the amount in the locale if the platform didn’t', () => {
    const value = { amount: '1234.5', currency: 'EUR' };
    expect(formatMoney(value, 'en-GB')).toBe('€1,234.50');
    expect(formatMoney(value, 'de')).toBe('1.234,50\u00a0€');
  });

  it('keeps every digit of an amount beyond floats', () => {
    const value = { amount: '9007199254740993.01', currency: 'EUR' };
    expect(formatMoney(value, 'en-GB')).toBe('€9,007,199,254,740,993.01');
  });

  it('T10 uses the decimals of the currency, not always two', () => {
    expect(formatMoney({ amount: '1200', currency: 'JPY' }, 'en-GB')).toBe('JP¥1,200');
    expect(formatMoney({ amount: '1.234', currency: 'KWD' }, 'en-GB')).toBe('KWD\u00a01.234');
  });

  it('puts an unknown currency code after the number', () => {
    expect(formatMoney({ amount: '5', currency: 'points' }, 'en-GB')).toBe('5.00 points');
    expect(formatMoney({ amount: '5', currency: '' }, 'en-GB')).toBe('5.00');
  });

  it('returns undefined without an amount', () => {
    expect(formatMoney(undefined, 'en-GB')).toBeUndefined();
    expect(formatMoney({ amount: '', currency: 'EUR' }, 'en-GB')).toBeUndefined();
    expect(formatMoney({ amount: 'NaN', currency: 'EUR' }, 'en-GB')).toBeUndefined();
  });
});

describe('getMoneyParts', () => {
  const parts = (amount: string, currency: string, locale: string) => {
    const { parts: all, ...named } = getMoneyParts({ amount, currency }, locale) ?? {};
    return { ...named, joined: all?.map(({ value }) => value).join('') };
  };

  it('C1 returns currency, digits and decimals in the locale', () => {
    expect(parts('-1234.5', 'EUR', 'en-GB')).toEqual({
      ...{ text: '-€1,234.50', joined: '-€1,234.50', sign: '-', currency: '€' },
      ...{ integer: '1,234', decimal: '.', fraction: '50' },
    });
    expect(parts('1234.5', 'EUR', 'de')).toMatchObject({
      ...{ text: '1.234,50\u00a0€', integer: '1.234', decimal: ',', fraction: '50', sign: '' },
    });
  });

  it('C1 has no decimals where the currency has none', () => {
    expect(parts('1200', 'JPY', 'ja')).toMatchObject({
      ...{ integer: '1,200', decimal: '', fraction: '' },
    });
  });

  it('C1 keeps every digit of an amount beyond floats', () => {
    expect(parts('9007199254740993.01', 'EUR', 'en-GB')).toMatchObject({
      ...{ integer: '9,007,199,254,740,993', fraction: '01' },
    });
  });

  it('returns undefined without an amount or with an unknown currency', () => {
    expect(getMoneyParts(undefined, 'en-GB')).toBeUndefined();
    expect(getMoneyParts({ amount: 'NaN', currency: 'EUR' }, 'en-GB')).toBeUndefined();
    expect(getMoneyParts({ amount: '5', currency: 'points' }, 'en-GB')).toBeUndefined();
  });
});

describe('formatMoneyRange', () => {
  const euros = (amount: string, currency = 'EUR') => ({ amount, currency });

  it('formats both ends in the locale', () => {
    expect(formatMoneyRange(euros('18'), euros('56'), 'en-GB')).toMatch(/^€18\.00\s?–\s?€56\.00$/);
    expect(formatMoneyRange(euros('18'), euros('56'), 'de')).toMatch(/^18,00\s?–\s?56,00\s€$/);
  });

  it('is not a range if the ends are equal, missing or in different currencies', () => {
    expect(formatMoneyRange(euros('18'), euros('18.00'), 'en-GB')).toBeUndefined();
    expect(formatMoneyRange(euros('18'), undefined, 'en-GB')).toBeUndefined();
    expect(formatMoneyRange(euros('18'), euros('Infinity'), 'en-GB')).toBeUndefined();
    expect(formatMoneyRange(euros('18'), euros('56', 'USD'), 'en-GB')).toBeUndefined();
    expect(formatMoneyRange(euros('18', 'x'), euros('56', 'x'), 'en-GB')).toBeUndefined();
  });
});
