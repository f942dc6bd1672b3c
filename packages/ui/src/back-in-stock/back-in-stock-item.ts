import type { CatalogReference } from '@vitrine/client';
import type { BackInStockItemDetails } from '@vitrine/client/back-in-stock';

/** What someone would like to be told about. */
export interface BackInStockItem {
  /** The product, or one variant of it. */
  catalogReference: CatalogReference;
  /** What the message tells of it, and what the form shows. */
  itemDetails: BackInStockItemDetails;
  /** The chosen values in words: “Chalk, 20 cm”. */
  choices?: string;
  /** The address of its page. */
  itemUrl?: string;
}
