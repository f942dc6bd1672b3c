import type { Product } from '@vitrine/client/catalog';
import { describe, expect, it } from 'vitest';
import { fixtureProduct } from '../testing/products.ts';
import { inOrder, withMediaOrder, withoutChoiceMedia, withoutMedia } from './media-patches.ts';
import { keepsMember, withCollection } from './product-patches.ts';

const item = (_id: string) => ({ _id, mediaType: 'image' as const, title: _id });
const media = (...ids: string[]) => {
  const items = ids.map(item);
  return { ...(items[0] && { mainMedia: items[0] }), items };
};

const plain = fixtureProduct({ Colour: ['Clay', 'Chalk'] });
const product: Product = {
  ...plain,
  media: media('a', 'b', 'c'),
  productOptions: plain.productOptions.map((option) => ({
    ...option,
    choices: option.choices.map((choice, at) =>
      at === 0 ? { ...choice, media: media('a', 'b') } : choice,
    ),
  })),
};
const getChoices = ({ productOptions }: Product) =>
  productOptions[0]?.choices.map((one) => one.media);

describe('membership', () => {
  it('is added once and removed, on a copy', () => {
    const member = withCollection(product, 'c1', true);
    expect(member.collectionIds).toEqual(['c1']);
    expect(product.collectionIds).toEqual([]);
    expect(withCollection(member, 'c1', true)).toBe(member);
    expect(withCollection(member, 'c1', false).collectionIds).toEqual([]);
    expect(withCollection(product, 'c1', false)).toBe(product);
  });

  it('keeps a product in the lists whose filter it matches or may match', () => {
    const member = { ...product, collectionIds: ['c1'] };
    expect(keepsMember(undefined, member)).toBe(true);
    expect(keepsMember({ collectionIds: { $hasSome: ['c1', 'c2'] } }, member)).toBe(true);
    expect(keepsMember({ collectionIds: { $hasAll: ['c1', 'c2'] } }, member)).toBe(false);
    expect(keepsMember({ 'collections._id': 'c2' }, member)).toBe(false);
    expect(keepsMember({ collectionIds: { $startsWith: 'x' } }, member)).toBe(true);
  });
});

describe('media', () => {
  it('is removed from the product and its choices, completely when none is named', () => {
    const without = withoutMedia(product, ['a']);
    expect(without.media).toEqual(media('b', 'c'));
    expect(getChoices(without)).toEqual([media('b'), undefined]);
    expect(withoutMedia(product, ['a', 'b']).productOptions[0]?.choices[0]).not.toHaveProperty(
      'media',
    );
    expect(withoutMedia(product, []).media).toEqual({ items: [] });
    expect(product.media).toEqual(media('a', 'b', 'c'));
  });

  it('is reordered, with unnamed items last', () => {
    const ids = (order: string[]) =>
      inOrder(media('a', 'b', 'c').items, order).map(({ _id }) => _id);
    expect(ids(['c', 'a', 'b'])).toEqual(['c', 'a', 'b']);
    expect(ids(['c', 'x', 'c'])).toEqual(['c', 'a', 'b']);
    expect(withMediaOrder(product, ['b']).media?.mainMedia?._id).toBe('b');
    expect(withMediaOrder(plain, ['b'])).toBe(plain);
  });

  it('is removed from choices and kept on the product', () => {
    const clay = { option: 'Colour', choice: 'Clay' };
    const some = withoutChoiceMedia(product, [{ ...clay, mediaIds: ['b'] }]);
    expect([getChoices(some), some.media]).toEqual([[media('a'), undefined], product.media]);
    for (const removed of [[clay], []]) {
      expect(getChoices(withoutChoiceMedia(product, removed))).toEqual([undefined, undefined]);
    }
    const other = withoutChoiceMedia(product, [{ ...clay, choice: 'Chalk' }]);
    expect(getChoices(other)).toEqual(getChoices(product));
  });
});
