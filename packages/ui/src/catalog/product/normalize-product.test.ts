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
  it('has lists where there are none, and no words where there is no name', () => {
    expect(of({ _id: 'p' })).toEqual({
      ...{ _id: 'p', name: '', productOptions: [], variants: [] },
      ...{ customTextFields: [], additionalInfoSections: [] },
    });
    expect(of({ productOptions: null, variants: 'none' })).toMatchObject({
      productOptions: [],
      variants: [],
    });
  });

  it('has no media where their list is missing, of the product and of a choice', () => {
    const red = { ...choice('Red'), media: { mainMedia: { _id: 'm' } } };
    const { media, productOptions } = of({
      media: { items: null },
      productOptions: [null, { name: 'Colour', choices: [red, null] }],
    });
    expect(media).toEqual({ items: [] });
    expect(productOptions[0]?.choices[0]?.media).toEqual({ mainMedia: { _id: 'm' }, items: [] });
  });

  it('leaves out options and choices that no one could choose by name', () => {
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

  it('changes nothing of a product that is whole', () => {
    const whole = {
      ...{ _id: 'p', name: 'Cup', variants: [{ _id: 'v', choices: {} }], customTextFields: [] },
      productOptions: [{ name: 'Size', optionType: 'drop_down', choices: [choice('S')] }],
      additionalInfoSections: [],
    };
    expect(of(whole)).toEqual(whole);
  });
});
