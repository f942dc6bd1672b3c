import type { Product } from '@vitrine/client/catalog';
import { joinTexts } from '../../messages/join-texts.ts';
import { getTextBlocks } from '../../primitives/safe-html/html-text.ts';
import { getProductStock, getStockStatus } from '../product/availability/product-stock.ts';
import { normalizeProduct } from '../product/normalize-product.ts';

/**
 * One property of several products. `values` are in the order of the products; a value of several
 * paragraphs has each on a separate line.
 */
export interface CompareRow {
  /** `stock` has its own component; `prose` is text that is too long for a table. */
  kind: 'stock' | 'brand' | 'text' | 'prose';
  /** The name of an option, a section or a term. Empty for `stock` and `brand`. */
  name: string;
  values: readonly string[];
  differs: boolean;
}

/** Properties under one heading. */
export interface CompareGroup {
  /** `details`: stock, brand, options, short texts; `prose`: long texts. */
  kind: 'details' | 'section' | 'prose';
  /** The title of a section. Empty for the other kinds. */
  title: string;
  rows: readonly CompareRow[];
}

/** Texts with more characters than this are prose. */
const LONGEST_VALUE = 90;

const row = (kind: CompareRow['kind'], name: string, values: readonly string[]): CompareRow => ({
  ...{ kind, name, values },
  differs: new Set(values).size > 1,
});

/** Returns the unique names of something that a product has several of, in order of occurrence. */
const getNames = <Item>(items: readonly Item[], of: (item: Item) => readonly string[]) => [
  ...new Set(items.flatMap(of)),
];

const getOptionText = ({ productOptions }: Product, name: string, locale: string): string =>
  joinTexts(
    (productOptions.find((option) => option.name === name)?.choices ?? [])
      .filter(({ visible }) => visible !== false)
      .map(({ description }) => description),
    locale,
  );

interface Fact {
  /** Empty for a text without a term. */
  term: string;
  text: string;
}

/** A short term before a colon, as in “Height: 46 cm”. */
const TERM = /^([^:.]{1,40}):\s+(.+)$/;

/** Returns the terms of a section and their descriptions. */
function getFacts({ additionalInfoSections }: Product, title: string): readonly Fact[] {
  const html = additionalInfoSections.find((section) => section.title === title)?.description;
  return getTextBlocks(html).map(({ term, text }) => {
    const [, before = '', after = ''] = (term === undefined && TERM.exec(text)) || [];
    return before ? { term: before, text: after } : { term: term ?? '', text };
  });
}

const getValue = (facts: readonly Fact[], term: string) =>
  facts
    .filter((fact) => fact.term === term)
    .map(({ text }) => text)
    .join('\n');

/** Returns a row for each term of a section; texts without a term are in a row named by its title. */
function getSectionRows(products: readonly Product[], title: string): readonly CompareRow[] {
  const facts = products.map((product) => getFacts(product, title));
  return getNames(facts, (list) => list.map(({ term }) => term)).map((term) => {
    const values = facts.map((list) => getValue(list, term));
    const isProse = values.some(({ length }) => length > LONGEST_VALUE);
    return row(isProse ? 'prose' : 'text', term || title, values);
  });
}

/**
 * Returns all comparable properties of products except prices, which are in the header: stock,
 * attributes, terms of the sections. They count as different by their displayed values: 40 pieces and
 * 42 are both in stock.
 */
export function getCompareGroups(
  rawProducts: readonly Product[],
  locale: string,
): readonly CompareGroup[] {
  const products = rawProducts.map(normalizeProduct);
  const stock = products.map((product) => JSON.stringify(getStockStatus(getProductStock(product))));
  const brands = products.map(({ brand = '' }) => brand);
  const options = getNames(products, ({ productOptions }) =>
    productOptions.map(({ name }) => name),
  );
  const sections = getNames(products, ({ additionalInfoSections }) =>
    additionalInfoSections.map(({ title }) => title),
  ).map((title) => ({ title, rows: getSectionRows(products, title) }));
  const isText = ({ kind }: CompareRow) => kind === 'text';
  // A section of one text needs no heading.
  const isSingle = ({ title, rows }: (typeof sections)[number]) =>
    rows.length === 1 && rows[0]?.name === title;
  const groups: CompareGroup[] = [
    {
      ...{ kind: 'details', title: '' },
      rows: [
        row('stock', '', stock),
        ...(brands.some(Boolean) ? [row('brand', '', brands)] : []),
        ...options.map((name) =>
          row(
            'text',
            name,
            products.map((product) => getOptionText(product, name, locale)),
          ),
        ),
        ...sections.filter(isSingle).flatMap(({ rows }) => rows.filter(isText)),
      ],
    },
    ...sections
      .filter((section) => !isSingle(section))
      .map(({ title, rows }) => ({ kind: 'section' as const, title, rows: rows.filter(isText) })),
    {
      ...{ kind: 'prose', title: '' },
      rows: sections.flatMap(({ rows }) => rows.filter(({ kind }) => kind === 'prose')),
    },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}
