import type {
  Choice,
  Product,
  ProductOption,
  StoreVariant,
  Variant,
} from '@vitrine/client/catalog';
import { type Bitset, emptySet, haveCommon, include, intersection } from './bitset.ts';

/** What a buyer has chosen: option names and the descriptions of their choices. May be partial. */
export type Selection = Readonly<Record<string, string>>;

/**
 * What a choice leads to, given the other options chosen: something in stock, something that can be
 * ordered before it is in stock, something that is made but gone, or nothing that is made.
 */
export type ChoiceState = 'available' | 'pre-order' | 'sold-out' | 'not-made';

interface IndexedChoice {
  readonly choice: Choice;
  readonly variants: Bitset;
}

/** An option and, for each of its choices, the variants that have it. */
export interface IndexedOption {
  readonly option: ProductOption;
  readonly choices: ReadonlyMap<string, IndexedChoice>;
}

/**
 * Answers what can be chosen without going through the variants again. Made once for a product;
 * a click costs the same however many variants share a choice.
 */
export interface VariantIndex {
  readonly product: Product;
  readonly options: readonly IndexedOption[];
  /** False when the product has no variants of its own: then each choice stands for itself. */
  readonly hasVariants: boolean;
  readonly byChoices: ReadonlyMap<string, Variant>;
  readonly made: Bitset;
  readonly inStock: Bitset;
  readonly preOrder: Bitset;
}

const keyOf = (options: readonly ProductOption[], choices: Selection): string =>
  JSON.stringify(options.map(({ name }) => choices[name] ?? null));

const indexOption = (option: ProductOption, size: number): IndexedOption => ({
  option,
  choices: new Map(
    option.choices.map((choice) => [choice.description, { choice, variants: emptySet(size) }]),
  ),
});

/**
 * Builds the index of a product. Variants that lack a choice for some option are left out.
 *
 * @param variants all variants of the product; its own list unless told otherwise.
 * @param storeVariants tell which variants can be ordered before they are in stock.
 */
export function createVariantIndex(
  product: Product,
  variants: readonly Variant[] = product.variants,
  storeVariants: readonly StoreVariant[] = [],
): VariantIndex {
  const { productOptions } = product;
  const whole = variants.filter(({ choices }) => productOptions.every(({ name }) => choices[name]));
  const preOrderable = new Set(
    storeVariants.filter((one) => one.preorderInfo?.enabled).map(({ variantId }) => variantId),
  );
  const size = whole.length;
  const index = {
    product,
    options: productOptions.map((option) => indexOption(option, size)),
    hasVariants: size > 0,
    byChoices: new Map(whole.map((one) => [keyOf(productOptions, one.choices), one])),
    made: emptySet(size),
    inStock: emptySet(size),
    preOrder: emptySet(size),
  };
  whole.forEach((one, position) => {
    if (one.variant?.visible === false) return;
    include(index.made, position);
    if (one.stock?.inStock !== false) include(index.inStock, position);
    else if (preOrderable.has(one._id)) include(index.preOrder, position);
    for (const { option, choices } of index.options) {
      const chosen = choices.get(one.choices[option.name] ?? '');
      if (chosen) include(chosen.variants, position);
    }
  });
  return index;
}

/** The variant of a complete selection, if it is made. */
export function variantOf(index: VariantIndex, selection: Selection): Variant | undefined {
  const options = index.options.map(({ option }) => option);
  const variant = index.byChoices.get(keyOf(options, selection));
  return variant?.variant?.visible === false ? undefined : variant;
}

/** The variants that are made and have all the selected choices, those of one option aside. */
export function candidates(index: VariantIndex, selection: Selection, except?: string): Bitset {
  return index.options.reduce((found, { option, choices }) => {
    const chosen = option.name === except ? undefined : choices.get(selection[option.name] ?? '');
    return chosen ? intersection(found, chosen.variants) : found;
  }, index.made);
}

/** What each choice of an option leads to, by its description. */
export function choiceStates(
  index: VariantIndex,
  { option, choices }: IndexedOption,
  selection: Selection,
): ReadonlyMap<string, ChoiceState> {
  const others = candidates(index, selection, option.name);
  const stateOf = ({ choice, variants }: IndexedChoice): ChoiceState => {
    if (choice.visible === false) return 'not-made';
    if (!index.hasVariants) return isGone(index.product, choice) ? 'sold-out' : 'available';
    if (!haveCommon(others, variants)) return 'not-made';
    if (haveCommon(others, variants, index.inStock)) return 'available';
    return haveCommon(others, variants, index.preOrder) ? 'pre-order' : 'sold-out';
  };
  return new Map([...choices].map(([name, indexed]) => [name, stateOf(indexed)]));
}

const isGone = ({ stock }: Product, { inStock }: Choice): boolean =>
  inStock === false || stock?.inStock === false;
