import type { Product, ProductOption } from '@vitrine/client/catalog';

const isChoice = ({ choices }: ProductOption): boolean =>
  choices.filter(({ visible }) => visible !== false).length > 1;

/**
 * The option that a buyer has to choose before the product can go into the cart. A size is asked
 * for before a color: the color is in the picture.
 */
export function getQuickAddOption({ productOptions }: Product): ProductOption | undefined {
  const open = productOptions.filter(isChoice);
  return open.find(({ optionType }) => optionType !== 'color') ?? open[0];
}
