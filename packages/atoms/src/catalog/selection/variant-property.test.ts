import type { Product, Variant } from '@vitrine/client/catalog';
import fc from 'fast-check';
import { createStore } from 'jotai/vanilla';
import { describe, expect, it } from 'vitest';
import { type FixtureVariants, fixtureProduct, preOrderable } from '../../testing/products.ts';
import {
  type ChoiceState,
  choiceStates,
  createVariantIndex,
  type Selection,
} from './variant-index.ts';
import { createVariantSelection } from './variant-selection.ts';

const options = { A: ['a1', 'a2', 'a3'], B: ['b1', 'b2'], C: ['c1', 'c2', 'c3'] };
const paths = options.A.flatMap((a) =>
  options.B.flatMap((b) => options.C.map((c) => `${a} / ${b} / ${c}`)),
);

/** Any product of these options: some combinations made, some hidden, some with few left or none. */
const variants = fc.dictionary(
  fc.constantFrom(...paths),
  fc.constantFrom(0, 3, 4, 'not made' as const),
  { minKeys: 1, noNullPrototype: true },
);
const value = (of: readonly string[]) => fc.constantFrom(...of);
const selection = fc.record(
  { A: value(options.A), B: value(options.B), C: value(options.C) },
  { requiredKeys: [], noNullPrototype: true },
);
const click = fc.constantFrom('A' as const, 'B' as const, 'C' as const).chain((option) =>
  fc.record({
    option: fc.constant(option),
    description: fc.option(value(options[option]), { freq: 6 }),
  }),
);

const isExisting = ({ variant }: Variant) => variant?.visible === true;
const has = (selection: Selection) => (one: Variant) =>
  Object.entries(selection).every(([name, chosen]) => one.choices[name] === chosen);

/** Computes the state of a choice by iterating over all variants. */
function bruteForce(
  product: Product,
  ahead: ReadonlySet<string>,
  selection: Selection,
): ChoiceState {
  const found = product.variants.filter((one) => isExisting(one) && has(selection)(one));
  const there = found.filter(({ stock }) => stock?.inStock);
  if (found.length === 0) return 'nonexistent';
  if (there.some(({ stock }) => (stock?.quantity ?? 0) > 3)) return 'available';
  if (there.length > 0) return 'low';
  return found.some(({ _id }) => ahead.has(_id)) ? 'pre-order' : 'sold-out';
}

describe('the variant index for any product and selection', () => {
  it('matches a linear search of all variants', () => {
    const ahead = fc.uniqueArray(fc.integer({ min: 0, max: 17 }).map((at) => `v${at}`));
    fc.assert(
      fc.property(variants, ahead, selection, (stock: FixtureVariants, ids, chosen: Selection) => {
        const product = fixtureProduct(options, stock);
        const index = createVariantIndex(product, product.variants, ids.map(preOrderable));
        for (const option of index.options) {
          for (const [choice, state] of choiceStates(index, option, chosen)) {
            const selection = { ...chosen, [option.option.name]: choice };
            // Without any existing variant, each choice has its own state.
            if (product.variants.some(isExisting)) {
              expect(state).toBe(bruteForce(product, new Set(ids), selection));
            }
          }
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('any sequence of clicks', () => {
  it('never selects a nonexistent variant, keeps the click and reports every removed choice', () => {
    const existing = variants.filter((stock) =>
      Object.values(stock).some((one) => one !== 'not made'),
    );
    fc.assert(
      fc.property(
        existing,
        selection,
        fc.array(click, { maxLength: 12, size: 'max' }),
        (stock, initial, clicks) => {
          const product = fixtureProduct(options, stock);
          const offered = product.variants.filter(isExisting);
          const store = createStore();
          const atoms = createVariantSelection(product, product.variants, { initial });
          const check = () => {
            const view = store.get(atoms.viewAtom);
            expect(offered.some(has(view.selection))).toBe(true);
            expect(view.state).not.toBe('nonexistent');
            if (view.variant) expect(offered).toContain(view.variant);
          };
          check();
          for (const { option, description } of clicks) {
            const before = store.get(atoms.selectionAtom);
            const canBe = description === null || offered.some(has({ [option]: description }));
            store.set(atoms.chooseAtom, option, description);
            check();
            const after = store.get(atoms.selectionAtom);
            const adjustments = store.get(atoms.adjustmentsAtom);
            if (canBe && description !== null) expect(after[option]).toBe(description);
            for (const [name, from] of Object.entries(before)) {
              if (name === option || after[name] === from) continue;
              expect(adjustments).toContainEqual(
                expect.objectContaining({ option: name, from, to: after[name] ?? null }),
              );
            }
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});
