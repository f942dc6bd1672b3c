import type { Media } from '@vitrine/client';
import type { Product, ProductOption } from '@vitrine/client/catalog';

const listOf = <T>(value: readonly T[] | null | undefined): T[] =>
  Array.isArray(value) ? value.filter((one) => one !== undefined && one !== null) : [];

const wholeMedia = <Of extends { media?: Media }>(of: Of): Of =>
  of.media && !Array.isArray(of.media.items) ? { ...of, media: { ...of.media, items: [] } } : of;

/** Those of a list that have words for a key, and none has the same words as another. */
function worded<Of>(list: readonly Of[] | null | undefined, key: keyof Of): Of[] {
  const those = listOf(list).filter((one) => one[key] && typeof one[key] === 'string');
  return [...new Map(those.map((one) => [one[key], one])).values()];
}

/** An option that can be chosen from: its choices have words, and none has them twice. */
const wholeOption = (option: ProductOption): ProductOption => ({
  ...option,
  choices: worded(option.choices, 'description').map(wholeMedia),
});

/** Of a product what a card shows of it, as `wholeProduct` has it. */
export const wholeLabel = (product: Product): Product => ({
  ...wholeMedia(product),
  name: product.name ?? '',
  productOptions: worded(product.productOptions, 'name')
    .map(wholeOption)
    .filter(({ choices }) => choices.length > 0),
  additionalInfoSections: listOf(product.additionalInfoSections),
});

/**
 * A product whose lists are there, whatever a feed or an older platform has left out: an option
 * without a name or without values is none. What is missing for good, such as a price, stays so.
 */
export const wholeProduct = (product: Product): Product => ({
  ...wholeLabel(product),
  variants: listOf(product.variants).filter(({ choices }) => choices),
  customTextFields: listOf(product.customTextFields),
});
