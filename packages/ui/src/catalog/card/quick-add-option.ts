import type { LineItemRequest } from '@vitrine/atoms';
import type { Product, ProductOption } from '@vitrine/client/catalog';

const getVisibleChoices = ({ choices }: ProductOption) =>
  choices.filter(({ visible }) => visible !== false);

/**
 * Returns the option that a buyer has to choose before adding the product to the cart. A size comes
 * before a color: the color is visible in the image.
 */
export function getQuickAddOption({ productOptions }: Product): ProductOption | undefined {
  const open = productOptions.filter((option) => getVisibleChoices(option).length > 1);
  return open.find(({ optionType }) => optionType !== 'color') ?? open[0];
}

/**
 * Returns the selection of a product that leaves nothing to choose. An option with a single value is
 * not shown, but the platform requires it. A page with cards thus needs no code of variant selections.
 */
export function getOnlySelection({ productOptions, variants }: Product): LineItemRequest['view'] {
  const selection = Object.fromEntries(
    productOptions.flatMap((option) => {
      const [only] = getVisibleChoices(option);
      return only ? [[option.name, only.description]] : [];
    }),
  );
  const variant = variants.find(({ choices }) =>
    productOptions.every(({ name }) => choices[name] === selection[name]),
  );
  return { selection, variant };
}
