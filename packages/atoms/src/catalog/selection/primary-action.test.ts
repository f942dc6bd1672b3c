import type { Choice, Product, StoreVariant, Variant } from '@vitrine/client/catalog';
import { createStore } from 'jotai/vanilla';
import { describe, expect, it } from 'vitest';
import { getPrimaryAction } from './primary-action.ts';
import { createVariantIndex, type Selection } from './variant-index.ts';
import { createVariantSelection } from './variant-selection.ts';
import { viewSelection } from './variant-view.ts';

const choice = (description: string): Choice => ({
  value: description,
  description,
  inStock: true,
  visible: true,
});
const variant = (Colour: string, Size: string, inStock: boolean): Variant => ({
  _id: `${Colour} ${Size}`,
  choices: { Colour, Size },
  variant: { visible: true },
  stock: { trackQuantity: false, inStock },
});
const product = {
  _id: 'candle',
  productOptions: [
    { name: 'Colour', optionType: 'color', choices: [choice('Chalk'), choice('Moss')] },
    { name: 'Size', optionType: 'drop_down', choices: [choice('10 cm'), choice('20 cm')] },
  ],
  variants: [variant('Chalk', '10 cm', true), variant('Chalk', '20 cm', false)],
} as unknown as Product;
const ahead = [
  { variantId: 'Chalk 20 cm', preorderInfo: { enabled: true } },
] as unknown as StoreVariant[];
const action = (selection: Selection, storeVariants: StoreVariant[] = []) =>
  getPrimaryAction(viewSelection(createVariantIndex(product, undefined, storeVariants), selection));

describe('getPrimaryAction', () => {
  it('returns the first missing option', () => {
    expect(action({})).toEqual({ kind: 'select', option: 'Colour' });
    expect(action({ Colour: 'Chalk' })).toEqual({ kind: 'select', option: 'Size' });
  });

  it('adds an item in stock', () => {
    expect(action({ Colour: 'Chalk', Size: '10 cm' })).toEqual({ kind: 'add' });
    const simple = { ...product, productOptions: [], variants: [] };
    expect(getPrimaryAction(viewSelection(createVariantIndex(simple), {}))).toEqual({
      kind: 'add',
    });
  });

  it('offers a back-in-stock request if sold out, unless it can be preordered', () => {
    const sold = { Colour: 'Chalk', Size: '20 cm' };
    expect(action(sold)).toEqual({ kind: 'notify-me' });
    expect(action(sold, ahead)).toEqual({ kind: 'pre-order' });
  });

  it('never adds a nonexistent variant', () => {
    expect(action({ Colour: 'Moss', Size: '10 cm' })).toEqual({ kind: 'select', option: 'Size' });
  });
});

it('D2 the primary action of a view follows its selection', () => {
  const store = createStore();
  const { primaryActionAtom, chooseAtom } = createVariantSelection(product);
  // Only one color has variants, so it is selected.
  expect(store.get(primaryActionAtom)).toEqual({ kind: 'select', option: 'Size' });
  store.set(chooseAtom, 'Size', '20 cm');
  expect(store.get(primaryActionAtom)).toEqual({ kind: 'notify-me' });
  store.set(chooseAtom, 'Size', '10 cm');
  expect(store.get(primaryActionAtom)).toEqual({ kind: 'add' });
});
