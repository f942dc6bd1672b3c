import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fakePlatform } from '../testing/fake-platform.ts';
import { getProduct, getProductOptionsAvailability, queryProducts } from './endpoints.ts';

// Every field that may be a fraction, and so may travel as a string. See docs/reference/catalog.mdx.
const ofPrice = ['price', 'discountedPrice', 'pricePerUnit'];
const ofCost = ['itemCost', 'profit', 'profitMargin'];
const ofRange = ['minValue', 'maxValue'];
const within = (name: string, names: string[]) => names.map((inner) => `${name}.${inner}`);

const ofVariant = [
  'weight',
  ...within('priceData', ofPrice),
  ...within('convertedPriceData', ofPrice),
  ...within('costAndProfitData', ofCost),
];

const ofProduct = [
  ...ofVariant,
  ...within('price', ofPrice),
  ...within('weightRange', ofRange),
  ...within('priceRange', ofRange),
  ...within('costRange', ofRange),
  ...within('pricePerUnitData', ['totalQuantity', 'baseQuantity']),
  'discount.value',
];

const ofSelection = [
  'weight',
  ...within('price', ofPrice),
  ...within('convertedPriceData', ofPrice),
];

/** An object that has a value at each of these dotted paths. */
function filled(paths: string[], value: unknown): Record<string, unknown> {
  const object: Record<string, unknown> = {};
  for (const path of paths) {
    const [name = '', inner] = path.split('.');
    object[name] = inner ? { ...Object(object[name]), [inner]: value } : value;
  }
  return object;
}

test('every number of a product and its variants can be infinite', async () => {
  const product = (value: unknown) => ({
    ...filled(ofProduct, value),
    variants: [{ variant: filled(ofVariant, value) }],
  });
  const { client } = fakePlatform({ respond: () => ({ product: product('-Infinity') }) });
  expect((await getProduct(client, 'p1')).product).toEqual(product(Number.NEGATIVE_INFINITY));
});

test('every number of a selected variant can be infinite', async () => {
  const respond = (value: unknown) => ({
    selectedVariant: filled(ofSelection, value),
    productOptions: [],
  });
  const { client } = fakePlatform({ respond: () => respond('Infinity') });
  expect(await getProductOptionsAvailability(client, 'p1', {})).toEqual(
    respond(Number.POSITIVE_INFINITY),
  );
});

/** Decimals as quoted by feeds: with trailing zeros, and no more digits than a number preserves. */
const quoted = fc
  .tuple(
    fc.boolean(),
    fc.nat(99_999_999),
    fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 6 }),
  )
  .map(([isNegative, integer, part]) => `${isNegative ? '-' : ''}${integer}${part && `.${part}`}`);

const withPrice = (price: unknown) =>
  fakePlatform({ respond: () => ({ product: { priceData: { price } } }) }).client;

test('a quoted number is read to its last digit', async () => {
  await fc.assert(
    fc.asyncProperty(quoted, async (text) => {
      const { product } = await getProduct(withPrice(text), 'p1');
      const price = product?.priceData?.price ?? Number.NaN;
      const digits = text.split('.')[1]?.length ?? 0;
      expect(price.toFixed(digits).replace(/^-(?=[0.]*$)/, '')).toBe(
        text.replace(/^-(?=[0.]*$)/, ''),
      );
    }),
  );
});

const noNumbers = ['', ' ', 'free', '38,00', '38.00 EUR', '0x26', 'nan', '--38', '3.8.0'];

test.each([...noNumbers, true, { amount: 38 }])('%j is not a number', async (price) => {
  const message = 'The response of getProduct.product.priceData.price must be a valid number.';
  await expect(getProduct(withPrice(price), 'p1')).rejects.toMatchObject({ cause: { message } });
});

test('one quoted price doesn’t fail a list', async () => {
  const products = [{ priceData: { price: 24 } }, { priceData: { price: '38.00' } }];
  const { client } = fakePlatform({ respond: () => ({ products }) });
  const { items } = await queryProducts(client);
  expect(items.map(({ priceData }) => priceData?.price)).toEqual([24, 38]);
});
