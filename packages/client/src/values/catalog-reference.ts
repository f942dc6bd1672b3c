/**
 * ID of the catalog's app on the hosted platform: the `appId` of its products in carts, orders and
 * back-in-stock requests. It is the same for every site.
 */
export const CATALOG_APP_ID = '215238eb-22a5-4c36-9e7b-e7c08025e04e';

/**
 * An item of a catalog, as carts, orders and back-in-stock requests name it. See
 * docs/guides/client.mdx, docs/reference/back-in-stock.mdx and docs/reference/cart.mdx.
 *
 * @example
 * const catalogReference: CatalogReference = {
 *   appId: CATALOG_APP_ID,
 *   catalogItemId: product._id,
 *   options: { options: { Size: 'Large' }, customTextFields: { Engraving: 'R.F.' } },
 * };
 */
export interface CatalogReference {
  /** The `_id` of the product. */
  catalogItemId: string;
  /** The app whose catalog has the item: `CATALOG_APP_ID` for products. */
  appId: string;
  /**
   * What the buyer has chosen; another app can have keys of its own. For a product:
   * `{ variantId: variant._id }` if it manages its variants, otherwise
   * `{ options: { Size: 'Large' } }`, the `description` of a choice by the name of its option; with
   * `customTextFields: { Engraving: 'R.F.' }`, the texts by the title of their field.
   */
  options?: Record<string, unknown>;
}
