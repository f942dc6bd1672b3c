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
 * What of a product can be written; the rest follows from it. Null clears a field. Media,
 * collections, variants and stock have calls of their own. See docs/reference/catalog.md.
 */
export interface ProductChanges {
  /** 1 to 80 characters. */
  name?: string;
  /** Made from the name when a product is created, and numbered when it is taken. */
  slug?: string;
  /** Whether visitors see it. */
  visible?: boolean;
  productType?: ProductType;
  /** HTML. */
  description?: string | null;
  sku?: string | null;
  /** In the shop's weight unit. */
  weight?: number | null;
  /** The price before the discount, in the shop's currency. */
  priceData?: { price: number; currency?: string };
  /** What the item costs the merchant, in the shop's currency. */
  costAndProfitData?: { itemCost?: number | null } | null;
  pricePerUnitData?: PricePerUnitData | null;
  discount?: ProductDiscount;
  additionalInfoSections?: AdditionalInfoSection[];
  /** Whether price, cost, weight and SKU are the variants' own. */
  manageVariants?: boolean;
  productOptions?: ProductOptionInput[];
  seoData?: SeoData;
  ribbon?: string | null;
  brand?: string | null;
}

/** A product to create: a name and a price, and what else is known of it. See docs/reference/catalog-admin.md. */
export interface NewProduct extends ProductChanges {
  name: string;
  priceData: { price: number; currency?: string };
}

/** What of a collection can be written. Its products have calls of their own. See docs/reference/catalog-admin.md. */
export interface CollectionChanges {
  name?: string;
  slug?: string;
  description?: string | null;
  visible?: boolean;
}

/** A collection to create. Visitors see it by default. See docs/reference/catalog-admin.md. */
export interface NewCollection extends CollectionChanges {
  name: string;
}

/**
 * What some variants of a product should have. They are named by their ids, or by choices: those
 * of one option name every variant with them. See docs/reference/catalog-admin.md.
 */
export interface VariantOverride {
  choices?: Choices;
  variantIds?: string[];
  price?: number | null;
  cost?: number | null;
  /** In the shop's weight unit. */
  weight?: number | null;
  sku?: string | null;
  /** Whether visitors see it. */
  visible?: boolean | null;
}

/** A choice of an option, by their names. */
export interface OptionAndChoice {
  option: string;
  choice: string;
}

/** A media item that the platform knows, or the address of one that it does not; and for which choice it is. */
export type MediaInput = ({ mediaId: string } | { url: string }) & { choice?: OptionAndChoice };

/** Media items of a product that belong to one of its choices. */
export interface ChoiceMedia extends OptionAndChoice {
  mediaIds?: string[];
}

/**
 * The one property to set, of many products alike: an amount in the shop's currency, a weight in
 * its unit, or a text, of which the empty one clears. See docs/reference/catalog-admin.md.
 */
export interface ProductPropertyValue {
  price?: number;
  cost?: number;
  weight?: number;
  ribbon?: string;
  brand?: string;
}

/** By how much a number goes up; a negative one takes it down. */
export interface PropertyAdjustment {
  amount?: number;
  percentage?: {
    /** In per cent, whole, from -100 to 1000. */
    rate: number;
    /** Rounds to whole numbers instead of two decimals. */
    roundToInt?: boolean;
  };
}

/** The one number to adjust, of many products. See docs/reference/catalog-admin.md. */
export interface ProductPropertyAdjustment {
  price?: PropertyAdjustment;
  cost?: PropertyAdjustment;
  weight?: PropertyAdjustment;
}

/** What became of one item of a bulk call. */
export interface BulkItemMetadata {
  _id?: string;
  /** The item's place in the request, from 0. */
  originalIndex: number;
  success: boolean;
  /** Only where it failed. */
  error?: ApplicationErrorDetails;
}

/** What a bulk call did, item by item: it succeeds as a whole although items fail. See docs/reference/catalog-admin.md. */
export interface BulkProductsResponse {
  results: { itemMetadata: BulkItemMetadata }[];
  bulkActionMetadata?: {
    totalSuccesses: number;
    totalFailures: number;
    undetailedFailures: number;
  };
}
