import type { Selection, VariantView } from '@vitrine/atoms';
import type { Media } from '@vitrine/client';
import type { Product, Variant } from '@vitrine/client/catalog';

const isOffered = ({ variant }: Variant) => variant?.visible !== false;
const isInStock = ({ stock }: Variant) => stock?.inStock !== false;

/**
 * The combination that a product opens with: that of its label, which is in stock and costs what
 * the label says; else the first in stock, else the first that is made.
 */
export function getDefaultSelection({ priceData, variants }: Product): Selection {
  const offered = variants.filter(isOffered);
  const inStock = offered.filter(isInStock);
  const defaultSelection =
    inStock.find((one) => one.variant?.priceData?.discountedPrice === priceData?.discountedPrice) ??
    inStock[0] ??
    offered[0];
  return defaultSelection?.choices ?? {};
}

/** What of a selection the product has: a variant of a feed may name options that it has not. */
export const pickOffered = ({ productOptions }: Product, selection: Selection): Selection =>
  Object.fromEntries(
    productOptions.flatMap(({ name, choices }) =>
      choices
        .filter(({ description }) => description === selection[name])
        .map(({ description }) => [name, description]),
    ),
  );

const findPicturedChoice = ({ choices }: VariantView['options'][number]) =>
  choices.find(({ isSelected, media }) => isSelected && media && media.items.length > 0);

/** The chosen value that has pictures of its own, in words: that is what the pictures show. */
export const getPicturedChoice = ({ options }: VariantView): string | undefined =>
  options.map(findPicturedChoice).find((choice) => choice)?.description;

/**
 * The pictures on show: the product's own with the color that it leads with, because they show
 * that one, and a color's own with any other.
 */
export function getShownMedia(
  product: Product,
  view: VariantView,
  defaultSelection: Selection,
): Media | undefined {
  const pictured = view.options.find(findPicturedChoice);
  const isLead = pictured && view.selection[pictured.name] === defaultSelection[pictured.name];
  return isLead ? (product.media ?? view.media) : view.media;
}
