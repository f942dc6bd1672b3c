import type { Product } from '@vitrine/client/catalog';
import { expect, it } from 'vitest';
import { openCatalog } from '../testing/catalog-admin-setup.ts';
import { fixtureProduct } from '../testing/products.ts';
import {
  addProductMediaAtom,
  addProductMediaToChoicesAtom,
  orderProductMediaAtom,
} from './admin-media.ts';
import { getTails } from './reorder-media.ts';

const items = (...ids: string[]) =>
  ids.map((_id) => ({ _id, mediaType: 'image' as const, title: '' }));

it('finds the media to reassign for each choice', () => {
  const plain = fixtureProduct({ Colour: ['Clay', 'Chalk', 'Moss'] });
  const media = [items('a', 'b', 'c'), items('c'), undefined];
  const product: Product = {
    ...plain,
    productOptions: plain.productOptions.map((option) => ({
      ...option,
      choices: option.choices.map((choice, at) => ({
        ...choice,
        ...(media[at] && { media: { items: media[at] } }),
      })),
    })),
  };
  expect(getTails(product, ['b', 'x'])).toEqual([
    { option: 'Colour', choice: 'Clay', mediaIds: ['b', 'c'], remaining: ['c'] },
  ]);
});

it('preserves the media order of a choice when only some items move', async () => {
  const { store, id, getStoredProduct } = await openCatalog('fold-throw', 'wool-and-linen');
  const ids = ['cup.jpg', 'bowls.jpg', 'soap.jpg'];
  const media = ids.map((mediaId) => ({ mediaId }));
  await store.set(addProductMediaAtom, { productId: id, media });
  const sage = { option: 'Colour', choice: 'Sage' };
  const mediaIds = ['soap.jpg', 'cup.jpg'];
  await store.set(addProductMediaToChoicesAtom, { productId: id, media: [{ ...sage, mediaIds }] });
  const before = await getStoredProduct();
  const order = before?.media?.items.map(({ _id }) => _id) ?? [];
  const [soap = '', bowls = ''] = [order.at(-1), order.at(-2)];
  await store.set(orderProductMediaAtom, {
    productId: id,
    mediaIds: [...order.slice(0, -2), soap, bowls],
  });
  const after = await getStoredProduct();
  expect(after?.media?.items.map(({ _id }) => _id).slice(-2)).toEqual([soap, bowls]);
  expect(after?.productOptions).toEqual(before?.productOptions);
});
