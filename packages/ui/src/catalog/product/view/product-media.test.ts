import type { Media } from '@vitrine/client';
import type { Product } from '@vitrine/client/catalog';
import { expect, it } from 'vitest';
import { getAllMedia } from './product-media.ts';

const createMedia = (...ids: string[]): Media => ({
  items: ids.map((id) => ({ _id: id, mediaType: 'image', title: id })),
});

const product = {
  media: createMedia('chalk', 'room'),
  productOptions: [
    { choices: [{ media: createMedia('chalk') }, { media: createMedia('moss', 'room') }, {}] },
    { choices: [{}] },
  ],
} as unknown as Product;

const getIds = ({ items }: Media) => items.map(({ _id }) => _id);

it('returns each image of a product and its choices once', () => {
  expect(getIds(getAllMedia(product, undefined))).toEqual(['chalk', 'room', 'moss']);
});

it('starts with the media of the initial selection', () => {
  expect(getIds(getAllMedia(product, createMedia('moss', 'room')))).toEqual([
    'moss',
    'room',
    'chalk',
  ]);
});

it('is empty without media', () => {
  expect(getAllMedia({ productOptions: [] } as unknown as Product, undefined)).toEqual({
    items: [],
  });
});
