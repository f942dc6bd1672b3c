import type { Version } from '../catalog/enums.ts';
import type { CostAndProfitData, PriceData } from '../catalog/price.ts';
import type { Media } from '../values/media.ts';
import type { PageUrl } from '../values/page-url.ts';

/** Common product data of webhooks. See docs/reference/webhooks.mdx. */
export interface ProductWebhookData {
  productId: string;
  /** The version of its catalog. */
  originatedFromVersion?: Version;
}

/** A product was added to the catalog. */
export interface ProductCreated extends ProductWebhookData {
  name?: string;
  slug?: string;
  sku?: string;
  brand?: string;
  visible?: boolean;
  price?: PriceData;
  costAndProfitData?: CostAndProfitData;
  media?: Media;
  productPageUrl?: PageUrl;
}

/** A product has other values in these fields. */
export interface ProductChanged extends ProductWebhookData {
  changedFields?: string[];
}

/** A variant of a product that was changed. Its choices are free-form: an option's name and value. */
export interface VariantChange {
  variantId?: string;
  choices?: Record<string, string>;
  changedFields?: string[];
}

/** Variants of a product were changed. */
export interface VariantsChanged extends ProductWebhookData {
  variants?: VariantChange[];
}

/** Common collection data of webhooks. See docs/reference/webhooks.mdx. */
export interface CollectionWebhookData {
  collectionId: string;
  originatedFromVersion?: Version;
}

/** A collection was added to the catalog. */
export interface CollectionCreated extends CollectionWebhookData {
  name?: string;
  slug?: string;
  visible?: boolean;
  media?: Media;
}

/** A collection has other values in these fields. */
export interface CollectionChanged extends CollectionWebhookData {
  changedFields?: string[];
}
