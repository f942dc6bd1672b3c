import type { Selection, VariantView } from '@vitrine/atoms';
import type { Media } from '@vitrine/client';
import type { Product, Variant } from '@vitrine/client/catalog';

const isOffered = ({ variant }: Variant) => variant?.visible !== false;
const isInStock = ({ stock }: Variant) => stock?.inStock !== false;

/**
 * Returns the initial selection of a product: that of its label, which is in stock and has the
 * label's price; otherwise the first in stock, otherwise the first existing one.
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

/**
 * Returns the offered choices of a selection: a variant of a feed may contain options that the
 * product lacks.
 */
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

/** Returns the text of the chosen value with its own images: the content of the images. */
export const getPicturedChoice = ({ options }: VariantView): string | undefined =>
  options.map(findPicturedChoice).find((choice) => choice)?.description;

/**
 * Returns the images to show: the product's own with its lead color, because they show that one,
 * and a color's own with any other.
 */
export function getVisibleMedia(
  product: Product,
  view: VariantView,
  defaultSelection: Selection,
): Media | undefined {
  const pictured = view.options.find(findPicturedChoice);
  const isDefaultChoice =
    pictured && view.selection[pictured.name] === defaultSelection[pictured.name];
  return isDefaultChoice ? (product.media ?? view.media) : view.media;
}
