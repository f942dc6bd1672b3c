import type { VariantCellIssue } from '@vitrine/atoms';
import { formatMessage } from '@vitrine/ui';
import { describe, expect, it } from 'vitest';
import { adminEnglish } from '../../messages/english.ts';
import type { AdminTranslate } from '../../messages/use-admin-translate.ts';
import {
  formatCellValue,
  getCellLabel,
  getColumnLabel,
  getIssueText,
  isBelowCost,
} from './variant-labels.ts';

const t = ((key: keyof typeof adminEnglish, values: Record<string, string> = {}) =>
  formatMessage(adminEnglish[key], values, 'en')) as unknown as AdminTranslate;

const schema = {
  columns: ['option:Color', 'option:Size', 'price'].map((id) => ({ id, isEditable: true })),
  read: (_column: string, text: string) => text,
  toText: (column: string, row: Readonly<Record<string, unknown>>) => String(row[column] ?? ''),
};

describe('the label of a cell', () => {
  it('has the column and the choices of the variant', () => {
    expect(getColumnLabel('price', t)).toBe('Price');
    expect(getColumnLabel('option:Color', t)).toBe('Color');
    const values = { 'option:Color': 'Clay', 'option:Size': '20 cm', price: '24' };
    expect(getCellLabel(schema, values, 'price', t)).toBe('Price, Clay, 20 cm');
  });
});

describe('formatCellValue', () => {
  it('is the value, what was typed, or the text for an empty cell', () => {
    expect(formatCellValue(schema, 'price', '24', t)).toBe('24');
    expect(formatCellValue(schema, 'price', { typed: 'about 20' }, t)).toBe('about 20');
    expect(formatCellValue(schema, 'price', '', t)).toBe('empty');
  });

  it('is yes or no for the visibility', () => {
    expect(formatCellValue(schema, 'visible', 'true', t)).toBe('Yes');
    expect(formatCellValue(schema, 'visible', 'false', t)).toBe('No');
  });
});

describe('getIssueText', () => {
  it.each<[VariantCellIssue, string]>([
    [
      { kind: 'conflict', theirs: '30' },
      'Another user has saved 30 meanwhile. Save again to replace it, or undo your change.',
    ],
    [{ kind: 'rejected', text: 'too low' }, 'The platform rejected this value with “too low”'],
    [{ kind: 'not-a-number' }, '“about 20” isn’t an amount. Enter a number, or leave it empty.'],
    [{ kind: 'not-a-choice' }, '“about 20” is neither TRUE nor FALSE.'],
    [{ kind: 'too-large' }, 'The largest amount is 999999999.99.'],
    [{ kind: 'negative' }, 'Enter zero or more.'],
  ])('of %j is “%s”', (issue, text) => {
    expect(getIssueText(schema, 'price', { typed: 'about 20' }, issue, { t, locale: 'en' })).toBe(
      text,
    );
  });

  it('has the largest amount of a currency', () => {
    const getText = (column: string, currency: string) =>
      getIssueText(schema, column, '1e9', { kind: 'too-large' }, { t, locale: 'en', currency });
    expect(getText('price', 'JPY')).toBe('The largest amount is 999999999.');
    expect(getText('price', 'KWD')).toBe('The largest amount is 999999999.99.');
    expect(getText('weight', 'JPY')).toBe('The largest amount is 999999999.99.');
  });

  it('has a value that is no number of the column as it is', () => {
    const issue = { kind: 'not-a-choice' } as const;
    expect(getIssueText(schema, 'visible', 'maybe', issue, { t, locale: 'en' })).toBe(
      '“maybe” is neither TRUE nor FALSE.',
    );
  });
});

describe('isBelowCost', () => {
  it('compares the cost with what shoppers pay in the currency', () => {
    const discount = { type: 'PERCENT', value: 15 } as const;
    const isBelow = (currency: string) =>
      isBelowCost(
        { price: '10', cost: '9' },
        { discount, priceData: { currency, price: 10, discountedPrice: 9 } },
      );
    // Shoppers pay 8.50 euros, or 9 yen.
    expect([isBelow('EUR'), isBelow('JPY')]).toEqual([true, false]);
  });
});
