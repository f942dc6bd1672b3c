import type { Product, StoreVariant } from '@vitrine/client/catalog';
import fc from 'fast-check';
import { createStore } from 'jotai/vanilla';
import { describe, expect, it } from 'vitest';
import { fixtureProduct, preOrderable } from '../../testing/products.ts';
import { choose, resolveSelection } from './resolve-selection.ts';
import { createVariantIndex, findVariant } from './variant-index.ts';
import { createVariantSelection } from './variant-selection.ts';
import { viewSelection } from './variant-view.ts';

const options = { Colour: ['Chalk', 'Clay', 'Ink'], Height: ['10 cm', '15 cm', '20 cm'] };
const candle = fixtureProduct(options, {
  'Chalk / 10 cm': 5,
  'Chalk / 15 cm': 0,
  'Chalk / 20 cm': 1,
  'Clay / 10 cm': 0,
  'Clay / 20 cm': 4,
  'Ink / 10 cm': 2,
});
const index = createVariantIndex(candle);

describe('choose', () => {
  it('keeps the latest click and reports the choice it removed', () => {
    const { selection, adjustments } = choose(
      index,
      { Colour: 'Chalk', Height: '15 cm' },
      'Colour',
      'Clay',
    );
    expect(selection).toEqual({ Colour: 'Clay' });
    expect(adjustments).toEqual([
      { option: 'Height', from: '15 cm', to: null, reason: 'nonexistent' },
    ]);
  });

  it('selects the only existing value that matches the click', () => {
    const { selection, adjustments } = choose(
      index,
      { Colour: 'Chalk', Height: '20 cm' },
      'Colour',
      'Ink',
    );
    expect(selection).toEqual({ Colour: 'Ink', Height: '10 cm' });
    expect(adjustments).toEqual([
      { option: 'Height', from: '20 cm', to: '10 cm', reason: 'nonexistent' },
    ]);
  });

  it('keeps a sold-out combination', () => {
    expect(choose(index, { Colour: 'Chalk' }, 'Height', '15 cm')).toEqual({
      selection: { Colour: 'Chalk', Height: '15 cm' },
      adjustments: [],
    });
  });

  it('preserves the product’s option order, regardless of click order', () => {
    const { selection } = choose(index, { Height: '10 cm' }, 'Colour', 'Chalk');
    expect(Object.keys(selection)).toEqual(['Colour', 'Height']);
    const again = choose(index, selection, 'Height', '15 cm').selection;
    expect(Object.keys(again)).toEqual(['Colour', 'Height']);
  });

  it('clears a choice with null', () => {
    expect(choose(index, { Colour: 'Chalk', Height: '15 cm' }, 'Colour', null).selection).toEqual({
      Height: '15 cm',
    });
  });

  it('always ends with the clicked value and an existing variant', () => {
    const value = (of: readonly string[]) => fc.constantFrom(...of);
    const selected = fc.record(
      { Colour: value(options.Colour), Height: value(options.Height) },
      { requiredKeys: [] },
    );
    const click = fc.oneof(
      value(options.Colour).map((colour) => ['Colour', colour] as const),
      value(['10 cm', '15 cm', '20 cm']).map((height) => ['Height', height] as const),
    );
    fc.assert(
      fc.property(selected, click, (before, [option, clicked]) => {
        const { selection, adjustments } = choose(index, before, option, clicked);
        expect(selection[option]).toBe(clicked);
        const { missing, state } = viewSelection(index, selection);
        expect(missing.length > 0 || state !== 'nonexistent').toBe(true);
        for (const { option: name, from } of adjustments) expect(selection[name]).not.toBe(from);
      }),
    );
  });
});

describe('resolveSelection', () => {
  it('drops unknown options from a link', () => {
    expect(resolveSelection(index, { Colour: 'Teal', Wick: 'Double', Height: '20 cm' })).toEqual({
      selection: { Height: '20 cm' },
      adjustments: [
        { option: 'Colour', from: 'Teal', to: null, reason: 'unknown' },
        { option: 'Wick', from: 'Double', to: null, reason: 'unknown' },
      ],
    });
  });

  it('preselects an option with only one choice', () => {
    const stool = fixtureProduct(
      { Wood: ['Ash'], Height: ['45 cm', '65 cm'] },
      { 'Ash / 45 cm': 1, 'Ash / 65 cm': 1 },
    );
    expect(resolveSelection(createVariantIndex(stool), {})).toEqual({
      selection: { Wood: 'Ash' },
      adjustments: [],
    });
  });
});

describe('createVariantSelection', () => {
  it('reports the missing option, then the variant with its price and stock', () => {
    const store = createStore();
    const { viewAtom, chooseAtom } = createVariantSelection(candle);
    store.set(chooseAtom, 'Colour', 'Chalk');
    expect(store.get(viewAtom)).toMatchObject({ state: 'incomplete', missing: ['Height'] });
    expect(store.get(viewAtom).price?.price).toBe(24);
    store.set(chooseAtom, 'Height', '20 cm');
    expect(store.get(viewAtom)).toMatchObject({ state: 'low', missing: [], quantity: 1 });
    expect(store.get(viewAtom).variant).toBe(
      findVariant(index, { Colour: 'Chalk', Height: '20 cm' }),
    );
    expect(store.get(viewAtom).price?.price).toBe(22);
  });

  it('reports removed choices until the next change', () => {
    const store = createStore();
    const { adjustmentsAtom, chooseAtom } = createVariantSelection(candle, candle.variants, {
      initial: { Colour: 'Ink', Height: '20 cm' },
    });
    expect(store.get(adjustmentsAtom)).toMatchObject([
      { option: 'Height', from: '20 cm', to: '10 cm' },
    ]);
    store.set(chooseAtom, 'Colour', 'Clay');
    expect(store.get(adjustmentsAtom)).toEqual([]);
  });

  it('corrects a whole selection that is set externally', () => {
    const store = createStore();
    const { selectionAtom } = createVariantSelection(candle);
    store.set(selectionAtom, { Colour: 'Clay', Height: '15 cm' });
    expect(store.get(selectionAtom)).toEqual({ Colour: 'Clay' });
  });

  it('starts with the images of the selected color, or of the product', () => {
    const image = { _id: 'ink', mediaType: 'image', title: 'Ink' } as const;
    const [colour, height] = candle.productOptions;
    const pictured = {
      ...candle,
      media: { items: [] },
      productOptions: [
        {
          ...colour,
          choices: colour?.choices.map((choice) =>
            choice.value === 'Ink' ? { ...choice, media: { items: [image] } } : choice,
          ),
        },
        height,
      ],
    } as typeof candle;
    const store = createStore();
    const { viewAtom, chooseAtom } = createVariantSelection(pictured);
    store.set(chooseAtom, 'Colour', 'Ink');
    expect(store.get(viewAtom).media?.items).toEqual([image]);
    store.set(chooseAtom, 'Colour', 'Clay');
    expect(store.get(viewAtom).media).toBe(pictured.media);
  });

  it('keeps two views of a product separate', () => {
    const store = createStore();
    const page = createVariantSelection(candle);
    const sheet = createVariantSelection(candle);
    store.set(page.chooseAtom, 'Colour', 'Clay');
    expect(store.get(sheet.selectionAtom)).toEqual({});
  });

  it('returns the price and state of a product without options immediately', () => {
    const store = createStore();
    const { viewAtom } = createVariantSelection(fixtureProduct({}));
    expect(store.get(viewAtom)).toMatchObject({ state: 'available', missing: [], options: [] });
    expect(store.get(viewAtom).price?.price).toBe(24);
  });

  it('offers a sold-out product without options for pre-order when its variant allows it', () => {
    const product = fixtureProduct({}, { only: 0 });
    const soldOut = { ...product, stock: { ...product.stock, inStock: false } } as Product;
    const getState = (storeVariants: StoreVariant[]) => {
      const { viewAtom } = createVariantSelection(soldOut, undefined, { storeVariants });
      return createStore().get(viewAtom).state;
    };
    expect(getState([])).toBe('sold-out');
    expect(getState([preOrderable('v0')])).toBe('pre-order');
  });
});
