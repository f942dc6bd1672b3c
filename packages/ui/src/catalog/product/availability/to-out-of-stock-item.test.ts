import type { Product, Variant } from '@vitrine/client/catalog';
import { describe, expect, it } from 'vitest';
import { toOutOfStockItem } from './to-out-of-stock-item.ts';

const image = (id: string) => ({ _id: id, url: `https://media.example/${id}.jpg` });
const media = (id: string) => ({
  items: [{ _id: id, mediaType: 'image', title: id, image: image(id) }],
});
const product = {
  ...{ _id: 'p', name: 'Ridge pillar candle', manageVariants: true, media: media('own') },
  priceData: { currency: 'EUR', price: 32, discountedPrice: 32 },
  productOptions: [
    { name: 'Colour', choices: [{ description: 'Moss', media: media('moss') }] },
    { name: 'Size', choices: [{ description: '20 cm' }] },
  ],
} as unknown as Product;
const variant = {
  _id: 'v',
  choices: {},
  variant: { visible: true, priceData: { currency: 'EUR', price: 56, discountedPrice: 56 } },
} as Variant;
const selection = { Size: '20 cm', Colour: 'Moss' };

describe('toOutOfStockItem', () => {
  it('identifies the variant, with its price and image', () => {
    expect(
      toOutOfStockItem({ product, variant, selection }, { locale: 'en-GB', appId: 'shop' }),
    ).toEqual({
      catalogReference: { appId: 'shop', catalogItemId: 'p', options: { variantId: 'v' } },
      itemDetails: { name: 'Ridge pillar candle', price: '€56.00', image: image('moss') },
      choices: 'Moss, 20 cm',
    });
  });

  it('identifies the choices without managed variants, and only the product without choices', () => {
    const unmanaged = { ...product, manageVariants: false };
    const missed = (selected: Record<string, string>) =>
      toOutOfStockItem(
        { product: unmanaged, variant, selection: selected },
        { locale: 'en-GB', appId: 'shop' },
      );
    expect(missed(selection).catalogReference.options).toEqual({ options: selection });
    const plain = missed({});
    expect(plain.catalogReference).toEqual({ appId: 'shop', catalogItemId: 'p' });
    expect(plain).not.toHaveProperty('choices');
    expect(plain.itemDetails.image).toEqual(image('own'));
  });

  it('has the image of the product if that of the choice has no media', () => {
    const choices = [{ description: 'Moss', media: { items: [] } }];
    const bare = {
      ...product,
      productOptions: [{ name: 'Colour', choices }],
    } as unknown as Product;
    const { itemDetails } = toOutOfStockItem(
      { product: bare, variant, selection },
      { locale: 'en-GB' },
    );
    expect(itemDetails.image).toEqual(image('own'));
  });
});
