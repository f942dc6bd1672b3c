import type { CatalogReference } from '../values/catalog-reference.ts';
import type { Image } from '../values/image.ts';
import type { BackInStockStatus } from './enums.ts';

/** What the notification tells of the item. The price is a text, as the shop writes it. See docs/reference/back-in-stock.md. */
export interface BackInStockItemDetails {
  name?: string;
  price?: string;
  image?: Image;
}

/** A wish to be told when an item is back in stock. See docs/reference/back-in-stock.md. */
export interface BackInStockNotificationRequest {
  _id: string;
  catalogReference: CatalogReference;
  /** Where the notification goes. */
  email: string;
  /** The contact with this email address. */
  contactId?: string;
  status: BackInStockStatus;
  /** Whether the platform sent the notification itself; left out until one was sent. */
  autoNotified?: boolean;
  itemDetails?: BackInStockItemDetails;
  /** The item's page. */
  itemUrl?: string;
  createdDate?: Date;
}

/** What a request is made of. */
export interface NewBackInStockNotificationRequest {
  catalogReference: CatalogReference;
  email: string;
  itemUrl?: string;
}

/** How many people asked for each item. */
export interface BackInStockCounts {
  countsPerCatalogReference: { catalogReference: CatalogReference; count: number }[];
}

/** Which requests to notify: those for an item, or some by their ids; not both. */
export interface ReportItemsBackInStockOptions {
  catalogReference?: CatalogReference;
  requestIds?: string[];
  /** Further values for the notification's template, by name. Free-form. */
  extraAutomationTemplateParameters?: Record<string, string>;
}
