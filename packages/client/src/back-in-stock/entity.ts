import type { CatalogReference } from '../values/catalog-reference.ts';
import type { Image } from '../values/image.ts';
import type { BackInStockStatus } from './enums.ts';

/**
 * Item details in the notification. The price is a formatted text. See
 * docs/reference/back-in-stock.mdx.
 */
export interface BackInStockItemDetails {
  name?: string;
  price?: string;
  image?: Image;
}

/** A request to be notified when an item is back in stock. See docs/reference/back-in-stock.mdx. */
export interface BackInStockNotificationRequest {
  _id: string;
  catalogReference: CatalogReference;
  /** Recipient of the notification. */
  email: string;
  /** The contact with this email address. */
  contactId?: string;
  status: BackInStockStatus;
  /** Whether the platform sent the notification itself; omitted until one was sent. */
  autoNotified?: boolean;
  itemDetails?: BackInStockItemDetails;
  /** The item's page. */
  itemUrl?: string;
  createdDate?: Date;
}

/** Input of a new request. */
export interface NewBackInStockNotificationRequest {
  catalogReference: CatalogReference;
  email: string;
  itemUrl?: string;
}

/** Number of requests for each item. */
export interface BackInStockCounts {
  countsPerCatalogReference: { catalogReference: CatalogReference; count: number }[];
}

/** Requests to notify: those for an item, or some by their ids; not both. */
export interface ReportItemsBackInStockOptions {
  catalogReference?: CatalogReference;
  requestIds?: string[];
  /** Further values for the notification's template, by name. Free-form. */
  extraAutomationTemplateParameters?: Record<string, string>;
}
