import type { Image, Video } from '../values/image.ts';
import type { CostAndProfitData, PriceData } from './price.ts';

/** Option names and the chosen values' descriptions, for example `{ Size: '10 cm' }`. Free-form. */
export type Choices = Record<string, string>;

/** The stock of one variant. */
export interface VariantStock {
  /** Whether the platform counts the pieces. */
  trackQuantity: boolean;
  /** Number of pieces left; only if they are counted. */
  quantity?: number;
  /** Whether the variant can be bought now. */
  inStock: boolean;
}

/** A variant's own data. Weight is in the store's unit. See docs/reference/catalog.mdx. */
export interface VariantDetails {
  /** In the store's currency. */
  priceData?: PriceData;
  /** `priceData` in the shopper's currency. */
  convertedPriceData?: PriceData;
  /** Only for the owner, with `includeMerchantSpecificData`. */
  costAndProfitData?: CostAndProfitData;
  /** Of one piece. */
  weight?: number;
  /** Stock keeping unit. */
  sku?: string;
  /** False for a combination that the shop does not offer. */
  visible: boolean;
}

/** One combination of choices of a product. See docs/reference/catalog.mdx. */
export interface Variant {
  /** Unique among the variants of the product. */
  _id: string;
  /** One choice for each option; empty for a product without options. */
  choices: Choices;
  /** Price, weight, SKU and visibility. */
  variant?: VariantDetails;
  /** Stock of this combination alone. */
  stock?: VariantStock;
}

/** The variant that a set of choices selects. See docs/reference/catalog.mdx. */
export interface SelectedVariant {
  /** `_id` of the variant. */
  variantId?: string;
  /** In the store's currency. */
  price?: PriceData;
  /** `price` in the shopper's currency. */
  convertedPriceData?: PriceData;
  /** Of one piece, in the store's unit. */
  weight?: number;
  /** Stock keeping unit. */
  sku?: string;
  /** Number of pieces left; only if they are counted. */
  quantity?: number;
  /** Whether the variant can be bought now. */
  inStock: boolean;
  /** Whether the owner shows it to shoppers. */
  visible: boolean;
}

/** Whether a variant can be preordered. `limit` counts pieces. */
export interface PreorderInfo {
  /** Whether the variant can be bought before it is in stock. */
  enabled: boolean;
  /** Text for shoppers, for example when it will be shipped. */
  message?: string;
  /** Number of pieces that can be preordered, in addition to the stock. */
  limit?: number;
}

/** A variant of any product, as the store-wide list has it. See docs/reference/catalog.mdx. */
export interface StoreVariant {
  /** Unique in the store, unlike `variantId`. */
  _id: string;
  /** `_id` of the variant among those of its product. */
  variantId: string;
  /** `_id` of the product. */
  productId: string;
  /** Names of the choices, or the product's name if it has no options. */
  variantName: string;
  /** Name that shoppers read. */
  productName: string;
  /** Whether the variant has its own price, stock and weight. */
  managedVariant: boolean;
  /** Stock keeping unit. */
  sku?: string;
  /** Stock of this variant alone. */
  stock?: VariantStock;
  /** One choice for each option; empty for a product without options. */
  choices?: Choices;
  /** `_id` of each collection that has the product. */
  collectionIds: string[];
  /** Image and video of its choices, otherwise of the product. */
  media?: {
    /** The first image. */
    image?: Image;
    /** The first video. Its URLs expire. */
    video?: Video;
  };
  /** Whether it can be bought before it is in stock. */
  preorderInfo?: PreorderInfo;
}
