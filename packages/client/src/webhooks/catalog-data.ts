import type { Version } from '../catalog/enums.ts';
import type { CostAndProfitData, PriceData } from '../catalog/price.ts';
import type { Media } from '../values/media.ts';
import type { PageUrl } from '../values/page-url.ts';

/** Common product data of webhooks. See docs/reference/webhooks.mdx. */
export interface ProductWebhookData {
  /** `_id` of the product. */
  productId: string;
  /** The version of its catalog. */
  originatedFromVersion?: Version;
}

/** A product was added to the catalog. */
export interface ProductCreated extends ProductWebhookData {
  /** Name that shoppers read. */
  name?: string;
  /** Last segment of the product page's URL. */
  slug?: string;
  /** Stock keeping unit; empty without one. */
  sku?: string;
  /** Name of the brand; missing without one. */
  brand?: string;
  /** Whether shoppers see it. */
  visible?: boolean;
  /** The product's prices in the store's currency. */
  price?: PriceData;
  /** What the item costs and earns; missing without a cost. */
  costAndProfitData?: CostAndProfitData;
  /** Images and videos of the product. */
  media?: Media;
  /** The product's page on the site. */
  productPageUrl?: PageUrl;
}

/** A product has other values in these fields. */
export interface ProductChanged extends ProductWebhookData {
  /** Names of the changed fields, for example `priceData`. */
  changedFields?: string[];
}

/** A variant of a product that was changed. Its choices are free-form: an option's name and value. */
export interface VariantChange {
  /** `_id` of the variant. */
  variantId?: string;
  /** One choice for each option. */
  choices?: Record<string, string>;
  /** Names of the changed fields, for example `price`. */
  changedFields?: string[];
}

/** Variants of a product were changed. */
export interface VariantsChanged extends ProductWebhookData {
  /** Only those that were changed. */
  variants?: VariantChange[];
}

/** Common collection data of webhooks. See docs/reference/webhooks.mdx. */
export interface CollectionWebhookData {
  /** `_id` of the collection. */
  collectionId: string;
  /** The version of its catalog. */
  originatedFromVersion?: Version;
}

/** A collection was added to the catalog. */
export interface CollectionCreated extends CollectionWebhookData {
  /** Name that shoppers read. */
  name?: string;
  /** Last segment of the collection page's URL. */
  slug?: string;
  /** Whether shoppers see it. */
  visible?: boolean;
  /** Images and videos of the collection itself. */
  media?: Media;
}

/** A collection has other values in these fields. */
export interface CollectionChanged extends CollectionWebhookData {
  /** Names of the changed fields, for example `numberOfProducts`. */
  changedFields?: string[];
}
