import type { ProductType } from '../catalog/enums.ts';
import type { PricePerUnitData, ProductDiscount } from '../catalog/price.ts';
import type { AdditionalInfoSection, Choice, ProductOption, SeoData } from '../catalog/product.ts';
import type { Choices } from '../catalog/variant.ts';
import type { ApplicationErrorDetails } from '../values/application-error.ts';

/** A choice of an option: for colors `value` is a CSS color and `description` its name. */
export type ChoiceInput = Pick<Choice, 'value' | 'description'> & Partial<Choice>;

/** An option with the choices that it offers. Each combination of choices is a variant. */
export interface ProductOptionInput extends Pick<ProductOption, 'name'> {
  optionType?: ProductOption['optionType'];
  choices: ChoiceInput[];
}

/**
 * The writable fields of a product; the rest is derived. Null clears a field. Media, collections,
 * variants and stock have separate endpoints. See docs/reference/catalog.mdx.
 */
export interface ProductChanges {
  /** 1 to 80 characters. */
  name?: string;
  /** Derived from the name when a product is created, and numbered if it is taken. */
  slug?: string;
  /** Whether it is visible to visitors. */
  visible?: boolean;
  productType?: ProductType;
  /** HTML. */
  description?: string | null;
  sku?: string | null;
  /** In the store's weight unit. */
  weight?: number | null;
  /** The price before the discount, in the store's currency. */
  priceData?: { price: number; currency?: string };
  /** The merchant's cost of the item, in the store's currency. */
  costAndProfitData?: { itemCost?: number | null } | null;
  pricePerUnitData?: PricePerUnitData | null;
  discount?: ProductDiscount;
  additionalInfoSections?: AdditionalInfoSection[];
  /** Whether variants have their own price, cost, weight and SKU. */
  manageVariants?: boolean;
  productOptions?: ProductOptionInput[];
  seoData?: SeoData;
  ribbon?: string | null;
  brand?: string | null;
}

/**
 * A product to create: a name, a price and optional fields. See docs/reference/catalog-admin.mdx.
 */
export interface NewProduct extends ProductChanges {
  name: string;
  priceData: { price: number; currency?: string };
}

/**
 * The writable fields of a collection. Its products have separate endpoints. See
 * docs/reference/catalog-admin.mdx.
 */
export interface CollectionChanges {
  name?: string;
  slug?: string;
  description?: string | null;
  visible?: boolean;
}

/** A collection to create. Visitors see it by default. See docs/reference/catalog-admin.mdx. */
export interface NewCollection extends CollectionChanges {
  name: string;
}

/**
 * New values for some variants of a product. The variants are selected by ids, or by choices:
 * choices of a single option select every variant with them. See docs/reference/catalog-admin.mdx.
 */
export interface VariantOverride {
  choices?: Choices;
  variantIds?: string[];
  price?: number | null;
  cost?: number | null;
  /** In the store's weight unit. */
  weight?: number | null;
  sku?: string | null;
  /** Whether it is visible to visitors. */
  visible?: boolean | null;
}

/** A choice of an option, by their names. */
export interface OptionAndChoice {
  option: string;
  choice: string;
}

/** A media item of the platform, or the URL of an external one; optionally with its choice. */
export type MediaInput = ({ mediaId: string } | { url: string }) & { choice?: OptionAndChoice };

/** Media items of a product that belong to one of its choices. */
export interface ChoiceMedia extends OptionAndChoice {
  mediaIds?: string[];
}

/**
 * One property to set on many products: an amount in the store's currency, a weight in its unit, or
 * a text; an empty text clears it. See docs/reference/catalog-admin.mdx.
 */
export interface ProductPropertyValue {
  price?: number;
  cost?: number;
  weight?: number;
  ribbon?: string;
  brand?: string;
}

/** Amount to add to a number; a negative one reduces it. */
export interface PropertyAdjustment {
  amount?: number;
  percentage?: {
    /** Integer percentage from -100 to 1000. */
    rate: number;
    /** Rounds to integers instead of two decimals. */
    roundToInt?: boolean;
  };
}

/** The one number to adjust, of many products. See docs/reference/catalog-admin.mdx. */
export interface ProductPropertyAdjustment {
  price?: PropertyAdjustment;
  cost?: PropertyAdjustment;
  weight?: PropertyAdjustment;
}

/** The outcome of one item of a bulk request. */
export interface BulkItemMetadata {
  _id?: string;
  /** The item's index in the request, from 0. */
  originalIndex: number;
  success: boolean;
  /** Only where it failed. */
  error?: ApplicationErrorDetails;
}

/**
 * The outcome of a bulk request, item by item: the request succeeds even if items fail. See
 * docs/reference/catalog-admin.mdx.
 */
export interface BulkProductsResponse {
  results: { itemMetadata: BulkItemMetadata }[];
  bulkActionMetadata?: {
    totalSuccesses: number;
    totalFailures: number;
    undetailedFailures: number;
  };
}
