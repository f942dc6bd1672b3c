import { expect, it } from 'vitest';
import { getCurrencyFormat, getCurrencySign, getNumberFormat } from './number-format.ts';

it('returns one format for equal options', () => {
  const percent = getNumberFormat('de', { style: 'percent' });
  expect(percent.format(0.25)).toBe('25\u00a0%');
  expect(getNumberFormat('de', { style: 'percent' })).toBe(percent);
});

it('tells locales and options apart', () => {
  expect(getNumberFormat('en').format(1234.5)).toBe('1,234.5');
  expect(getNumberFormat('de').format(1234.5)).toBe('1.234,5');
  expect(getNumberFormat('en', { useGrouping: false }).format(1234.5)).toBe('1234.5');
});

it('throws for a currency that does not exist', () => {
  expect(() => getNumberFormat('en', { style: 'currency', currency: '€' })).toThrow(RangeError);
});

it('has no format for a currency code that does not exist', () => {
  expect(getCurrencyFormat('en', 'EUR', { maximumFractionDigits: 0 })?.format(3)).toBe('€3');
  expect(getCurrencyFormat('en', 'EU')).toBeNull();
});

it('returns the sign of a currency in the locale, or its code', () => {
  expect(getCurrencySign('EUR', 'en')).toBe('€');
  expect(getCurrencySign('DKK', 'da')).toBe('kr.');
  expect(getCurrencySign('XTS', 'en')).toBe('XTS');
  expect(getCurrencySign('EU', 'en')).toBe('EU');
  expect(getCurrencySign('', 'en')).toBeUndefined();
});
