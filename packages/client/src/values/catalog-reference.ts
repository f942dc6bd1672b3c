/** An item of a catalog. The options are free-form: choices, variant, custom texts. See docs/reference/back-in-stock.md and docs/reference/cart.md. */
export interface CatalogReference {
  catalogItemId: string;
  /** The app whose catalog has the item. */
  appId: string;
  options?: Record<string, unknown>;
}
