import type { Product } from '@vitrine/client/catalog';
import { expect, it } from 'vitest';
import { getCompareRows } from './compare-rows.ts';

const option = (name: string, ...choices: string[]) => ({
  ...{ name, optionType: 'drop_down' as const },
  choices: choices.map((description) => ({
    ...{ description, value: description, inStock: true, visible: description !== 'Hidden' },
  })),
});
const product = (price: number, more: Partial<Product> = {}): Product =>
  ({
    priceData: { currency: 'EUR', price, discountedPrice: price },
    stock: { inStock: true },
    productOptions: [],
    additionalInfoSections: [],
    ...more,
  }) as unknown as Product;

it('returns a row for every attribute of any product, and whether it differs', () => {
  const rows = getCompareRows([
    product(40, { brand: 'Mora', productOptions: [option('Size', 'S', 'L', 'Hidden')] }),
    product(40, {
      additionalInfoSections: [{ title: 'Material', description: '<p>Oak</p><p>Brass</p>' }],
    }),
  ]);
  expect(rows.map(({ kind, name, differs }) => [kind, name, differs])).toEqual([
    ['price', '', false],
    ['stock', '', false],
    ['brand', '', true],
    ['option', 'Size', true],
    ['section', 'Material', true],
  ]);
  expect(rows.slice(2).map(({ values }) => values)).toEqual([
    ['Mora', ''],
    ['S, L', ''],
    ['', 'Oak\nBrass'],
  ]);
});

it('returns no differences for one product, and no values for none', () => {
  expect(getCompareRows([product(10, { brand: 'Mora' })]).some(({ differs }) => differs)).toBe(
    false,
  );
  expect(getCompareRows([]).every(({ values }) => values.length === 0)).toBe(true);
});

const differing = (...products: Product[]) =>
  getCompareRows(products).flatMap(({ kind, differs }) => (differs ? kind : []));

it('G15 finds no difference if the same text is shown, regardless of stock', () => {
  const stocked = (quantity: number, trackInventory = true) =>
    product(40, { stock: { inStock: true, quantity, trackInventory } as Product['stock'] });
  expect(differing(stocked(40), stocked(42))).toEqual([]);
  expect(differing(stocked(2, false), stocked(42))).toEqual([]);
  expect(differing(stocked(2), stocked(42))).toEqual(['stock']);
  expect(differing(stocked(2), stocked(3))).toEqual(['stock']);
  const priced = (maxValue: number) => product(40, { priceRange: { minValue: 40, maxValue } });
  expect(differing(priced(60), priced(80))).toEqual([]);
  expect(differing(priced(40), priced(80))).toEqual(['price']);
  expect(differing(product(40), product(50))).toEqual(['price']);
});

it('G15 returns each term of a section with its description', () => {
  const description = '<dl><dt>Height</dt><dd>46 cm</dd><dt>Carries</dt><dd>130 kg</dd></dl>';
  const rows = getCompareRows([
    product(40, { additionalInfoSections: [{ title: 'Details', description }] }),
  ]);
  expect(rows.at(-1)?.values).toEqual(['Height: 46 cm\nCarries: 130 kg']);
});

it('compares a product with missing lists', () => {
  const minimalProduct = { _id: 'bare' } as Product;
  const kinds = getCompareRows([
    product(40, { productOptions: [option('Size', 'S')] }),
    minimalProduct,
  ]);
  expect(kinds.map(({ kind }) => kind)).toContain('option');
});
