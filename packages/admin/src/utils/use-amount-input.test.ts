import { getAmountDecimals } from '@vitrine/atoms';
import { describe, expect, it } from 'vitest';
import { toAmountText, withoutFinalZeros } from './use-amount-input.ts';

describe('withoutFinalZeros', () => {
  it.each([
    ['24.50', '24.5'],
    ['20.00', '20'],
    ['0.00', '0'],
    ['2500', '2500'],
    ['0', '0'],
  ])('of %s is %s', (decimal, expected) => {
    expect(withoutFinalZeros(decimal)).toBe(expected);
  });
});

describe('toAmountText', () => {
  it.each([
    ['JPY', '2500'],
    ['EUR', '2500.00'],
    ['KWD', '2500.00'],
  ])('has the decimals of %s', (currency, expected) => {
    expect(toAmountText('2500', 'en', getAmountDecimals(currency))).toBe(expected);
  });
});
