import type { Media } from '@vitrine/client';
import type { Product, ProductOption } from '@vitrine/client/catalog';

const toList = <T>(value: readonly T[] | null | undefined): T[] =>
  Array.isArray(value) ? value.filter((one) => one !== undefined && one !== null) : [];

const normalizeMedia = <Of extends { media?: Media }>(of: Of): Of =>
  of.media && !Array.isArray(of.media.items) ? { ...of, media: { ...of.media, items: [] } } : of;

/** Returns the entries with a unique, non-empty text for a key. */
function uniqueByText<Of>(list: readonly Of[] | null | undefined, key: keyof Of): Of[] {
  const those = toList(list).filter((one) => one[key] && typeof one[key] === 'string');
  return [...new Map(those.map((one) => [one[key], one])).values()];
}

/** Returns a selectable option: its choices have unique, non-empty texts. */
const normalizeOption = (option: ProductOption): ProductOption => ({
  ...option,
  choices: uniqueByText(option.choices, 'description').map(normalizeMedia),
});

/** Returns the data of a product for a card, normalized as by `normalizeProduct`. */
export const normalizeProductCard = (product: Product): Product => ({
  ...normalizeMedia(product),
  name: product.name ?? '',
  productOptions: uniqueByText(product.productOptions, 'name')
    .map(normalizeOption)
    .filter(({ choices }) => choices.length > 0),
  additionalInfoSections: toList(product.additionalInfoSections),
});

/**
 * Returns a product with all its lists, even if a feed or an older platform has omitted them:
 * options without a name or without values are dropped. Other missing data, such as a price, stays
 * missing.
 */
export const normalizeProduct = (product: Product): Product => ({
  ...normalizeProductCard(product),
  variants: toList(product.variants).filter(({ choices }) => choices),
  customTextFields: toList(product.customTextFields),
});
