import type { Media } from '@vitrine/client';
import type { Product } from '@vitrine/client/catalog';
import { expect, it } from 'vitest';
import { allMedia } from './product-media.ts';

const mediaOf = (...ids: string[]): Media => ({
  items: ids.map((id) => ({ _id: id, mediaType: 'image', title: id })),
});

const product = {
  media: mediaOf('chalk', 'room'),
  productOptions: [
    { choices: [{ media: mediaOf('chalk') }, { media: mediaOf('moss', 'room') }, {}] },
    { choices: [{}] },
  ],
} as unknown as Product;

const idsOf = ({ items }: Media) => items.map(({ _id }) => _id);

it('shows each picture of a product and its choices once', () => {
  expect(idsOf(allMedia(product, undefined))).toEqual(['chalk', 'room', 'moss']);
});

it('begins with what the page opens with', () => {
  expect(idsOf(allMedia(product, mediaOf('moss', 'room')))).toEqual(['moss', 'room', 'chalk']);
});

it('is empty where nothing is to see', () => {
  expect(allMedia({ productOptions: [] } as unknown as Product, undefined)).toEqual({ items: [] });
});
