import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CellValue } from './cell-grid.ts';
import {
  createVariantSchema,
  getAmountDecimals,
  getCellProblem,
  getMargin,
  getShoppersPay,
  summarizeNumbers,
  toOverrideGroups,
} from './variant-columns.ts';

describe('getAmountDecimals', () => {
  it.each([
    ['JPY', 0],
    ['EUR', 2],
    // The platform accepts two.
    ['KWD', 2],
    ['EU', 2],
    [undefined, 2],
  ])('of %s is %i', (currency, decimals) => {
    expect(getAmountDecimals(currency)).toBe(decimals);
  });
});

describe('getShoppersPay', () => {
  it.each([
    ['26', { type: 'AMOUNT', value: 6 }, '20.00'],
    ['5', { type: 'AMOUNT', value: 6 }, '0.00'],
    ['132', { type: 'PERCENT', value: 15 }, '112.20'],
    ['0.10', { type: 'PERCENT', value: 33 }, '0.07'],
    ['19.99', { type: 'NONE', value: 0 }, '19.99'],
    ['19.9', undefined, '19.90'],
  ] as const)('is %s with %o', (price, discount, expected) => {
    expect(getShoppersPay(price, discount)).toBe(expected);
  });

  it.each([
    ['2500', undefined, 'JPY', '2500'],
    ['2505', { type: 'PERCENT', value: 15 }, 'JPY', '2129'],
    ['2510', { type: 'PERCENT', value: 15 }, 'JPY', '2134'],
    ['2500', { type: 'AMOUNT', value: 600 }, 'JPY', '1900'],
    ['500', { type: 'AMOUNT', value: 600 }, 'JPY', '0'],
    ['25.5', { type: 'PERCENT', value: 15 }, 'KWD', '21.68'],
  ] as const)('is %s with %o in %s as %s, with its decimals', (price, discount, currency, paid) => {
    expect(getShoppersPay(price, discount, currency)).toBe(paid);
  });

  it('is unknown without a price', () => {
    expect(getShoppersPay('', undefined)).toBeUndefined();
    expect(getShoppersPay({ typed: 'n/a' }, undefined)).toBeUndefined();
  });
});

describe('getMargin', () => {
  it.each([
    ['20.00', '9.6', 52],
    ['20.00', '25', -25],
    ['0.00', '1', undefined],
    ['20.00', '', undefined],
  ])('of %s with a cost of %s is %s', (paid, cost, expected) => {
    expect(getMargin(paid, cost)).toBe(expected);
  });
});

describe('H6 getCellProblem', () => {
  it.each<[string, CellValue, string | undefined]>([
    ['price', '', 'missing'],
    ['cost', '', undefined],
    ['price', { typed: 'n/a' }, 'not-a-number'],
    ['price', '-1', 'negative'],
    ['price', '1.005', 'too-many-decimals'],
    ['weight', '0.255', undefined],
    ['price', '1000000000', 'too-large'],
    ['sku', 'x'.repeat(41), 'too-long'],
    ['visible', { typed: 'maybe' }, 'not-a-choice'],
    ['visible', 'false', undefined],
  ])('of %s %j is %s', (column, value, expected) => {
    expect(getCellProblem(column, value)).toBe(expected);
  });
});

describe('H6 getCellProblem in a currency', () => {
  it.each<[string, string, string, string | undefined]>([
    ['price', '25.5', 'JPY', 'too-many-decimals'],
    ['cost', '25.5', 'JPY', 'too-many-decimals'],
    ['price', '2500', 'JPY', undefined],
    ['weight', '0.255', 'JPY', undefined],
    ['stock', '2.5', 'JPY', 'not-whole'],
    ['price', '25.55', 'KWD', undefined],
    ['price', '25.555', 'KWD', 'too-many-decimals'],
    ['price', '25.55', 'EU', undefined],
  ])('of %s %s in %s is %s', (column, value, currency, expected) => {
    expect(getCellProblem(column, value, currency)).toBe(expected);
  });
});

describe('H6 the text of a cell', () => {
  const toTexts = (currency: string | undefined, price: string) => {
    const schema = createVariantSchema(
      {
        productOptions: [],
        discount: { type: 'PERCENT', value: 15 },
        ...(currency && { priceData: { currency, price: 0, discountedPrice: 0 } }),
      },
      'en',
    );
    const row = { price, cost: '1000', weight: '0.5', stock: '3' };
    const columns = ['price', 'cost', 'shoppersPay', 'margin', 'weight', 'stock'];
    return columns.map((column) => schema.toText(column, row, ''));
  };

  it.each<[string | undefined, string, string[]]>([
    ['JPY', '2505', ['2505', '1000', '2129', '53%', '0.50', '3']],
    ['KWD', '2505', ['2505.00', '1000.00', '2129.25', '53%', '0.50', '3']],
    [undefined, '2505', ['2505.00', '1000.00', '2129.25', '53%', '0.50', '3']],
  ])('in %s has its decimals', (currency, price, texts) => {
    expect(toTexts(currency, price)).toEqual(texts);
  });
});

describe('summarizeNumbers', () => {
  it('adds up exactly, whatever the amounts', () => {
    const cents = fc.array(fc.nat(1_000_000), { minLength: 2, maxLength: 20, size: 'max' });
    fc.assert(
      fc.property(cents, (amounts) => {
        const values = amounts.map((amount) => (amount / 100).toFixed(2));
        const total = amounts.reduce((sum, amount) => sum + amount, 0);
        expect(summarizeNumbers(values)).toMatchObject({
          sum: (total / 100).toFixed(2),
          count: amounts.length,
        });
      }),
    );
  });

  it('has the decimals of the currency, and those of the numbers', () => {
    expect(summarizeNumbers(['2500', '2501'], 'JPY')).toEqual({
      ...{ sum: '5001', average: '2501', count: 2 },
    });
    expect(summarizeNumbers(['2500', '2501'], 'KWD')).toMatchObject({ sum: '5001.00' });
    // Weights have decimals in every currency.
    expect(summarizeNumbers(['0.5', '0.25'], 'JPY')).toMatchObject({ sum: '0.75' });
  });

  it('ignores what is no number', () => {
    expect(summarizeNumbers(['26', { typed: 'n/a' }, '', '40', '64'])).toEqual({
      ...{ sum: '130.00', average: '43.33', count: 3 },
    });
    expect(summarizeNumbers(['26', ''])).toBeUndefined();
  });
});

describe('toOverrideGroups', () => {
  const change = (rowId: string, column: string, after: string) => ({
    ...{ rowId, column, before: '', after },
  });

  it('sends equal changes of variants together, and only changed values', () => {
    const groups = toOverrideGroups([
      change('a', 'price', '26.5'),
      change('b', 'price', '26.5'),
      change('c', 'cost', ''),
      change('c', 'visible', 'false'),
    ]);
    expect(groups.map(({ override }) => override)).toEqual([
      { variantIds: ['a', 'b'], price: 26.5 },
      { variantIds: ['c'], cost: null, visible: false },
    ]);
  });

  it('has each change in one group', () => {
    const some = fc.array(
      fc.record({
        rowId: fc.constantFrom('a', 'b', 'c', 'd'),
        column: fc.constantFrom('price', 'cost', 'sku'),
        after: fc.constantFrom('1', '2', ''),
      }),
    );
    fc.assert(
      fc.property(some, (given) => {
        const unique = new Map(given.map((one) => [one.rowId + one.column, one]));
        const changes = [...unique.values()].map((one) => change(one.rowId, one.column, one.after));
        const groups = toOverrideGroups(changes);
        expect(groups.flatMap((group) => group.changes)).toHaveLength(changes.length);
        for (const { override, changes: own } of groups) {
          expect(new Set(own.map(({ rowId }) => rowId))).toEqual(new Set(override.variantIds));
        }
      }),
    );
  });
});
