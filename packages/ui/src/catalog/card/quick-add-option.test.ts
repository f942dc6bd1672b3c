import type { Product, ProductOption } from '@vitrine/client/catalog';
import { describe, expect, it } from 'vitest';
import { getQuickAddOption } from './quick-add-option.ts';

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
