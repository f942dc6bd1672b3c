import { CATALOG_APP_ID } from '@vitrine/client';
import type { CatalogReference, LineItemInput, SubscriptionOptionInfo } from '@vitrine/client/cart';
import type { Product } from '@vitrine/client/catalog';
import type { Selection } from './variant-index.ts';
import type { VariantView } from './variant-view.ts';

/** What a buyer wants of a product. */
export interface LineItemRequest {
  /** The view of the selection, of `createVariantSelection`; its choices and variant are enough. */
  view: Pick<VariantView, 'selection' | 'variant'>;
  /** Default 1. */
  quantity?: number;
  /** The entered texts, by the title of their field. None by default. */
  texts?: Readonly<Record<string, string>>;
  /** The subscription to buy it with. A one-time purchase by default. */
  subscriptionOptionInfo?: SubscriptionOptionInfo | undefined;
  /** ID of the catalog's app; `catalogAppIdAtom` has that of a storefront. */
  appId?: string;
}

/**
 * Returns the cart line of the selection: by its variant if variants are managed and this one is
 * known, otherwise by its choices, so that a late or failed response never blocks a choice.
 *
 * @example
 * const view = store.get(createVariantSelection(product).viewAtom);
 * await store.set(addToCartAtom, { lineItems: [toLineItem(product, { view, quantity: 2 })] });
 */
export function toLineItem(
  { _id, manageVariants, productOptions }: Product,
  {
    view,
    quantity = 1,
    texts = {},
    subscriptionOptionInfo,
    appId = CATALOG_APP_ID,
  }: LineItemRequest,
): LineItemInput {
  // Without surrounding spaces, as the lengths are checked.
  const written = Object.entries(texts).flatMap(([title, text]) =>
    text.trim() === '' ? [] : [[title, text.trim()]],
  );
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
    ...(subscriptionOptionInfo && { subscriptionOptionInfo }),
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
