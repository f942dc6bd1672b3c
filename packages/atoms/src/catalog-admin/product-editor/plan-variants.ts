import type { Choices, Product, Variant } from '@vitrine/client/catalog';
import type { CellValue } from '../variant-grid/cell-grid.ts';
import { toDecimal } from '../variant-grid/variant-columns.ts';

/** An option as its form has it: the names of its choices, with a CSS color where it is one of color. */
export interface OptionValues {
  /** Name that shoppers read, up to 50 characters. */
  name: string;
  /** `color` for swatches. */
  optionType: 'drop_down' | 'color';
  /** `description` is the name of a choice; `value` is its color, or the same text. */
  choices: readonly { value: string; description: string }[];
}

/** A variant that saving new options creates, with the values that the owner can change before. */
export interface AddedVariant {
  /** The choice of each option. */
  choices: Choices;
  /** Price before the discount. */
  price: CellValue;
  /** In the weight unit of the shop. */
  weight: CellValue;
  /** Stock keeping unit, up to 40 characters. */
  sku: string;
}

/** What the owner has changed of a variant that saving creates; the other values are derived. */
export type AddedVariantEdits = Pick<AddedVariant, 'choices'> &
  Partial<Omit<AddedVariant, 'choices'>>;

/** What new variants are derived from. */
export type VariantBase = Pick<
  Product,
  'productOptions' | 'variants' | 'sku' | 'priceData' | 'weight' | 'manageVariants'
>;

/** What becomes of the variants of a product when its options change. */
export interface VariantsPlan {
  /** Variants that are created, one for each new combination of choices. */
  added: readonly AddedVariant[];
  /** Variants that are deleted, with their prices, stock and SKUs. */
  removed: readonly Variant[];
  /** Variants that stay as they are. */
  kept: readonly Variant[];
}

/** The platform's limits of options. */
export const maxOptionSizes = {
  options: 6,
  choices: 100,
  /** Characters of a name of an option or of a choice. */
  name: 50,
  variants: 1000,
  /** Variants with prices and stock of their own. */
  managed: 300,
} as const;

/** Number of new variants from which the owner is asked before they are added. */
export const MANY_VARIANTS = 30;

const MAX_SKU = 40;

/** Returns the same text for the same choices, whatever their order. */
export const getVariantKey = (choices: Choices): string =>
  JSON.stringify(Object.entries(choices).sort(([one], [other]) => (one < other ? -1 : 1)));

/** Returns the number of variants of options. */
export const countCombinations = (options: readonly OptionValues[]): number =>
  options.length === 0 ? 0 : options.reduce((count, { choices }) => count * choices.length, 1);

function getCombinations(options: readonly OptionValues[]): Choices[] {
  // More than the platform accepts is not listed, only counted.
  if (countCombinations(options) > maxOptionSizes.variants) return [];
  return options.reduce<Choices[]>(
    (found, { name, choices }) =>
      found.flatMap((before) =>
        choices.map(({ description }) => ({ ...before, [name]: description })),
      ),
    [{}],
  );
}

const toSkuPart = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

const countEqual = (one: Choices, other: Choices) =>
  Object.entries(one).filter(([option, choice]) => other[option] === choice).length;

/**
 * Whether a combination of existing choices has no variant. The platform creates one as soon as the
 * options change; an editor hides it, so that it still can't be bought.
 */
export const isLeftOut = (
  { productOptions, variants }: Pick<Product, 'productOptions' | 'variants'>,
  choices: Choices,
): boolean =>
  productOptions.length > 0 &&
  productOptions.length === Object.keys(choices).length &&
  productOptions.every((option) =>
    option.choices.some(({ description }) => description === choices[option.name]),
  ) &&
  variants.every((variant) => getVariantKey(variant.choices) !== getVariantKey(choices));

/** A product without options has one variant, which no choice leads to. */
const getVariants = ({ productOptions, variants }: Omit<VariantBase, 'manageVariants'>) =>
  productOptions.length === 0 ? [] : variants;

/**
 * Returns a new variant with price and weight of the existing one that shares most choices with it,
 * and a SKU that begins with the product's.
 */
export function deriveVariant(
  product: Omit<VariantBase, 'manageVariants'>,
  choices: Choices,
): AddedVariant {
  const [like] = getVariants(product).toSorted(
    (one, other) => countEqual(choices, other.choices) - countEqual(choices, one.choices),
  );
  const parts = [product.sku ?? '', ...Object.values(choices).map(toSkuPart)];
  return {
    choices,
    price: toDecimal(like?.variant?.priceData?.price ?? product.priceData?.price),
    weight: toDecimal(like?.variant?.weight ?? product.weight),
    sku: product.sku ? parts.join('-').slice(0, MAX_SKU) : '',
  };
}

/**
 * Returns which variants new options add, remove and keep. A new variant has price and weight of the
 * existing one that shares most choices with it, and a SKU that begins with the product's.
 */
export function planVariants(
  product: Omit<VariantBase, 'manageVariants'>,
  options: readonly OptionValues[],
): VariantsPlan {
  const before = getVariants(product);
  const known = new Map(before.map((variant) => [getVariantKey(variant.choices), variant]));
  const combinations = options.length === 0 ? [] : getCombinations(options);
  const added = combinations.filter(
    (choices) => !known.has(getVariantKey(choices)) && !isLeftOut(product, choices),
  );
  const wanted = new Set(combinations.map(getVariantKey));
  const isTooMany = countCombinations(options) > maxOptionSizes.variants;
  return {
    added: added.map((choices) => deriveVariant(product, choices)),
    removed: isTooMany ? [] : before.filter(({ choices }) => !wanted.has(getVariantKey(choices))),
    kept: isTooMany ? before : before.filter(({ choices }) => wanted.has(getVariantKey(choices))),
  };
}
