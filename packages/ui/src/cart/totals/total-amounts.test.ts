import type { Money } from '@vitrine/client/cart';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  convertedAmount,
  getValidAmount,
  isNegative,
  isZero,
  withoutSign,
} from './total-amounts.ts';

const money = (amount: unknown, formattedAmount?: string): Money =>
  ({ amount, ...(formattedAmount && { formattedAmount }) }) as Money;

describe('getKnownAmount', () => {
  it.each(['0', '0.00', '12.50', '-3', '98765432109876543210.99'])('accepts %s', (amount) => {
    expect(getValidAmount(money(amount))).toEqual({ amount });
  });

  it.each(['', 'NaN', 'Infinity', '1e3', '12,50', undefined, null, {}])('ignores %s', (amount) => {
    expect(getValidAmount(money(amount))).toBeUndefined();
    expect(getValidAmount(money(amount, '€12.50'))).toBeDefined();
  });

  it('accepts numbers unchanged, and ignores missing values', () => {
    expect(getValidAmount(money(12.5))).toEqual({ amount: 12.5 });
    expect(getValidAmount(undefined)).toBeUndefined();
    expect(getValidAmount(null)).toBeUndefined();
  });
});

describe('C7 convertedAmount', () => {
  const inDollars = { currency: 'EUR', conversionCurrency: 'USD' };
  const total = { amount: '64.00', convertedAmount: '69.76' };

  it('returns the platform’s amount, with its formatted text if it has one', () => {
    expect(convertedAmount(total, inDollars)).toEqual({ amount: '69.76', currency: 'USD' });
    const worded = { ...total, formattedConvertedAmount: 'US$69.76' };
    expect(convertedAmount(worded, inDollars)).toMatchObject({ formatted: 'US$69.76' });
  });

  it('returns nothing if the same currency is charged or nothing was converted', () => {
    expect(convertedAmount(total, { currency: 'EUR', conversionCurrency: 'EUR' })).toBeUndefined();
    expect(convertedAmount(total, { currency: 'EUR' })).toBeUndefined();
    expect(convertedAmount(money('64.00'), inDollars)).toBeUndefined();
    expect(convertedAmount({ ...total, convertedAmount: 'NaN' }, inDollars)).toBeUndefined();
    expect(convertedAmount(undefined, inDollars)).toBeUndefined();
  });
});

describe('isZero', () => {
  it('returns false for an unknown amount', () => {
    for (const amount of ['0', '0.00', '-0.00', 0]) expect(isZero(money(amount))).toBe(true);
    for (const amount of ['', undefined, 'free', '0.01']) expect(isZero(money(amount))).toBe(false);
  });
});

describe('withoutSign', () => {
  it('removes only the sign', () => {
    expect(withoutSign(money('-5.00', '-€5.00'))).toEqual({
      amount: '5.00',
      formattedAmount: '€5.00',
    });
    expect(withoutSign(money('\u22125.00'))).toEqual({ amount: '5.00' });
    expect(withoutSign(money(undefined, '-€5.00'))).toEqual({
      amount: '',
      formattedAmount: '€5.00',
    });
    fc.assert(
      fc.property(fc.nat(), fc.nat(99), (integer, cents) => {
        const amount = `${integer}.${String(cents).padStart(2, '0')}`;
        expect(withoutSign(money(amount))).toEqual({ amount });
        expect(withoutSign(money(`-${amount}`))).toEqual({ amount });
        expect(isNegative(money(`-${amount}`))).toBe(true);
        expect(isNegative(money(amount))).toBe(false);
      }),
    );
  });
});
