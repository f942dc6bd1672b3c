import { createVariantIndex, viewSelection } from '@vitrine/atoms';
import type { Media } from '@vitrine/client';
import type { Product, Variant } from '@vitrine/client/catalog';
import { describe, expect, it } from 'vitest';
import { getDefaultSelection, getVisibleMedia } from './default-selection.ts';

const priceData = (discountedPrice: number) => ({ currency: 'EUR', price: 38, discountedPrice });
const variant = (Size: string, price: number, inStock = true, visible = true): Variant => ({
  _id: Size,
  choices: { Size },
  variant: { visible, priceData: priceData(price) },
  stock: { trackQuantity: false, inStock },
});
const product = (...variants: Variant[]) => ({ priceData: priceData(32), variants }) as Product;

describe('getDefaultSelection', () => {
  it('returns the variant with the displayed price', () => {
    const candle = product(variant('10 cm', 18), variant('15 cm', 32), variant('20 cm', 56));
    expect(getDefaultSelection(candle)).toEqual({ Size: '15 cm' });
  });

  it('returns the first in stock if that variant is sold out', () => {
    const candle = product(variant('10 cm', 18), variant('15 cm', 32, false));
    expect(getDefaultSelection(candle)).toEqual({ Size: '10 cm' });
  });

  it('returns the first existing variant if all are sold out', () => {
    const candle = product(variant('10 cm', 18, false, false), variant('15 cm', 18, false));
    expect(getDefaultSelection(candle)).toEqual({ Size: '15 cm' });
    expect(getDefaultSelection(product())).toEqual({});
  });
});

describe('getShownMedia', () => {
  const media = (id: string): Media => ({
    items: [{ _id: id, mediaType: 'image', title: id }],
  });
  const choice = (description: string, media?: Media) => ({
    value: description,
    description,
    inStock: true,
    visible: true,
    ...(media && { media: media }),
  });
  const colors = [choice('Chalk', media('chalk')), choice('Moss', media('moss')), choice('Ink')];
  const candle = {
    media: media('own'),
    productOptions: [{ name: 'Colour', optionType: 'color', choices: colors }],
    variants: [],
  } as unknown as Product;
  const shown = (Colour: string) => {
    const view = viewSelection(createVariantIndex(candle), { Colour });
    return getVisibleMedia(candle, view, { Colour: 'Chalk' })?.items[0]?._id;
  };

  it('returns the product media for the default color, and a color’s own media otherwise', () => {
    expect(shown('Chalk')).toBe('own');
    expect(shown('Moss')).toBe('moss');
  });

  it('keeps the product media for a color without images', () => {
    expect(shown('Ink')).toBe('own');
  });
});
