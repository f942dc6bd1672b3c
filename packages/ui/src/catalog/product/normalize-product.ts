import type { Media } from '@vitrine/client';
import type { Product, ProductOption } from '@vitrine/client/catalog';

const toList = <T>(value: readonly T[] | null | undefined): T[] =>
  Array.isArray(value) ? value.filter((one) => one !== undefined && one !== null) : [];

const normalizeMedia = <Of extends { media?: Media }>(of: Of): Of =>
  of.media && !Array.isArray(of.media.items) ? { ...of, media: { ...of.media, items: [] } } : of;

/** Those of a list that have words for a key, and none has the same words as another. */
function uniqueByText<Of>(list: readonly Of[] | null | undefined, key: keyof Of): Of[] {
  const those = toList(list).filter((one) => one[key] && typeof one[key] === 'string');
  return [...new Map(those.map((one) => [one[key], one])).values()];
}

/** An option that can be chosen from: its choices have words, and none has them twice. */
const normalizeOption = (option: ProductOption): ProductOption => ({
  ...option,
  choices: uniqueByText(option.choices, 'description').map(normalizeMedia),
});

/** Of a product what a card shows of it, as `normalizeProduct` has it. */
export const normalizeProductCard = (product: Product): Product => ({
  ...normalizeMedia(product),
  name: product.name ?? '',
  productOptions: uniqueByText(product.productOptions, 'name')
    .map(normalizeOption)
    .filter(({ choices }) => choices.length > 0),
  additionalInfoSections: toList(product.additionalInfoSections),
});

/**
 * A product whose lists are there, whatever a feed or an older platform has left out: an option
 * without a name or without values is none. What is missing for good, such as a price, stays so.
 */
export const normalizeProduct = (product: Product): Product => ({
  ...normalizeProductCard(product),
  variants: toList(product.variants).filter(({ choices }) => choices),
  customTextFields: toList(product.customTextFields),
});
