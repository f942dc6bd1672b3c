import type { Product } from '@vitrine/client/catalog';
import { expect, it } from 'vitest';
import { getCompareGroups } from './compare-rows.ts';

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

const getRows = (...products: Product[]) =>
  getCompareGroups(products, 'en').flatMap(({ rows }) => rows);

it('returns a row for every attribute of any product, and whether it differs', () => {
  const rows = getRows(
    product(40, { brand: 'Mora', productOptions: [option('Size', 'S', 'L', 'Hidden')] }),
    product(40, {
      additionalInfoSections: [{ title: 'Material', description: '<p>Oak</p><p>Brass</p>' }],
    }),
  );
  expect(rows.map(({ kind, name, differs }) => [kind, name, differs])).toEqual([
    ['stock', '', false],
    ['brand', '', true],
    ['text', 'Size', true],
    ['text', 'Material', true],
  ]);
  expect(rows.slice(1).map(({ values }) => values)).toEqual([
    ['Mora', ''],
    ['S, L', ''],
    ['', 'Oak\nBrass'],
  ]);
});

it('returns no differences for one product, and no values for none', () => {
  expect(getRows(product(10, { brand: 'Mora' })).some(({ differs }) => differs)).toBe(false);
  expect(getRows().every(({ values }) => values.length === 0)).toBe(true);
});

const differing = (...products: Product[]) =>
  getRows(...products).flatMap(({ kind, differs }) => (differs ? kind : []));

it('G15 finds no difference if the same text is shown, regardless of stock', () => {
  const stocked = (quantity: number, trackInventory = true) =>
    product(40, { stock: { inStock: true, quantity, trackInventory } as Product['stock'] });
  expect(differing(stocked(40), stocked(42))).toEqual([]);
  expect(differing(stocked(2, false), stocked(42))).toEqual([]);
  expect(differing(stocked(2), stocked(42))).toEqual(['stock']);
  expect(differing(stocked(2), stocked(3))).toEqual(['stock']);
});

const section = (title: string, description: string) =>
  product(40, { additionalInfoSections: [{ title, description }] });

it('G15 returns a row for each term of a section, in the order of the first product', () => {
  const groups = getCompareGroups(
    [
      section('Details', '<dl><dt>Height</dt><dd>46 cm</dd><dt>Carries</dt><dd>130 kg</dd></dl>'),
      section('Details', '<p>Carries: 90 kg</p><p>Made in: Svendborg</p><p>Oiled twice.</p>'),
    ],
    'en',
  );
  expect(groups.map(({ kind, title }) => [kind, title])).toEqual([
    ['details', ''],
    ['section', 'Details'],
  ]);
  expect(groups[1]?.rows.map(({ name, values }) => [name, ...values])).toEqual([
    ['Height', '46 cm', ''],
    ['Carries', '130 kg', '90 kg'],
    ['Made in', '', 'Svendborg'],
    ['Details', '', 'Oiled twice.'],
  ]);
});

it('G15 keeps long texts apart from the rows', () => {
  const long =
    'Trim the wick to five millimeters before lighting, and let the wax melt to the edge.';
  const groups = getCompareGroups(
    [
      section('Care', `<p>${long}</p><p>${long}</p>`),
      section('Care', '<p>Wipe with a dry cloth.</p>'),
    ],
    'en',
  );
  expect(groups.at(-1)).toMatchObject({ kind: 'prose', rows: [{ kind: 'prose', name: 'Care' }] });
  expect(groups[0]?.rows.map(({ kind }) => kind)).toEqual(['stock']);
});

it('does not take a time or a sentence for a term', () => {
  const groups = getCompareGroups(
    [section('Opening', '<p>10:00 to 18:00</p><p>Mind this. Note: x</p>')],
    'en',
  );
  expect(groups[0]?.rows.at(-1)?.values).toEqual(['10:00 to 18:00\nMind this. Note: x']);
});

it('compares a product with missing lists', () => {
  const minimalProduct = { _id: 'bare' } as Product;
  const rows = getRows(product(40, { productOptions: [option('Size', 'S')] }), minimalProduct);
  expect(rows.map(({ name }) => name)).toContain('Size');
});
