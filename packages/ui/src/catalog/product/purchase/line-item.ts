import type { Selection, VariantView } from '@vitrine/atoms';
import type { CatalogReference, LineItemInput } from '@vitrine/client/cart';
import type { Product } from '@vitrine/client/catalog';

/** A buyer's selection of a product. */
export interface ProductRequest {
  view: VariantView;
  quantity: number;
  /** The entered texts, by the title of their field. */
  texts: Readonly<Record<string, string>>;
}

/**
 * Returns the cart line of the selection: by its variant if variants are managed and this one is
 * known, otherwise by its choices, so that a late or failed response never blocks a choice.
 */
export function toLineItem(
  appId: string,
  { _id, manageVariants, productOptions }: Product,
  { view, quantity, texts }: ProductRequest,
): LineItemInput {
  const written = Object.entries(texts).filter(([, text]) => text.trim() !== '');
  const variant = manageVariants ? view.variant : undefined;
  const options: Record<string, unknown> = {
    ...(variant && { variantId: variant._id }),
    ...(!variant && productOptions.length > 0 && { options: { ...view.selection } }),
    ...(written.length > 0 && { customTextFields: Object.fromEntries(written) }),
  };
  return {
    catalogReference: {
      appId,
      catalogItemId: _id,
      ...(Object.keys(options).length > 0 && { options }),
    },
    quantity,
  };
}

/**
 * Returns all possible references of the selection in the cart: an item that was added before its
 * variant was known is referenced by its choices.
 */
export function getItemReferences(
  { catalogReference }: Pick<LineItemInput, 'catalogReference'>,
  selection: Selection,
): readonly CatalogReference[] {
  const { variantId, ...rest } = catalogReference.options ?? {};
  if (variantId === undefined) return [catalogReference];
  return [
    catalogReference,
    { ...catalogReference, options: { options: { ...selection }, ...rest } },
  ];
}
