import { expect, test } from 'vitest';
import { fakePlatform } from '../testing/fake-platform.ts';
import { getProduct, getProductOptionsAvailability } from './calls.ts';

// Every field that may be a fraction, and so may travel as a string. Specification 3.9.
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

test('every number of a product and its variants may be infinite', async () => {
  const product = (value: unknown) => ({
    ...filled(ofProduct, value),
    variants: [{ variant: filled(ofVariant, value) }],
  });
  const { client } = fakePlatform({ answer: () => ({ product: product('-Infinity') }) });
  expect((await getProduct(client, 'p1')).product).toEqual(product(Number.NEGATIVE_INFINITY));
});

test('every number of a selected variant may be infinite', async () => {
  const answer = (value: unknown) => ({
    selectedVariant: filled(ofSelection, value),
    productOptions: [],
  });
  const { client } = fakePlatform({ answer: () => answer('Infinity') });
  expect(await getProductOptionsAvailability(client, 'p1', {})).toEqual(
    answer(Number.POSITIVE_INFINITY),
  );
});
