import type { Selection, VariantView } from '@vitrine/atoms';
import type { CatalogReference, LineItemInput } from '@vitrine/client/cart';
import type { Product } from '@vitrine/client/catalog';

/** What a buyer wants of a product. */
export interface ProductRequest {
  view: VariantView;
  quantity: number;
  /** What was written, by the title of its field. */
  texts: Readonly<Record<string, string>>;
}

/**
 * The line of a cart for what is chosen: by its variant where these are managed and this one is
 * known, else by its choices, so that an answer that is late or fails takes no choice away.
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
 * Each name that a line of the cart may have for what is chosen: what was added before its variant
 * was known is named by its choices.
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
