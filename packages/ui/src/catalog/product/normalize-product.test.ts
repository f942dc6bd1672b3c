import type { Product } from '@vitrine/client/catalog';
import { describe, expect, it } from 'vitest';
import { normalizeProduct } from './normalize-product.ts';

const choice = (description: unknown) => ({
  description,
  value: 'x',
  inStock: true,
  visible: true,
});
const of = (product: object) => normalizeProduct(product as Product);

describe('normalizeProduct', () => {
  it('adds empty lists and an empty name if they are missing', () => {
    expect(of({ _id: 'p' })).toEqual({
      ...{ _id: 'p', name: '', productOptions: [], variants: [] },
      ...{ customTextFields: [], additionalInfoSections: [] },
    });
    expect(of({ productOptions: null, variants: 'none' })).toMatchObject({
      productOptions: [],
      variants: [],
    });
  });

  it('removes media without a list, from the product and its choices', () => {
    const red = { ...choice('Red'), media: { mainMedia: { _id: 'm' } } };
    const { media, productOptions } = of({
      media: { items: null },
      productOptions: [null, { name: 'Colour', choices: [red, null] }],
    });
    expect(media).toEqual({ items: [] });
    expect(productOptions[0]?.choices[0]?.media).toEqual({ mainMedia: { _id: 'm' }, items: [] });
  });

  it('removes options and choices without a name', () => {
    const { productOptions, variants } = of({
      productOptions: [
        { name: 'Size', choices: [choice('S'), choice(''), choice(undefined), choice('S')] },
        { name: '', choices: [choice('S')] },
        { name: 'Wick', choices: undefined },
      ],
      variants: [{ _id: 'a' }, { _id: 'b', choices: { Size: 'S' } }],
    });
    expect(productOptions).toEqual([{ name: 'Size', choices: [choice('S')] }]);
    expect(variants).toEqual([{ _id: 'b', choices: { Size: 'S' } }]);
  });

  it('returns a complete product unchanged', () => {
    const fullProduct = {
      ...{ _id: 'p', name: 'Cup', variants: [{ _id: 'v', choices: {} }], customTextFields: [] },
      productOptions: [{ name: 'Size', optionType: 'drop_down', choices: [choice('S')] }],
      additionalInfoSections: [],
    };
    expect(of(fullProduct)).toEqual(fullProduct);
  });
});
