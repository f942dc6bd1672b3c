import type { Product, ProductOption, Variant } from '@vitrine/client/catalog';
import { describe, expect, it } from 'vitest';
import { getOnlySelection, getQuickAddOption } from './quick-add-option.ts';

const option = (name: string, optionType: ProductOption['optionType'], ...values: string[]) => ({
  name,
  optionType,
  choices: values.map((description) => ({
    value: description,
    description,
    inStock: true,
    visible: true,
  })),
});
const product = (...productOptions: ProductOption[]) => ({ productOptions }) as Product;
const colour = option('Colour', 'color', 'Chalk', 'Clay');
const size = option('Size', 'drop_down', '10 cm', '15 cm');

describe('getQuickAddOption', () => {
  it('returns size before color', () => {
    expect(getQuickAddOption(product(colour, size))?.name).toBe('Size');
    expect(getQuickAddOption(product(colour))?.name).toBe('Colour');
  });

  it('skips an option with one value', () => {
    expect(getQuickAddOption(product())).toBeUndefined();
    expect(getQuickAddOption(product(option('Size', 'drop_down', '500 ml')))).toBeUndefined();
  });

  it('doesn’t count hidden values', () => {
    const [first, second] = size.choices;
    const hidden = { ...second, visible: false } as (typeof size.choices)[number];
    expect(
      getQuickAddOption(product({ ...size, choices: first ? [first, hidden] : [] })),
    ).toBeUndefined();
  });
});

describe('getOnlySelection', () => {
  const small: Variant = { _id: 'small', choices: { Size: '10 cm' } };
  const large: Variant = { _id: 'large', choices: { Size: '15 cm' } };

  it('chooses the only visible value of each option, with its variant', () => {
    const [first, second] = size.choices;
    const hidden = { ...first, visible: false } as (typeof size.choices)[number];
    const one = product({ ...size, choices: second ? [hidden, second] : [] });
    expect(getOnlySelection({ ...one, variants: [small, large] })).toEqual({
      selection: { Size: '15 cm' },
      variant: large,
    });
  });

  it('chooses nothing for a product without options', () => {
    expect(getOnlySelection({ ...product(), variants: [] })).toEqual({ selection: {} });
  });
});
