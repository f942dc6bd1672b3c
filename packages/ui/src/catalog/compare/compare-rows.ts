import type { Product } from '@vitrine/client/catalog';
import { getTextBlocks } from '../../primitives/safe-html/html-text.ts';
import { getCardFigures } from '../price/price-figures.ts';
import { getProductStock, getStockStatus } from '../product/availability/product-stock.ts';
import { normalizeProduct } from '../product/normalize-product.ts';

/**
 * One property of several products. `values` are in the order of the products; a value of several
 * paragraphs has each on a separate line.
 */
export interface CompareRow {
  /** `price` and `stock` have their own components; others are shown as text. */
  kind: 'price' | 'stock' | 'brand' | 'option' | 'section';
  /** The name of an option or a section. */
  name: string;
  values: readonly string[];
  differs: boolean;
}

const row = (kind: CompareRow['kind'], name: string, values: readonly string[]): CompareRow => ({
  ...{ kind, name, values },
  differs: new Set(values).size > 1,
});

/**
 * Returns the unique names of a property with several entries per product, in order of occurrence.
 */
const getNames = (products: readonly Product[], of: (product: Product) => readonly string[]) => [
  ...new Set(products.flatMap(of)),
];

const getOptionText = ({ productOptions }: Product, name: string): string =>
  (productOptions.find((option) => option.name === name)?.choices ?? [])
    .filter(({ visible }) => visible !== false)
    .map(({ description }) => description)
    .join(', ');

const getSectionText = ({ additionalInfoSections }: Product, title: string): string =>
  getTextBlocks(additionalInfoSections.find((section) => section.title === title)?.description)
    .map(({ term, text }) => (term === undefined ? text : `${term}: ${text}`))
    .join('\n');

/**
 * Returns all comparable properties of products: prices, stock, attributes. They count as different
 * by their displayed values: 40 pieces and 42 are both in stock.
 */
export function getCompareRows(rawProducts: readonly Product[]): readonly CompareRow[] {
  const products = rawProducts.map(normalizeProduct);
  const stock = products.map((product) => JSON.stringify(getStockStatus(getProductStock(product))));
  const prices = products.map((product) => JSON.stringify(getCardFigures(product) ?? null));
  const brands = products.map(({ brand = '' }) => brand);
  return [
    row('price', '', prices),
    row('stock', '', stock),
    ...(brands.some(Boolean) ? [row('brand', '', brands)] : []),
    ...getNames(products, ({ productOptions }) => productOptions.map(({ name }) => name)).map(
      (name) =>
        row(
          'option',
          name,
          products.map((product) => getOptionText(product, name)),
        ),
    ),
    ...getNames(products, ({ additionalInfoSections }) =>
      additionalInfoSections.map(({ title }) => title),
    ).map((title) =>
      row(
        'section',
        title,
        products.map((one) => getSectionText(one, title)),
      ),
    ),
  ];
}
