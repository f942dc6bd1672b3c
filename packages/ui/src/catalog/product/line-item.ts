import type { VariantView } from '@vitrine/atoms';
import type { LineItemInput } from '@vitrine/client/cart';
import type { Product } from '@vitrine/client/catalog';

/** What a buyer wants of a product. */
export interface Wanted {
  view: VariantView;
  quantity: number;
  /** What was written, by the title of its field. */
  texts: Readonly<Record<string, string>>;
}

/** The line of a cart for what is chosen: by variant where these are managed, else by choices. */
export function lineItem(
  appId: string,
  { _id, manageVariants, productOptions }: Product,
  { view, quantity, texts }: Wanted,
): LineItemInput {
  const written = Object.entries(texts).filter(([, text]) => text.trim() !== '');
  const options: Record<string, unknown> = {
    ...(manageVariants && view.variant && { variantId: view.variant._id }),
    ...(!manageVariants && productOptions.length > 0 && { options: { ...view.selection } }),
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
