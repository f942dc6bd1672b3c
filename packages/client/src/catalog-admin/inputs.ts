import type { ProductType } from '../catalog/enums.ts';
import type { PricePerUnitData, ProductDiscount } from '../catalog/price.ts';
import type { AdditionalInfoSection, Choice, ProductOption, SeoData } from '../catalog/product.ts';
import type { Choices } from '../catalog/variant.ts';
import type { ApplicationErrorDetails } from '../values/application-error.ts';

/** A choice of an option: for colors `value` is a CSS color and `description` its name. */
export type ChoiceInput = Pick<Choice, 'value' | 'description'> & Partial<Choice>;

/** An option with the choices that it offers. Each combination of choices is a variant. */
export interface ProductOptionInput extends Pick<ProductOption, 'name'> {
  /** How the choices are shown; `drop_down` by default. */
  optionType?: ProductOption['optionType'];
  /** From 1 to 100, in the order in which shoppers see them. */
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
  /** `physical` or `digital`; a new product is physical by default. */
  productType?: ProductType;
  /** HTML. */
  description?: string | null;
  /** Stock keeping unit, up to 40 characters. */
  sku?: string | null;
  /** In the store's weight unit. */
  weight?: number | null;
  /** The price before the discount, in the store's currency. */
  priceData?: {
    /** From 0 to 999,999,999.99. Variants keep their difference to it. */
    price: number;
    /** ISO 4217 code. Ignored: prices are in the store's currency. */
    currency?: string;
  };
  /** The merchant's cost of the item, in the store's currency. */
  costAndProfitData?: {
    /** For one piece. Null clears it. */
    itemCost?: number | null;
  } | null;
  /** Units of the price per unit. Both units measure the same dimension. */
  pricePerUnitData?: PricePerUnitData | null;
  /** Discount on the price of all variants. */
  discount?: ProductDiscount;
  /** Replaces all sections. Up to 30. */
  additionalInfoSections?: AdditionalInfoSection[];
  /** Whether variants have their own price, cost, weight and SKU. */
  manageVariants?: boolean;
  /** Replaces all options. Up to 6, with up to 1000 combinations. */
  productOptions?: ProductOptionInput[];
  /** Replaces all tags and settings. */
  seoData?: SeoData;
  /** Short text on the product's image, up to 50 characters. */
  ribbon?: string | null;
  /** Name of the brand, up to 50 characters. */
  brand?: string | null;
}

/**
 * A product to create: a name, a price and optional fields. See docs/reference/catalog-admin.mdx.
 */
export interface NewProduct extends ProductChanges {
  /** From 1 to 80 characters. */
  name: string;
  /** The price before the discount, in the store's currency. */
  priceData: {
    /** From 0 to 999,999,999.99. */
    price: number;
    /** ISO 4217 code. Ignored: prices are in the store's currency. */
    currency?: string;
  };
}

/**
 * The writable fields of a collection. Its products have separate endpoints. See
 * docs/reference/catalog-admin.mdx.
 */
export interface CollectionChanges {
  /** From 1 to 50 characters. */
  name?: string;
  /** Unique in the store. Derived from the name when a collection is created. */
  slug?: string;
  /** Plain text, up to 600 characters. Null clears it. */
  description?: string | null;
  /** Whether it is visible to visitors. */
  visible?: boolean;
}

/** A collection to create. Visitors see it by default. See docs/reference/catalog-admin.mdx. */
export interface NewCollection extends CollectionChanges {
  /** From 1 to 50 characters. */
  name: string;
}

/**
 * New values for some variants of a product. The variants are selected by ids, or by choices:
 * choices of a single option select every variant with them. See docs/reference/catalog-admin.mdx.
 */
export interface VariantOverride {
  /** Selects all variants with these choices. Either this or `variantIds`. */
  choices?: Choices;
  /** Selects variants by their `_id`. Either this or `choices`. */
  variantIds?: string[];
  /** In the store's currency. Null restores the product's price. */
  price?: number | null;
  /** The merchant's cost of one piece. Null restores the product's cost. */
  cost?: number | null;
  /** In the store's weight unit. */
  weight?: number | null;
  /** Stock keeping unit, up to 40 characters. Null clears it. */
  sku?: string | null;
  /** Whether it is visible to visitors. */
  visible?: boolean | null;
}

/** A choice of an option, by their names. */
export interface OptionAndChoice {
  /** `name` of the option. */
  option: string;
  /** `description` of the choice. */
  choice: string;
}

/** A media item of the platform, or the URL of an external one; optionally with its choice. */
export type MediaInput = (
  | {
      /** `_id` of an item in the site's media library. */
      mediaId: string;
    }
  | {
      /** Absolute URL, `http:` or `https:`. The platform imports the file. */
      url: string;
    }
) & {
  /** Choice that shows the item. Only one option of a product can have media. */
  choice?: OptionAndChoice;
};

/** Media items of a product that belong to one of its choices. */
export interface ChoiceMedia extends OptionAndChoice {
  /** `_id` of each item. Where items are removed, an empty list means all. */
  mediaIds?: string[];
}

/**
 * One property to set on many products: an amount in the store's currency, a weight in its unit, or
 * a text; an empty text clears it. See docs/reference/catalog-admin.mdx.
 */
export interface ProductPropertyValue {
  /** Before the discount, from 0 to 999,999,999.99. */
  price?: number;
  /** The merchant's cost of one piece, also of each variant. */
  cost?: number;
  /** Of one piece, also of each variant. */
  weight?: number;
  /** Up to 50 characters. */
  ribbon?: string;
  /** Up to 50 characters. */
  brand?: string;
}

/** Amount to add to a number; a negative one reduces it. */
export interface PropertyAdjustment {
  /** In the store's currency or weight unit. Either this or `percentage`. */
  amount?: number;
  /** Change in relation to the current value. Either this or `amount`. */
  percentage?: {
    /** Integer percentage from -100 to 1000. */
    rate: number;
    /** Rounds to integers instead of two decimals. */
    roundToInt?: boolean;
  };
}

/** The one number to adjust, of many products. See docs/reference/catalog-admin.mdx. */
export interface ProductPropertyAdjustment {
  /** Price before the discount. */
  price?: PropertyAdjustment;
  /** The merchant's cost of one piece. */
  cost?: PropertyAdjustment;
  /** Weight of one piece. */
  weight?: PropertyAdjustment;
}

/** The outcome of one item of a bulk request. */
export interface BulkItemMetadata {
  /** ID of the product in the request. */
  _id?: string;
  /** The item's index in the request, from 0. */
  originalIndex: number;
  /** Whether the product was changed. */
  success: boolean;
  /** Only where it failed. */
  error?: ApplicationErrorDetails;
}

/**
 * The outcome of a bulk request, item by item: the request succeeds even if items fail. See
 * docs/reference/catalog-admin.mdx.
 */
export interface BulkProductsResponse {
  /** One for each product of the request, in the same order. */
  results: {
    /** Whether it was changed, and why not. */
    itemMetadata: BulkItemMetadata;
  }[];
  /** Counts of the outcomes. */
  bulkActionMetadata?: {
    /** Number of products that were changed. */
    totalSuccesses: number;
    /** Number of products that were not changed. */
    totalFailures: number;
    /** Failures that are not in `results`. */
    undetailedFailures: number;
  };
}
