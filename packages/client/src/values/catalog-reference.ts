/**
 * ID of the catalog's app on the hosted platform: the `appId` of its products in carts, orders and
 * back-in-stock requests. It is the same for every site.
 */
export const CATALOG_APP_ID = '215238eb-22a5-4c36-9e7b-e7c08025e04e';

/** An item of a catalog. The options are free-form: choices, variant, custom texts. See docs/reference/back-in-stock.mdx and docs/reference/cart.mdx. */
export interface CatalogReference {
  catalogItemId: string;
  /** The app whose catalog has the item. */
  appId: string;
  options?: Record<string, unknown>;
}
