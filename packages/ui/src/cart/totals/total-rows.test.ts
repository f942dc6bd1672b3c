import type { TotalsEstimate } from '@vitrine/client/cart';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeFor, createEstimate, euros, rule } from '../../testing/estimates.ts';
import { getCouponEffect, getTotals } from './total-rows.ts';

const { cart } = createEstimate();
const untaxed = { cart: { ...cart, taxIncludedInPrices: false } };

const getKinds = (more: Partial<TotalsEstimate>) =>
  getTotals(createEstimate(more)).rows.map(({ kind }) => kind);

const getRows = (kind: string, more: Partial<TotalsEstimate>) =>
  getTotals(createEstimate(more)).rows.filter((row) => row.kind === kind);

it('C7 shows the total in the buyer’s currency if another one is charged', () => {
  const priceSummary = { total: { amount: '64.00', convertedAmount: '69.76' } };
  const inDollars = { ...cart, conversionCurrency: 'USD' };
  expect(getTotals(createEstimate({ priceSummary, cart: inDollars })).converted).toEqual({
    amount: '69.76',
    currency: 'USD',
  });
  expect(getTotals(createEstimate({ priceSummary }))).not.toHaveProperty('converted');
});

describe('tax', () => {
  const parts = (...names: string[]) => ({
    aggregatedTaxBreakdown: names.map((taxName, at) => ({
      taxName,
      aggregatedTaxAmount: euros(`${at + 1}.00`),
    })),
  });

  it('is a note if included in the total, and a row if added', () => {
    const included = getTotals(createEstimate(parts('VAT', 'VAT')));
    expect(included.includedTax).toEqual({ amount: euros('12.80'), name: 'VAT' });
    expect(included.rows.map(({ kind }) => kind)).toEqual(['subtotal', 'delivery']);
    const added = getTotals(createEstimate(untaxed));
    expect(added.includedTax).toBeUndefined();
    expect(added.rows.at(-1)).toEqual({ kind: 'tax', amount: euros('12.80'), name: undefined });
  });

  it('has no name in a note of several kinds, and a row for each if added', () => {
    expect(getTotals(createEstimate(parts('VAT', 'Eco tax'))).includedTax?.name).toBeUndefined();
    expect(getRows('tax', { ...untaxed, ...parts('State tax', 'City tax') })).toEqual([
      { kind: 'tax', amount: euros('1.00'), name: 'State tax' },
      { kind: 'tax', amount: euros('2.00'), name: 'City tax' },
    ]);
  });

  it('has one row if a part has no name or no amount', () => {
    const whole = (name?: string) => [{ kind: 'tax', amount: euros('12.80'), name }];
    const getPartRows = (part: object) => {
      const { aggregatedTaxBreakdown } = parts('State tax', 'City tax');
      return getRows('tax', {
        ...untaxed,
        aggregatedTaxBreakdown: [...aggregatedTaxBreakdown, part] as never,
      });
    };
    expect(getPartRows({ taxName: '', aggregatedTaxAmount: euros('3.00') })).toEqual(whole());
    expect(getPartRows({ taxName: 'Eco tax', aggregatedTaxAmount: euros('0.00') })).toEqual(
      whole(),
    );
    expect(getPartRows({ taxName: 'Eco tax' })).toEqual(whole());
    expect(getRows('tax', { ...untaxed, ...parts('VAT') })).toEqual(whole('VAT'));
  });

  it('is calculated at checkout if it is added and unknown', () => {
    const { tax: _unknown, ...sums } = createEstimate().priceSummary ?? {};
    expect(getRows('tax', { ...untaxed, priceSummary: sums })).toEqual([
      { kind: 'tax', amount: undefined },
    ]);
    expect(getKinds({ priceSummary: sums })).not.toContain('tax');
    const { taxIncludedInPrices: _open, ...open } = cart;
    const unclear = { cart: open, priceSummary: sums };
    expect(getKinds(unclear)).not.toContain('tax');
    const calculationErrors = { taxCalculationError: { systemError: {} } } as never;
    expect(getRows('tax', { ...unclear, calculationErrors })).toEqual([
      { kind: 'tax', amount: undefined },
    ]);
    expect(getKinds({ ...untaxed, priceSummary: { ...sums, tax: euros('0.00') } })).not.toContain(
      'tax',
    );
  });
});

describe('getTotals', () => {
  it('returns a row for each fee, or one for all unnamed fees', () => {
    const fee = { name: 'Gift wrapping', price: euros('4.50') };
    expect(getRows('fee', { additionalFees: [fee, { name: '' }] })).toEqual([
      { kind: 'fee', name: 'Gift wrapping', amount: euros('4.50') },
      { kind: 'fee', name: undefined, amount: undefined },
    ]);
    const createFees = (amount: string) => ({ priceSummary: { additionalFees: euros(amount) } });
    expect(getRows('fee', createFees('4.50'))).toHaveLength(1);
    expect(getRows('fee', createFees('0.00'))).toEqual([]);
  });

  it('returns the number of items a membership pays for', () => {
    const membershipOptions = {
      eligibleMemberships: [
        { _id: 'm1', appId: 'plans', name: { original: 'Winter light' }, lineItemIds: ['l1'] },
      ],
      selectedMemberships: [
        { _id: 'm1', appId: 'plans', lineItemIds: ['l1', 'gone'] },
        { _id: 'indeterminate', appId: 'plans', lineItemIds: [] },
      ],
    };
    expect(getRows('membership', { membershipOptions })).toEqual([
      { kind: 'membership', name: 'Winter light', coveredQuantity: 2 },
      { kind: 'membership', name: undefined, coveredQuantity: 0 },
    ]);
  });

  it('returns the later payment only if there is one', () => {
    const due = (later: string) =>
      getTotals(
        createEstimate({ payNow: { total: euros('10.00') }, payLater: { total: euros(later) } }),
      ).due;
    expect(due('54.00')).toEqual({ now: euros('10.00'), later: euros('54.00') });
    expect(due('0.00')).toBeUndefined();
  });

  it('returns a gift card with its code', () => {
    const giftCard = { obfuscatedCode: '•••• 4821', amount: euros('50.00') } as never;
    expect(getRows('gift-card', { giftCard })).toEqual([
      { kind: 'gift-card', code: '•••• 4821', amount: euros('50.00') },
    ]);
    expect(getKinds({})).not.toContain('gift-card');
  });

  it('returns no delivery if nothing has to be delivered', () => {
    const pattern = { ...cart.lineItems[0], itemType: { preset: 'DIGITAL' } } as never;
    expect(getKinds({ cart: { ...cart, lineItems: [pattern] } })).toEqual(['subtotal']);
    expect(getKinds({})).toEqual(['subtotal', 'delivery']);
  });

  it('handles missing fields', () => {
    const { priceSummary: _none, ...bare } = createEstimate();
    const { rows, total, includedTax } = getTotals(bare);
    expect(rows.map(({ kind }) => kind)).toEqual(['subtotal', 'delivery']);
    expect([rows[0]?.kind === 'subtotal' && rows[0].amount, total, includedTax]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('never computes an amount that the platform didn’t return', () => {
    const amount = fc.oneof(
      fc.constantFrom('0.00', '-5.00', '12.50', '', 'NaN', '98765432109876543210.99'),
      fc.string(),
      fc.double(),
    );
    const money = fc.option(fc.record({ amount }), { nil: undefined });
    const priceSummaries = fc.record({
      subtotal: money,
      shipping: money,
      tax: money,
      additionalFees: money,
      total: money,
    });
    fc.assert(
      fc.property(priceSummaries, fc.boolean(), (summary, isIncluded) => {
        const priceSummary = summary as NonNullable<TotalsEstimate['priceSummary']>;
        const sent = new Set<unknown>(Object.values(priceSummary));
        const { rows, total, includedTax } = getTotals(
          createEstimate({ priceSummary, cart: { ...cart, taxIncludedInPrices: isIncluded } }),
        );
        const shown = rows.flatMap((row) => ('amount' in row && row.amount) || []);
        for (const one of [...shown, total, includedTax?.amount]) {
          if (one) expect(sent.has(one)).toBe(true);
        }
      }),
    );
  });
});

describe('getCouponEffect', () => {
  it('returns the reduction of the code and its scope', () => {
    const appliedDiscounts = [rule, codeFor('GLOBAL')];
    expect(getCouponEffect(createEstimate({ appliedDiscounts }))).toEqual({
      amount: euros('6.40'),
      appliesTo: 'GLOBAL',
    });
    expect(getCouponEffect(createEstimate({ appliedDiscounts: [rule] }))).toBeUndefined();
  });
});
