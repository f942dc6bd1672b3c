import type { FacetOption } from '@vitrine/atoms';
import { describe, expect, it } from 'vitest';
import { english } from '../../messages/english.ts';
import { createTranslate } from '../../messages/message-catalog.ts';
import { formatAmount, formatRange, getFilterLabel, sortValues } from './facet-labels.ts';

const t = createTranslate(english, 'en-GB');

describe('formatAmount', () => {
  it('has the currency, and decimals only if there are any', () => {
    expect(formatAmount(24, 'EUR', 'en-GB')).toBe('€24');
    expect(formatAmount(24.5, 'EUR', 'en-GB')).toBe('€24.50');
    expect(formatAmount(24.5, undefined, 'en-GB')).toBe('24.5');
    expect(formatAmount(24.5, 'EU', 'en-GB')).toBe('24.5 EU');
  });
});

describe('formatRange', () => {
  const format = (range: { min?: number; max?: number }) => formatRange(range, 'EUR', 'en-GB', t);

  it('has both limits, or the only one, and 0 is a limit', () => {
    expect(format({ min: 0, max: 40 })).toBe('€0 to €40');
    expect(format({ min: 0 })).toBe('From €0');
    expect(format({ max: 0 })).toBe('Up to €0');
  });
});

describe('getFilterLabel', () => {
  const getLabel = (filter: object) =>
    getFilterLabel(
      filter as never,
      'Color',
      (value) => `value ${value}`,
      ({ min }) => `from ${min}`,
    );

  it('is the range, the value of a choice, or the name of the facet', () => {
    expect(getLabel({ facet: { kind: 'range' }, range: { min: 0 } })).toBe('from 0');
    expect(getLabel({ facet: { kind: 'choice' }, value: '' })).toBe('value ');
    expect(getLabel({ facet: { kind: 'choice' } })).toBe('Color');
    expect(getLabel({ facet: { kind: 'toggle' }, value: 'true' })).toBe('Color');
  });
});

describe('sortValues', () => {
  const option = (value: string, rest: Partial<FacetOption> = {}): FacetOption => ({
    value,
    isChosen: false,
    ...rest,
  });
  const getValues = (options: readonly FacetOption[], isHosts = false) =>
    sortValues(options, isHosts, 'en-GB').map(({ value }) => value);

  it('sorts by label, and numbers by their size', () => {
    expect(getValues([option('20 cm'), option('9 cm'), option('100 cm')])).toEqual([
      '9 cm',
      '20 cm',
      '100 cm',
    ]);
    expect(getValues([option('a', { label: 'Teal' }), option('b', { label: 'Chalk' })])).toEqual([
      'b',
      'a',
    ]);
  });

  it('keeps the order of colors, and the order of the host', () => {
    expect(getValues([option('teal', { color: '#088' }), option('chalk')])).toEqual([
      'teal',
      'chalk',
    ]);
    expect(getValues([option('teal'), option('chalk')], true)).toEqual(['teal', 'chalk']);
  });
});
