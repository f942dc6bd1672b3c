import { describe, expect, test } from 'vitest';
import { fromEuros } from '../core/money.ts';
import { fennHouse } from './fenn-house.ts';
import { collectionIdOf } from './names.ts';
import type { Product, Variant } from './shop.ts';

const shop = fennHouse({ mediaBaseUrl: '/pictures' });
const bySlug = (slug: string): Product => {
  const product = shop.products.find((candidate) => candidate.slug === slug);
  if (!product) throw new Error(`no ${slug}`);
  return product;
};
const inCollection = (slug: string) =>
  shop.products.filter(({ collectionIds }) => collectionIds.includes(collectionIdOf(slug)));

const duplicates = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe('the catalogue', () => {
  test('has at least 60 products with a maker, words, material and all sections', () => {
    expect(shop.products.length).toBeGreaterThanOrEqual(60);
    for (const { name, brand, description, additionalInfoSections } of shop.products) {
      expect(brand, name).toMatch(/\w/);
      expect(description, name).toMatch(/^<p>[A-Z].*\.<\/p>$/);
      expect(
        additionalInfoSections.map(({ title }) => title),
        name,
      ).toEqual(['Material', 'Details', 'Care', 'Delivery and returns']);
    }
  });

  test('gives every product, variant and collection an id and a slug of its own', () => {
    const { products, collections } = shop;
    expect(duplicates([...products, ...collections].map(({ id }) => id))).toEqual([]);
    expect(duplicates([...products, ...collections].map(({ slug }) => slug))).toEqual([]);
    expect(duplicates(products.map(({ name }) => name))).toEqual([]);
    for (const { name, variants } of products) {
      expect(duplicates(variants.map(({ id }) => id)), name).toEqual([]);
    }
  });

  test('speaks without exclamation marks, and in sentence case', () => {
    for (const { name, description, additionalInfoSections } of shop.products) {
      const words = [
        name,
        description,
        ...additionalInfoSections.map((section) => section.description),
      ];
      expect(words.join(' ')).not.toMatch(/!|\bplease\b|\boops\b/i);
      expect(name).toMatch(/^[A-Z]/);
      expect(name.length).toBeLessThanOrEqual(80);
    }
  });

  test('has sane prices: reductions lower them, ranges hold all variants', () => {
    for (const { name, priceData, priceRange, discount, variants } of shop.products) {
      expect(priceData?.price, name).toBeGreaterThan(0);
      expect(priceData?.discountedPrice, name).toBeGreaterThan(0);
      const reduced = fromEuros(priceData?.discountedPrice ?? 0) < fromEuros(priceData?.price ?? 0);
      expect(reduced, name).toBe(discount?.type !== 'NONE');
      const prices = variants
        .filter(({ variant }) => variant?.visible)
        .map(({ variant }) => variant?.priceData?.discountedPrice ?? 0);
      expect(priceRange, name).toEqual({
        minValue: Math.min(...prices),
        maxValue: Math.max(...prices),
      });
    }
  });

  test('has variants that match their options, one for each combination at most', () => {
    for (const { name, productOptions, variants, manageVariants } of shop.products) {
      expect(manageVariants, name).toBe(productOptions.length > 0);
      for (const { choices } of variants) {
        expect(Object.keys(choices), name).toEqual(productOptions.map((option) => option.name));
        for (const option of productOptions) {
          expect(option.choices.map(({ description }) => description)).toContain(
            choices[option.name],
          );
        }
      }
      expect(duplicates(variants.map(({ choices }) => JSON.stringify(choices))), name).toEqual([]);
    }
  });

  test('writes every colour as a CSS colour', () => {
    const colours = shop.products
      .flatMap(({ productOptions }) => productOptions)
      .filter(({ optionType }) => optionType === 'color')
      .flatMap(({ choices }) => choices);
    expect(colours.length).toBeGreaterThan(20);
    for (const { value } of colours) expect(value).toMatch(/^#[0-9a-f]{6}$/);
  });
});

describe('the shelves', () => {
  test('are eight collections with words, a picture and objects', () => {
    expect(shop.collections).toHaveLength(8);
    for (const { name, slug, description, media } of shop.collections) {
      expect(description, name).toMatch(/^<p>.+<\/p>$/);
      expect(media?.mainMedia, name).toBeDefined();
      expect(inCollection(slug).length, name).toBeGreaterThanOrEqual(6);
    }
  });

  test('show 24 objects of eleven workshops for the table, in the order of the picture', () => {
    const table = inCollection('for-the-table');
    expect(table).toHaveLength(24);
    expect(new Set(table.map(({ brand }) => brand)).size).toBe(11);
    expect(table.slice(0, 11).map(({ name }) => name)).toEqual([
      'Ridge pillar candle',
      'Dome table lamp',
      'Ring vase',
      'Dipped cup',
      'Set by candlelight',
      'Nesting bowls, set of 4',
      'Cedar hand wash',
      'Three-leg stool',
      'Tide, screen print',
      'Fold throw',
      'Ridge candles, set of 3',
    ]);
  });

  test('carry the prices of the pictures', () => {
    const written = (slug: string) => bySlug(slug).priceData?.formatted;
    expect(written('ridge-pillar-candle')).toEqual({
      price: '€38.00',
      discountedPrice: '€32.00',
      pricePerUnit: '€7.11',
    });
    expect(written('cedar-hand-wash')).toMatchObject({ price: '€28.00', pricePerUnit: '€5.60' });
    const prices = [
      'dome-table-lamp',
      'ring-vase',
      'dipped-cup',
      'nesting-bowls',
      'three-leg-stool',
    ];
    expect(prices.map((slug) => written(slug)?.price)).toEqual([
      '€245.00',
      '€96.00',
      '€28.00',
      '€118.00',
      '€180.00',
    ]);
    const more = ['tide-screen-print', 'fold-throw', 'ridge-candles-set'];
    expect(more.map((slug) => written(slug)?.price)).toEqual(['€310.00', '€164.00', '€84.00']);
    expect(bySlug('three-leg-stool').priceRange?.minValue).toBe(180);
  });
});

describe('there is one of each kind', () => {
  const some = (test: (product: Product) => boolean) => shop.products.filter(test).length;
  const variant = (slug: string, choices: Record<string, string>): Variant | undefined =>
    bySlug(slug).variants.find((candidate) =>
      Object.entries(choices).every(([name, value]) => candidate.choices[name] === value),
    );

  test('simple, sold out, partly sold out, few left, not counted', () => {
    expect(some(({ productOptions }) => productOptions.length === 0)).toBeGreaterThan(5);
    expect(some(({ stock }) => stock?.inventoryStatus === 'OUT_OF_STOCK')).toBeGreaterThan(3);
    expect(
      some(({ stock }) => stock?.inventoryStatus === 'PARTIALLY_OUT_OF_STOCK'),
    ).toBeGreaterThan(3);
    expect(bySlug('dipped-cup').stock?.quantity).toBe(2);
    expect(some(({ stock }) => stock?.trackInventory === false)).toBeGreaterThan(2);
  });

  test('reduced by an amount and by percent, priced by weight and by volume', () => {
    expect(some(({ discount }) => discount?.type === 'AMOUNT')).toBeGreaterThan(2);
    expect(some(({ discount }) => discount?.type === 'PERCENT')).toBeGreaterThan(2);
    const units = shop.products.map((product) => product.pricePerUnitData?.baseMeasurementUnit);
    expect(units).toEqual(expect.arrayContaining(['G', 'ML']));
  });

  test('digital, with a film, with a film first, without media, with a long name', () => {
    expect(some(({ productType }) => productType === 'digital')).toBeGreaterThan(1);
    const film = (product: Product) => product.media?.items.some(({ video }) => video) ?? false;
    expect(some(film)).toBeGreaterThan(1);
    expect(some(({ media }) => media?.mainMedia?.mediaType === 'video')).toBe(1);
    expect(some(({ media }) => media === undefined)).toBe(1);
    expect(some(({ name }) => name.length > 70)).toBe(1);
  });

  test('never made, hidden, sold out and to be ordered ahead are told apart', () => {
    expect(variant('ridge-pillar-candle', { Colour: 'Moss', Size: '20 cm' })).toBeUndefined();
    expect(variant('oak-stopper-carafe', { Colour: 'Smoke' })?.variant?.visible).toBe(false);
    expect(variant('ridge-pillar-candle', { Colour: 'Chalk', Size: '20 cm' })?.stock?.inStock).toBe(
      false,
    );
    expect(shop.preorders.size).toBeGreaterThan(3);
    const ink = variant('pedestal-side-table', { Colour: 'Ink' });
    const terms = shop.preorders.get(`${bySlug('pedestal-side-table').id}-${ink?.id}`);
    expect(terms).toEqual({
      enabled: true,
      limit: 10,
      message: 'Leaves the workshop in February 2027',
    });
  });

  test('one product has 1,000 variants, each with a price and a stock of its own', () => {
    const { variants } = bySlug('made-to-order-pitcher');
    expect(variants).toHaveLength(1000);
    expect(new Set(variants.map((one) => one.variant?.priceData?.price)).size).toBe(10);
    expect(new Set(variants.map(({ stock }) => stock?.quantity))).toEqual(new Set([0, 1, 2]));
  });

  test('the ridge candle costs what its picture says, in each size', () => {
    const written = (Size: string) =>
      variant('ridge-pillar-candle', { Colour: 'Chalk', Size })?.variant?.priceData?.formatted;
    expect(written('10 cm')).toMatchObject({ discountedPrice: '€18.00', pricePerUnit: '€9.00' });
    expect(written('15 cm')).toMatchObject({ discountedPrice: '€32.00', pricePerUnit: '€7.11' });
    expect(written('20 cm')?.discountedPrice).toBe('€56.00');
    const colours = bySlug('ridge-pillar-candle').productOptions[0]?.choices;
    expect(colours?.map(({ description, inStock }) => [description, inStock])).toEqual([
      ['Chalk', true],
      ['Clay', true],
      ['Moss', true],
      ['Ink', false],
    ]);
  });
});
