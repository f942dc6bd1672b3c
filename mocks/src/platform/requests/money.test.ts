import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  divide,
  formatMoney,
  getDecimals,
  getPercent,
  money,
  parseAmount,
  portion,
  share,
  toAmount,
} from './money.ts';

const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });

describe('amounts', () => {
  test('parses a formatted amount back to the same value', () => {
    fc.assert(fc.property(cents, (value) => parseAmount(toAmount(value)) === value));
  });

  test('formats two decimals, also for amounts below one', () => {
    expect([toAmount(0), toAmount(5), toAmount(-5), toAmount(123456)]).toEqual([
      '0.00',
      '0.05',
      '-0.05',
      '1234.56',
    ]);
  });

  test('uses the decimals of each currency when formatting and parsing', () => {
    expect(['EUR', 'JPY', 'KWD'].map(getDecimals)).toEqual([2, 0, 3]);
    expect([toAmount(1500, 0), toAmount(5, 3), toAmount(-12345, 3)]).toEqual([
      '1500',
      '0.005',
      '-12.345',
    ]);
    fc.assert(
      fc.property(cents, fc.constantFrom(0, 2, 3), (value, decimals) => {
        expect(parseAmount(toAmount(value, decimals), decimals)).toBe(value);
      }),
    );
    // A negative zero would be formatted as one.
    expect(parseAmount('-0.00')).toBe(0);
    expect([parseAmount('1.5', 0), parseAmount('1.234', 2), parseAmount('1.234', 3)]).toEqual([
      undefined,
      undefined,
      1234,
    ]);
  });

  test('rejects anything that is not a decimal amount', () => {
    for (const wrong of ['', '1,50', '1.234', '€3', ' 1', '1e3', '.5', 'NaN', '-']) {
      expect(parseAmount(wrong), wrong).toBeUndefined();
    }
  });

  test('returns the amount with its formatted value', () => {
    expect(money(711, { currency: 'EUR', language: 'en' })).toEqual({
      amount: '7.11',
      convertedAmount: '7.11',
      formattedAmount: '€7.11',
      formattedConvertedAmount: '€7.11',
    });
    expect(formatMoney(-2040, { currency: 'EUR', language: 'en' })).toBe('-€20.40');
    expect(formatMoney(3500, { currency: 'JPY', language: 'en' })).toBe('¥3,500');
    expect(formatMoney(3250, { currency: 'EUR', language: 'fa' })).toMatch(/۳۲٫۵۰/);
  });
});

describe('rounding', () => {
  test('rounds halves away from zero', () => {
    expect([divide(5, 2), divide(-5, 2), divide(4, 3), divide(0, 7)]).toEqual([3, -3, 1, 0]);
  });

  test('rounds a percentage to a cent', () => {
    expect([getPercent(20400, 10), getPercent(3333, 15), getPercent(1, 50)]).toEqual([
      2040, 500, 1,
    ]);
  });

  test('computes an exact portion when the product exceeds the safe integer range', () => {
    expect(portion(999_999_999_999_999, 2500, 10_000)).toBe(250_000_000_000_000);
    expect([portion(5, 1, 2), portion(-5, 1, 2), portion(0, 7, 9)]).toEqual([3, -3, 0]);
  });

  test('splits an amount into shares that add up, none negative', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1 }),
        (total, weights) => {
          const parts = share(total, weights);
          const partsTotal = parts.reduce((before, part) => before + part, 0);
          expect(partsTotal).toBe(weights.some((weight) => weight > 0) ? total : 0);
          expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  test('keeps each share within a cent of its exact value', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000 }),
        fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 20, size: 'max' }),
        (total, weights) => {
          const weightTotal = weights.reduce((before, weight) => before + weight, 0);
          for (const [index, part] of share(total, weights).entries()) {
            expect(
              Math.abs(part - (total * (weights[index] ?? 0)) / weightTotal),
            ).toBeLessThanOrEqual(1);
          }
        },
      ),
    );
  });
});
