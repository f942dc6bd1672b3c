import { describe, expect, it } from 'vitest';
import { codeFor, estimateOf, euros, rule } from '../testing/estimates.ts';
import { lineDiscountsOf, lineTotalOf } from './total-lines.ts';

describe('sums of a line', () => {
  it('are told only for the quantity that they were worked out for', () => {
    expect(lineTotalOf(estimateOf(), 'l1', 2)).toEqual(euros('64.00'));
    expect(lineTotalOf(estimateOf(), 'l1', 3)).toBeUndefined();
    expect(lineTotalOf(null, 'l1', 2)).toBeUndefined();
  });

  it('name a discount of the line, with an amount where it is the only one', () => {
    const own = codeFor('SPECIFIC_ITEMS', ['l1']);
    const discounts = (...appliedDiscounts: (typeof own)[]) =>
      lineDiscountsOf(estimateOf({ appliedDiscounts }), 'l1');
    expect(discounts(own)).toEqual([{ name: '20 % off', amount: euros('6.40') }]);
    expect(discounts(own, rule)).toEqual([{ name: '20 % off' }]);
    expect(discounts(codeFor('GLOBAL', ['l1']))).toEqual([]);
    expect(lineDiscountsOf(estimateOf({ appliedDiscounts: [own] }), 'l2')).toEqual([]);
  });
});
