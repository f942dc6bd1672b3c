import type { Product, Variant } from '@vitrine/client/catalog';
import { describe, expect, it } from 'vitest';
import { fixtureProduct, preOrderable } from '../../testing/products.ts';
import {
  type ChoiceState,
  choiceStates,
  createVariantIndex,
  type Selection,
  type VariantIndex,
} from './variant-index.ts';
import { viewSelection } from './variant-view.ts';

const candle = fixtureProduct(
  { Colour: ['Chalk', 'Clay', 'Ink'], Height: ['10 cm', '15 cm', '20 cm'] },
  {
    'Chalk / 10 cm': 5,
    'Chalk / 15 cm': 0,
    'Chalk / 20 cm': 1,
    'Clay / 10 cm': 0,
    'Clay / 15 cm': 0,
    'Ink / 10 cm': 2,
    'Ink / 15 cm': 'not made',
  },
);

function getStates(index: VariantIndex, selection: Selection): Record<string, ChoiceState> {
  return Object.fromEntries(
    index.options.flatMap((option) => [...choiceStates(index, option, selection)]),
  );
}

describe('choiceStates', () => {
  it('distinguishes available, sold-out and nonexistent choices before any selection', () => {
    expect(getStates(createVariantIndex(candle), {})).toEqual({
      Chalk: 'available',
      Clay: 'sold-out',
      Ink: 'low',
      '10 cm': 'available',
      '15 cm': 'sold-out',
      '20 cm': 'low',
    });
  });

  it('evaluates each option by the choices in the others, not by its own', () => {
    expect(getStates(createVariantIndex(candle), { Colour: 'Ink' })).toEqual({
      Chalk: 'available',
      Clay: 'sold-out',
      Ink: 'low',
      '10 cm': 'low',
      '15 cm': 'nonexistent',
      '20 cm': 'nonexistent',
    });
  });

  it('distinguishes pre-order from sold out', () => {
    const index = createVariantIndex(candle, candle.variants, [preOrderable('v4')]);
    expect(getStates(index, { Height: '15 cm' })).toMatchObject({
      Chalk: 'sold-out',
      Clay: 'pre-order',
      Ink: 'nonexistent',
    });
  });

  it('uses the choices themselves when the product has no managed variants', () => {
    const soap = fixtureProduct({ Scent: ['Cedar', 'Fig', 'Rose'] });
    const [scent] = soap.productOptions;
    const choices = scent?.choices.map((choice) => ({
      ...choice,
      inStock: choice.value !== 'Fig',
      visible: choice.value !== 'Rose',
    }));
    const index = createVariantIndex({
      ...soap,
      productOptions: [{ ...(scent as Product['productOptions'][0]), choices: choices ?? [] }],
    });
    expect(getStates(index, {})).toEqual({
      Cedar: 'available',
      Fig: 'sold-out',
      Rose: 'nonexistent',
    });
    const soldOut = { ...index.product, stock: { ...soap.stock, inStock: false } } as Product;
    expect(getStates(createVariantIndex(soldOut), {}).Cedar).toBe('sold-out');
  });

  it('distinguishes low stock from plenty, and ignores untracked stock', () => {
    const uncounted = candle.variants.map((one) => ({
      ...one,
      stock: { trackQuantity: false, quantity: 1, inStock: true },
    }));
    expect(getStates(createVariantIndex(candle), { Colour: 'Ink' })['10 cm']).toBe('low');
    expect(getStates(createVariantIndex(candle, uncounted), { Colour: 'Ink' })['10 cm']).toBe(
      'available',
    );
    const index = createVariantIndex(candle, candle.variants, [], { lowStockThreshold: 1 });
    expect(getStates(index, { Colour: 'Ink' })['10 cm']).toBe('available');
  });

  it('skips variants that no choice leads to', () => {
    const [first] = candle.variants as [Variant];
    const strange = [
      { ...first, choices: { Colour: 'Teal', Height: '10 cm' } },
      { ...first, choices: { Colour: 'Chalk' } },
      { ...first, choices: undefined } as unknown as Variant,
    ];
    const index = createVariantIndex(candle, strange);
    expect(index.hasVariants).toBe(false);
    expect(getStates(index, { Colour: 'Ink' })['15 cm']).toBe('available');
  });
});

describe('a thousand variants', () => {
  const tens = (letter: string) => Array.from({ length: 10 }, (_, at) => `${letter}${at}`);
  const options = { A: tens('a'), B: tens('b'), C: tens('c') };
  const stock = Object.fromEntries(
    options.A.flatMap((a) =>
      options.B.flatMap((b) => options.C.map((c) => `${a} / ${b} / ${c}`)),
    ).map((path, at) => [path, at % 7]),
  );

  it('skips the index beyond the maximum number of variants', () => {
    const product = fixtureProduct(options, stock);
    const indexed = (maxIndexed?: number) =>
      createVariantIndex(product, product.variants, [], { maxIndexed }).hasVariants;
    expect([indexed(), indexed(1000), indexed(999)]).toEqual([true, true, false]);
  });

  it('does not iterate the variants again on a click', () => {
    const product = fixtureProduct(options, stock);
    let reads = 0;
    const get = (target: Variant, key: string | symbol) => {
      reads += 1;
      return Reflect.get(target, key);
    };
    const variants = product.variants.map((one) => new Proxy(one, { get }));
    const index = createVariantIndex(product, variants);
    expect(reads).toBeGreaterThanOrEqual(1000);
    reads = 0;
    const view = viewSelection(index, { A: 'a1', B: 'b2', C: 'c3' });
    expect(view.variant?._id).toBe('v123');
    // Only the variants of the thirty displayed choices.
    expect(reads).toBeLessThan(100);
  });
});
