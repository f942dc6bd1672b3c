import { expect, it } from 'vitest';
import { catalogKeys } from '../../catalog/keys.ts';
import { fixtureProduct } from '../../testing/products.ts';
import { emptyStorefront } from '../../testing/storefronts.ts';
import { findCachedProduct, previewLine } from './preview-line.ts';

const product = fixtureProduct({ Colour: ['Chalk', 'Clay'] }, { Chalk: 3, Clay: 1 });
const reference = { appId: 'shop', catalogItemId: product._id };

it('finds a product by id, by slug or in a list, and nothing else', () => {
  for (const [key, data] of [
    [catalogKeys.product(product._id), product],
    [catalogKeys.productBySlug(product.slug), product],
    [[...catalogKeys.lists, 'all', 1], { items: [null, { _id: 'other' }, product] }],
  ] as const) {
    const { queryClient } = emptyStorefront();
    queryClient.setQueryData(catalogKeys.product('none'), null);
    expect(findCachedProduct(queryClient, product._id)).toBeUndefined();
    queryClient.setQueryData(key, data);
    expect(findCachedProduct(queryClient, product._id)).toBe(product);
  }
});

it('shows name, quantity, choices and texts, and no price', () => {
  const [variant] = product.variants;
  const options = { variantId: variant?._id, customTextFields: { Foot: 'For Ida' } };
  const line = previewLine(
    product,
    { catalogReference: { ...reference, options }, quantity: 2 },
    'p',
  );
  expect(line).toMatchObject({ _id: 'p', quantity: 2, productName: { original: product.name } });
  expect(line.descriptionLines.map(({ plainText }) => plainText?.original)).toEqual([
    ...Object.values(variant?.choices ?? {}),
    'For Ida',
  ]);
  expect(line).not.toHaveProperty('price');
});

it('shows the image of the chosen variant, or else that of the product', () => {
  const toMedia = (url: string) => ({
    mainMedia: { _id: url, title: '', mediaType: 'image', image: { url, width: 1, height: 1 } },
    items: [],
  });
  const illustrated = {
    ...product,
    media: toMedia('any.jpg'),
    productOptions: product.productOptions.map((option) => ({
      ...option,
      choices: option.choices.map((choice) =>
        choice.description === 'Clay' ? { ...choice, media: toMedia('clay.jpg') } : choice,
      ),
    })),
  } as typeof product;
  const getUrl = (Colour: string) => {
    const catalogReference = { ...reference, options: { options: { Colour } } };
    return previewLine(illustrated, { catalogReference }, 'p').image?.url;
  };
  expect(['Clay', 'Chalk'].map(getUrl)).toEqual(['clay.jpg', 'any.jpg']);
});

it('shows a product without the lists that a feed omits', () => {
  const minimalProduct = { ...product, variants: undefined, productOptions: undefined } as unknown;
  const options = { variantId: 'v0', options: { Colour: 'Clay' } };
  const line = previewLine(
    minimalProduct as typeof product,
    { catalogReference: { ...reference, options } },
    'p',
  );
  expect(line.descriptionLines).toMatchObject([{ plainText: { original: 'Clay' } }]);
});

it('accepts choices for unmanaged variants, with a default quantity of one', () => {
  const options = { options: { Colour: 'Clay' } };
  const line = previewLine(product, { catalogReference: { ...reference, options } }, 'p');
  expect(line.quantity).toBe(1);
  expect(line.descriptionLines).toEqual([
    { name: { original: 'Colour' }, plainText: { original: 'Clay' } },
  ]);
});
