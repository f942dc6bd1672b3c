import type { Media } from '@vitrine/client';
import type { Product, ProductOption } from '@vitrine/client/catalog';

const listOf = <T>(value: readonly T[] | null | undefined): T[] =>
  Array.isArray(value) ? value.filter((one) => one !== null && one !== undefined) : [];

const wholeMedia = <Of extends { media?: Media }>(of: Of): Of =>
  of.media && !Array.isArray(of.media.items) ? { ...of, media: { ...of.media, items: [] } } : of;

const isNamed = ({ name }: ProductOption) => typeof name === 'string' && name !== '';

/** An option that can be chosen from: its choices have words, and none has them twice. */
function wholeOption(option: ProductOption): ProductOption {
  const byWords = new Map(
    listOf(option.choices)
      .filter(({ description }) => typeof description === 'string' && description !== '')
      .map((choice) => [choice.description, wholeMedia(choice)]),
  );
  return { ...option, choices: [...byWords.values()] };
}

/**
 * A product whose lists are there, whatever a feed or an older platform has left out: an option
 * without a name or without values is none. What is missing for good, such as a price, stays so.
 */
export function wholeProduct(product: Product): Product {
  const options = new Map(
    listOf(product.productOptions)
      .filter(isNamed)
      .map((option) => [option.name, wholeOption(option)]),
  );
  return {
    ...wholeMedia(product),
    name: product.name ?? '',
    productOptions: [...options.values()].filter(({ choices }) => choices.length > 0),
    variants: listOf(product.variants).filter(({ choices }) => choices),
    customTextFields: listOf(product.customTextFields),
    additionalInfoSections: listOf(product.additionalInfoSections),
  };
}
