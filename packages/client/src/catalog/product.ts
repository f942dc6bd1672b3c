import type { Media } from '../values/media.ts';
import type { PageUrl } from '../values/page-url.ts';
import type { SecuredFile } from '../values/secured-file.ts';
import type { InventoryStatus, OptionType, ProductType } from './enums.ts';
import type {
  CostAndProfitData,
  NumericRange,
  PriceData,
  PricePerUnitData,
  ProductDiscount,
} from './price.ts';
import type { SelectedVariant, Variant } from './variant.ts';

/**
 * The stock of a product. The quantity is set only if it is tracked and variants are not managed.
 */
export interface Stock {
  trackInventory: boolean;
  quantity?: number;
  inStock: boolean;
  inventoryStatus: InventoryStatus;
}

/** One value of an option. For colors `value` is a CSS color and `description` its name. */
export interface Choice {
  /** What the option stores: the color of a color, otherwise the same text as `description`. */
  value: string;
  /** The text that shoppers read and that a selection names, such as “Large”. */
  description: string;
  /** Whether any variant with this choice is in stock. */
  inStock: boolean;
  /** Whether the owner shows it to shoppers. */
  visible: boolean;
  media?: Media;
}

/** An option that the buyer chooses, for example "Size". See docs/reference/catalog.mdx. */
export interface ProductOption {
  optionType: OptionType;
  name: string;
  choices: Choice[];
}

/** A text that the buyer writes, for example an engraving. `maxLength` counts characters. */
export interface CustomTextField {
  title: string;
  maxLength: number;
  mandatory: boolean;
}

/** A titled text such as "Care". The description is HTML. */
export interface AdditionalInfoSection {
  title: string;
  description: string;
}

/** Tags for the product's page head. Their properties are free-form. */
export interface SeoData {
  tags: {
    type: string;
    props?: Record<string, unknown>;
    meta?: Record<string, unknown>;
    children?: string;
    custom?: boolean;
    disabled?: boolean;
  }[];
  settings?: {
    preventAutoRedirect?: boolean;
    keywords?: { term: string; isMain: boolean; origin?: string }[];
  };
}

/** A catalog product. See docs/reference/catalog.mdx. */
export interface Product {
  _id: string;
  name: string;
  slug: string;
  visible: boolean;
  productType: ProductType;
  /** HTML. */
  description?: string;
  sku?: string;
  /** In the store's weight unit. */
  weight?: number;
  weightRange?: NumericRange;
  stock?: Stock;
  /** The same as `priceData`, from an earlier form of the interface. */
  price?: PriceData;
  priceData?: PriceData;
  convertedPriceData?: PriceData;
  priceRange?: NumericRange;
  costAndProfitData?: CostAndProfitData;
  costRange?: NumericRange;
  pricePerUnitData?: PricePerUnitData;
  discount?: ProductDiscount;
  media?: Media;
  customTextFields: CustomTextField[];
  /** True if variants have their own price, stock and weight. */
  manageVariants: boolean;
  productOptions: ProductOption[];
  variants: Variant[];
  additionalInfoSections: AdditionalInfoSection[];
  ribbon?: string;
  ribbons?: { text: string }[];
  brand?: string;
  collectionIds: string[];
  productPageUrl?: PageUrl;
  numericId?: string;
  inventoryItemId?: string;
  exportProductId?: string;
  digitalFile?: SecuredFile;
  seoData?: SeoData;
  lastUpdated?: Date;
  createdDate?: Date;
}

/** The options of a product, given some choices. See docs/reference/catalog.mdx. */
export interface ProductOptionsAvailability {
  selectedVariant?: SelectedVariant;
  media?: Media;
  productOptions: ProductOption[];
  availableForPurchase: boolean;
  managedProduct?: boolean;
}
