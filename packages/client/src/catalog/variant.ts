import type { Image, Video } from '../values/image.ts';
import type { CostAndProfitData, PriceData } from './price.ts';

/** Option names and the chosen values' descriptions, for example `{ Size: '10 cm' }`. Free-form. */
export type Choices = Record<string, string>;

/** The stock of one variant. */
export interface VariantStock {
  trackQuantity: boolean;
  quantity?: number;
  inStock: boolean;
}

/** A variant's own data. Weight is in the store's unit. See docs/reference/catalog.mdx. */
export interface VariantDetails {
  priceData?: PriceData;
  convertedPriceData?: PriceData;
  costAndProfitData?: CostAndProfitData;
  weight?: number;
  sku?: string;
  /** False for a combination that is not made. */
  visible: boolean;
}

/** One combination of choices of a product. See docs/reference/catalog.mdx. */
export interface Variant {
  _id: string;
  choices: Choices;
  variant?: VariantDetails;
  stock?: VariantStock;
}

/** The variant that a set of choices selects. See docs/reference/catalog.mdx. */
export interface SelectedVariant {
  variantId?: string;
  price?: PriceData;
  convertedPriceData?: PriceData;
  weight?: number;
  sku?: string;
  quantity?: number;
  inStock: boolean;
  visible: boolean;
}

/** Whether a variant can be preordered. `limit` counts pieces. */
export interface PreorderInfo {
  enabled: boolean;
  message?: string;
  limit?: number;
}

/** A variant of any product, as the store-wide list has it. See docs/reference/catalog.mdx. */
export interface StoreVariant {
  _id: string;
  variantId: string;
  productId: string;
  variantName: string;
  productName: string;
  managedVariant: boolean;
  sku?: string;
  stock?: VariantStock;
  choices?: Choices;
  collectionIds: string[];
  media?: { image?: Image; video?: Video };
  preorderInfo?: PreorderInfo;
}
