import type { Product } from '@vitrine/client/catalog';
import { expect, it } from 'vitest';
import { compareRows } from './compare-rows.ts';

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

it('has a row for all that any of them has, and says which differ', () => {
  const rows = compareRows([
    product(40, { brand: 'Mora', productOptions: [option('Size', 'S', 'L', 'Hidden')] }),
    product(40, {
      additionalInfoSections: [{ title: 'Material', description: '<p>Oak</p><p>Brass</p>' }],
    }),
  ]);
  expect(rows.map(({ kind, name, values, differs }) => [kind, name, values, differs])).toEqual([
    ['price', '', ['EUR 40 undefined', 'EUR 40 undefined'], false],
    ['stock', '', ['true undefined', 'true undefined'], false],
    ['brand', '', ['Mora', ''], true],
    ['option', 'Size', ['S, L', ''], true],
    ['section', 'Material', ['', 'Oak\nBrass'], true],
  ]);
});

it('finds no difference in one product, and nothing in none', () => {
  expect(compareRows([product(10, { brand: 'Mora' })]).some(({ differs }) => differs)).toBe(false);
  expect(compareRows([]).every(({ values }) => values.length === 0)).toBe(true);
});
