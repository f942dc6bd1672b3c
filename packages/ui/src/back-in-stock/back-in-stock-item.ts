import type { CatalogReference } from '@vitrine/client';
import type { BackInStockItemDetails } from '@vitrine/client/back-in-stock';

/** The item of a notification request. */
export interface BackInStockItem {
  /** The product, or one variant of it. */
  catalogReference: CatalogReference;
  /** Item details for the notification and the form. */
  itemDetails: BackInStockItemDetails;
  /** The chosen values as text: “Chalk, 20 cm”. */
  choices?: string;
  /** The URL of its page. */
  itemUrl?: string;
}
