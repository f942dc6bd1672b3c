import type { Product, ProductOption } from '@vitrine/client/catalog';

const isChoice = ({ choices }: ProductOption): boolean =>
  choices.filter(({ visible }) => visible !== false).length > 1;

/**
 * Returns the option that a buyer has to choose before adding the product to the cart. A size comes
 * before a color: the color is visible in the image.
 */
export function getQuickAddOption({ productOptions }: Product): ProductOption | undefined {
  const open = productOptions.filter(isChoice);
  return open.find(({ optionType }) => optionType !== 'color') ?? open[0];
}
