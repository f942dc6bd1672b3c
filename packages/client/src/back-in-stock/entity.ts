import type { CatalogReference } from '../values/catalog-reference.ts';
import type { Image } from '../values/image.ts';
import type { BackInStockStatus } from './enums.ts';

/**
 * Item details in the notification. The price is a formatted text. See
 * docs/reference/back-in-stock.mdx.
 */
export interface BackInStockItemDetails {
  /** Name that the recipient reads, up to 250 characters. */
  name?: string;
  /** With currency sign, up to 100 characters. */
  price?: string;
  /** Image of the item. */
  image?: Image;
}

/** A request to be notified when an item is back in stock. See docs/reference/back-in-stock.mdx. */
export interface BackInStockNotificationRequest {
  /** Assigned by the platform. */
  _id: string;
  /** The item, or one variant of it. */
  catalogReference: CatalogReference;
  /** Recipient of the notification. */
  email: string;
  /** The contact with this email address. */
  contactId?: string;
  /** `RECEIVED` until the item is back in stock. */
  status: BackInStockStatus;
  /** Whether the platform sent the notification itself; omitted until one was sent. */
  autoNotified?: boolean;
  /** The item as it was when requested, or as last reported. */
  itemDetails?: BackInStockItemDetails;
  /** The item's page. */
  itemUrl?: string;
  /** When the request was made. */
  createdDate?: Date;
}

/** Input of a new request. */
export interface NewBackInStockNotificationRequest {
  /** The item, or one variant of it. It must be out of stock. */
  catalogReference: CatalogReference;
  /** Recipient of the notification. It can have one pending request for each item. */
  email: string;
  /** Absolute URL of the item's page. */
  itemUrl?: string;
}

/** Number of requests for each item. */
export interface BackInStockCounts {
  /** One for each reference of the request, in the same order. */
  countsPerCatalogReference: {
    /** The item; without a variant, it counts those of all variants. */
    catalogReference: CatalogReference;
    /** Number of requests; those of one email address count once. */
    count: number;
  }[];
}

/** Requests to notify: those for an item, or some by their ids; not both. */
export interface ReportItemsBackInStockOptions {
  /** Notifies all pending requests for this item. */
  catalogReference?: CatalogReference;
  /** Notifies these requests, up to 100. */
  requestIds?: string[];
  /** Further values for the notification's template, by name. Free-form. */
  extraAutomationTemplateParameters?: Record<string, string>;
}
