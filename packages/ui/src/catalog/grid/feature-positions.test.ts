import type { Product } from '@vitrine/client/catalog';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getFeaturePositions } from './feature-positions.ts';

const product = (isLandscape: boolean) => {
  const [width, height] = isLandscape ? [960, 640] : [640, 800];
  const image = { url: '/picture.jpg', width, height };
  const item = { _id: 'picture', mediaType: 'image', title: '', image };
  return { media: { mainMedia: item, items: [item] } } as unknown as Product;
};
const shop = (count: number, isLandscape: (index: number) => boolean) =>
  Array.from({ length: count }, (_, index) => product(isLandscape(index)));

/** Whether a row has a hole before the last tile because a wide tile doesn't fit. */
function hasHoles(count: number, positions: ReadonlySet<number>, columns: number): boolean {
  let column = 0;
  for (let index = 0; index < count; index += 1) {
    const width = positions.has(index) ? 2 : 1;
    if (column + width > columns) return true;
    column = (column + width) % columns;
  }
  return false;
}

describe('getFeaturePositions', () => {
  it('gives a wide image two columns', () => {
    expect([...getFeaturePositions(shop(11, (index) => index === 4))]).toEqual([4]);
  });

  it('keeps portrait images in one column, even the first of a page', () => {
    expect(getFeaturePositions(shop(16, () => false)).size).toBe(0);
    expect(getFeaturePositions(shop(8, (index) => index === 0)).size).toBe(0);
  });

  it('features at most one in eight', () => {
    expect([...getFeaturePositions(shop(32, () => true))]).toEqual([4, 11, 20, 27]);
  });

  it('leaves no gap in two, three or four columns', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 60, size: 'max' }), (landscapes) => {
        const products = landscapes.map(product);
        const positions = getFeaturePositions(products);
        for (const columns of [2, 3, 4]) {
          expect(hasHoles(products.length, positions, columns)).toBe(false);
        }
      }),
    );
  });
});
