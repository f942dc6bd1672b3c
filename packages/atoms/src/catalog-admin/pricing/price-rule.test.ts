import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyPriceRule, isCompleteRule, type PriceRule } from './price-rule.ts';

const rule = (changes: Partial<PriceRule>): PriceRule => ({
  ...{ field: 'price', how: 'lower', unit: 'percent', value: '6', rounding: 'cent' },
  ...{ direction: 'nearest', includesVariants: true, minMargin: undefined },
  ...changes,
});

const cents = fc.nat(10_000_000).map((amount) => (amount / 100).toFixed(2));
const rounding = fc.constantFrom('cent', 'half', 'whole', 'ends-90', 'ends-95' as const);
const direction = fc.constantFrom('nearest', 'up', 'down' as const);
const percent = fc.nat(1000).map((tenths) => (tenths / 10).toFixed(1));
const toCents = (amount: string) => Math.round(Number(amount) * 100);
const steps = {
  cent: [1, 0],
  half: [50, 0],
  whole: [100, 0],
  'ends-90': [100, 90],
  'ends-95': [100, 95],
};

describe('H7 applyPriceRule', () => {
  it.each<[string, Partial<PriceRule>, string]>([
    ['24', { rounding: 'half' }, '22.50'],
    ['38', { rounding: 'half' }, '35.50'],
    ['245', { rounding: 'half' }, '230.50'],
    ['100', { how: 'raise', value: '7.5' }, '107.50'],
    ['0.10', { how: 'raise', value: '5' }, '0.11'],
    ['19.99', { how: 'lower', unit: 'amount', value: '20' }, '0.00'],
    ['19.99', { how: 'raise', unit: 'amount', value: '0.015' }, '20.01'],
    ['38', { how: 'set', value: '41.3', rounding: 'ends-90' }, '40.90'],
    ['38', { how: 'set', value: '41.3', rounding: 'ends-95', direction: 'up' }, '41.95'],
    ['38', { how: 'set', value: '0.3', rounding: 'ends-90', direction: 'down' }, '0.90'],
    ['38', { how: 'set', value: '0' }, '0.00'],
  ])('of %s with %o is %s', (current, changes, expected) => {
    expect(applyPriceRule(current, rule(changes))).toBe(expected);
  });

  it.each<[string, Partial<PriceRule>, string]>([
    ['1180', { rounding: 'half' }, '1109'],
    ['1180', { rounding: 'ends-90', direction: 'up' }, '1110'],
    ['1180', { how: 'set', value: '41.3' }, '41'],
  ])('of %s with %o is %s in a currency without decimals', (current, changes, expected) => {
    expect(applyPriceRule(current, rule(changes), 0)).toBe(expected);
  });

  it('ends as its rounding says, less than a step away, and never below zero', () => {
    fc.assert(
      fc.property(cents, percent, rounding, direction, (current, value, how, way) => {
        const result = applyPriceRule(current, rule({ value, rounding: how, direction: way }));
        const [step = 1, offset = 0] = steps[how];
        const exact = (toCents(current) * (1000 - Number(value) * 10)) / 1000;
        if (exact === 0) {
          expect(result).toBe('0.00');
          return;
        }
        const got = toCents(result);
        expect((got - offset) % step).toBe(0);
        // Below the smallest ending, that is the result.
        if (exact < offset) {
          expect(got).toBe(offset);
          return;
        }
        if (way === 'up') expect(got).toBeGreaterThanOrEqual(exact - 1e-6);
        if (way === 'down') expect(got).toBeLessThanOrEqual(exact + 1e-6);
        expect(Math.abs(got - exact)).toBeLessThanOrEqual(
          way === 'nearest' ? step / 2 + 1e-6 : step,
        );
      }),
    );
  });

  it('raises and lowers by an amount without a rounding error', () => {
    fc.assert(
      fc.property(cents, cents, (current, value) => {
        const raised = applyPriceRule(current, rule({ how: 'raise', unit: 'amount', value }));
        expect(toCents(raised)).toBe(toCents(current) + toCents(value));
        expect(applyPriceRule(raised, rule({ unit: 'amount', value }))).toBe(current);
      }),
    );
  });
});

describe('isCompleteRule', () => {
  it.each<[Partial<PriceRule>, boolean]>([
    [{ value: '' }, false],
    [{ value: '0' }, false],
    [{ value: '101' }, false],
    [{ value: '100' }, true],
    [{ how: 'set', value: '0' }, true],
    [{ how: 'raise', value: '250' }, true],
  ])('of %o is %s', (changes, expected) => {
    expect(isCompleteRule(rule(changes))).toBe(expected);
  });
});
