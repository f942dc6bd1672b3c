import type {
  Choice,
  Product,
  ProductOption,
  StoreVariant,
  Variant,
  VariantStock,
} from '@vitrine/client/catalog';
import { type Bitset, emptySet, haveCommon, include, intersection } from './bitset.ts';

/** The buyer's choices: option names and the descriptions of their choices. May be partial. */
export type Selection = Readonly<Record<string, string>>;

/**
 * State of a choice, given the other chosen options: in stock, low in stock, available for
 * preorder, sold out, or nonexistent.
 */
export type ChoiceState = 'available' | 'low' | 'pre-order' | 'sold-out' | 'nonexistent';

/** Default threshold of low stock. */
export const LOW_STOCK_THRESHOLD = 3;

/** Products with more variants are not indexed: the platform is queried instead. */
export const MAX_INDEXED_VARIANTS = 2000;

interface IndexedChoice {
  /** The choice as the product has it. */
  readonly choice: Choice;
  /** The existing variants that have it. */
  readonly variants: Bitset;
}

/** An option and, for each of its choices, the variants that have it. */
export interface IndexedOption {
  /** The option as the product has it. */
  readonly option: ProductOption;
  /** By their descriptions. */
  readonly choices: ReadonlyMap<string, IndexedChoice>;
}

/**
 * Tells what can be chosen without going through the variants again. Made once for a product;
 * a click costs the same however many variants share a choice.
 */
export interface VariantIndex {
  /** The product that the index is of. */
  readonly product: Product;
  /** In the product's order. */
  readonly options: readonly IndexedOption[];
  /**
   * False if the options lead to no variant, or to too many: then each choice is independent until
   * the platform has responded.
   */
  readonly hasVariants: boolean;
  /** The greatest quantity that counts as low stock. */
  readonly lowStockThreshold: number;
  /** Variants by a key of their choices; hidden ones included. */
  readonly byChoices: ReadonlyMap<string, Variant>;
  /** Those that can be ordered before they are in stock, by id. */
  readonly preOrderable: ReadonlySet<string>;
  /** Variants that shoppers see, in stock or not. */
  readonly existing: Bitset;
  /** Those that are in stock. */
  readonly inStock: Bitset;
  /** In stock, and above the low-stock threshold or not tracked. */
  readonly plentiful: Bitset;
  /** Those that are not in stock and can be ordered before. */
  readonly preOrder: Bitset;
}

/** Options of an index besides the product and its variants. */
export interface VariantIndexOptions {
  /** Threshold of low stock. Default 3. */
  lowStockThreshold?: number;
  /** More variants than these are left to the platform. Default 2,000. */
  maxIndexed?: number;
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
 * Builds the index of a product. Omits variants that lack a choice of some option: they can't be
 * selected.
 *
 * @param variants all variants of the product; its own list by default.
 * @param storeVariants provide the preorder information of variants.
 */
export function createVariantIndex(
  product: Product,
  variants: readonly Variant[] = product.variants,
  storeVariants: readonly StoreVariant[] = [],
  {
    lowStockThreshold = LOW_STOCK_THRESHOLD,
    maxIndexed = MAX_INDEXED_VARIANTS,
  }: VariantIndexOptions = {},
): VariantIndex {
  const { productOptions } = product;
  const isTooMany = variants.length > maxIndexed;
  const options = productOptions.map((option) =>
    indexOption(option, isTooMany ? 0 : variants.length),
  );
  const reached = isTooMany
    ? []
    : variants.filter(({ choices }) =>
        options.every(({ option, choices: known }) => known.has(choices?.[option.name] ?? '')),
      );
  const size = reached.length;
  const index = {
    product,
    options,
    lowStockThreshold,
    hasVariants: size > 0,
    byChoices: new Map(reached.map((one) => [keyOf(productOptions, one.choices), one])),
    preOrderable: new Set(
      storeVariants.filter((one) => one.preorderInfo?.enabled).map(({ variantId }) => variantId),
    ),
    existing: emptySet(size),
    inStock: emptySet(size),
    plentiful: emptySet(size),
    preOrder: emptySet(size),
  };
  reached.forEach((one, position) => {
    if (one.variant?.visible === false) return;
    include(index.existing, position);
    if (one.stock?.inStock === false) {
      if (index.preOrderable.has(one._id)) include(index.preOrder, position);
    } else {
      include(index.inStock, position);
      if (!isLow(lowStockThreshold, one.stock)) include(index.plentiful, position);
    }
    for (const { option, choices } of options) {
      const chosen = choices.get(one.choices[option.name] ?? '');
      if (chosen) include(chosen.variants, position);
    }
  });
  return index;
}

/** Whether the stock is low enough to be shown; never for untracked stock. */
export const isLow = (lowStockThreshold: number, stock: VariantStock | undefined): boolean =>
  stock?.trackQuantity === true &&
  stock.quantity !== undefined &&
  stock.quantity > 0 &&
  stock.quantity <= lowStockThreshold;

/** The variant of a complete selection, if it is made. */
export function findVariant(index: VariantIndex, selection: Selection): Variant | undefined {
  const options = index.options.map(({ option }) => option);
  const variant = index.byChoices.get(keyOf(options, selection));
  return variant?.variant?.visible === false ? undefined : variant;
}

/** The variants that are made and have all the selected choices, those of one option aside. */
export function candidates(index: VariantIndex, selection: Selection, except?: string): Bitset {
  return index.options.reduce((found, { option, choices }) => {
    const chosen = option.name === except ? undefined : choices.get(selection[option.name] ?? '');
    return chosen ? intersection(found, chosen.variants) : found;
  }, index.existing);
}

/** Returns the state of each choice of an option, by its description. */
export function choiceStates(
  index: VariantIndex,
  { option, choices }: IndexedOption,
  selection: Selection,
): ReadonlyMap<string, ChoiceState> {
  const others = candidates(index, selection, option.name);
  const getState = ({ choice, variants }: IndexedChoice): ChoiceState => {
    if (choice.visible === false) return 'nonexistent';
    if (!index.hasVariants) return isSoldOut(index.product, choice) ? 'sold-out' : 'available';
    if (!haveCommon(others, variants)) return 'nonexistent';
    if (haveCommon(others, variants, index.plentiful)) return 'available';
    if (haveCommon(others, variants, index.inStock)) return 'low';
    return haveCommon(others, variants, index.preOrder) ? 'pre-order' : 'sold-out';
  };
  return new Map([...choices].map(([name, indexed]) => [name, getState(indexed)]));
}

const isSoldOut = ({ stock }: Product, { inStock }: Choice): boolean =>
  inStock === false || stock?.inStock === false;
