import type { Product } from '@vitrine/client/catalog';
import { describe, expect, it } from 'vitest';
import { getItemReferences, toLineItem } from './line-item.ts';
import { createVariantIndex } from './variant-index.ts';
import { viewSelection } from './variant-view.ts';

const product = {
  _id: 'candle',
  manageVariants: true,
  productOptions: [
    {
      name: 'Size',
      optionType: 'drop_down',
      choices: [{ value: '10 cm', description: '10 cm', inStock: true, visible: true }],
    },
  ],
  variants: [{ _id: 'small', choices: { Size: '10 cm' } }],
} as unknown as Product;
const createInput = (of: Product, texts = {}) => ({
  view: viewSelection(createVariantIndex(of), { Size: '10 cm' }),
  quantity: 2,
  texts,
  appId: 'shop',
});

describe('toLineItem', () => {
  it('sends the variant ID for managed variants', () => {
    expect(toLineItem(product, createInput(product))).toEqual({
      catalogReference: {
        appId: 'shop',
        catalogItemId: 'candle',
        options: { variantId: 'small' },
      },
      quantity: 2,
    });
  });

  it('sends the choices otherwise', () => {
    const unmanaged = { ...product, manageVariants: false };
    const { catalogReference } = toLineItem(unmanaged, createInput(unmanaged));
    expect(catalogReference.options).toEqual({ options: { Size: '10 cm' } });
  });

  it('B9 B14 sends the choices while the variant is unknown', () => {
    const unknown = { ...product, variants: [] };
    const { catalogReference } = toLineItem(unknown, createInput(unknown));
    expect(catalogReference.options).toEqual({ options: { Size: '10 cm' } });
  });

  it('sends custom text, and no options if there are none', () => {
    const simple = { ...product, manageVariants: false, productOptions: [], variants: [] };
    expect(toLineItem(simple, createInput(simple)).catalogReference).not.toHaveProperty('options');
    // The lengths are checked without surrounding spaces.
    const texts = { Card: ' For Ida  ', Note: ' ' };
    expect(toLineItem(simple, createInput(simple, texts)).catalogReference.options).toEqual({
      customTextFields: { Card: 'For Ida' },
    });
  });
});

describe('getItemReferences', () => {
  it('D3 returns the variant and the choices, with custom text', () => {
    const choice = createInput(product, { Card: 'For Ida' });
    const names = getItemReferences(toLineItem(product, choice), choice.view.selection);
    const customTextFields = { Card: 'For Ida' };
    expect(names.map(({ options }) => options)).toEqual([
      { variantId: 'small', customTextFields },
      { options: { Size: '10 cm' }, customTextFields },
    ]);
  });

  it('D3 returns only the choices while the variant is unknown', () => {
    const unknown = { ...product, variants: [] };
    const choice = createInput(unknown);
    const item = toLineItem(unknown, choice);
    expect(getItemReferences(item, choice.view.selection)).toEqual([item.catalogReference]);
  });
});
