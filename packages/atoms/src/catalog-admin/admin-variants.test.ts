import { expect, it } from 'vitest';
import { openCatalog } from '../testing/catalog-admin-setup.ts';
import {
  bulkAdjustProductPropertyAtom,
  bulkUpdateProductsPropertyAtom,
  resetAllProductVariantDataAtom,
  updateProductVariantsAtom,
} from './admin-variants.ts';

const open = () => openCatalog('ridge-pillar-candle', 'for-the-table');

it('sets a price for variants and resets it', async () => {
  const { store, id, shown, settled, getStoredProduct } = await open();
  const price = (await getStoredProduct())?.priceData?.price ?? 0;
  const variants = await store.set(updateProductVariantsAtom, {
    productId: id,
    variants: [{ choices: { Size: '10 cm' }, price: 77 }],
  });
  expect(variants.some(({ variant }) => variant?.priceData?.price === 77)).toBe(true);
  await settled();
  const dearest = () =>
    shown((product) =>
      Math.max(...product.variants.map(({ variant }) => variant?.priceData?.price ?? 0)),
    );
  expect(dearest()).toEqual([77, 77, 77]);
  await store.set(resetAllProductVariantDataAtom, id);
  await settled();
  expect(dearest()).toEqual([price, price, price]);
});

it('updates many products in one request and reports each result', async () => {
  const { store, id, shown, settled } = await open();
  const set = { productIds: [id, 'nothing'], set: { ribbon: 'Sale' } };
  const { results } = await store.set(bulkUpdateProductsPropertyAtom, set);
  expect(results.map(({ itemMetadata }) => [itemMetadata._id, itemMetadata.success])).toEqual([
    [id, true],
    ['nothing', false],
  ]);
  await settled();
  expect(shown(({ ribbon }) => ribbon)).toEqual(['Sale', 'Sale', 'Sale']);
  const adjust = { productIds: [id], adjust: { price: { percentage: { rate: 100 } } } };
  const [before] = shown(({ priceData }) => priceData?.price ?? 0);
  await store.set(bulkAdjustProductPropertyAtom, adjust);
  await settled();
  expect(shown(({ priceData }) => priceData?.price)[0]).toBe(Number(before) * 2);
});
