/** An item of a catalog. The options are free-form: choices, variant, custom texts. Specification 3.1 and 3.2. */
export interface CatalogReference {
  catalogItemId: string;
  /** The app whose catalog has the item. */
  appId: string;
  options?: Record<string, unknown>;
}
