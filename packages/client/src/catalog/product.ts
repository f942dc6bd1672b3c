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
  /** Whether the platform counts the pieces. */
  trackInventory: boolean;
  /** Number of pieces left. */
  quantity?: number;
  /** Whether any variant is in stock. */
  inStock: boolean;
  /** `PARTIALLY_OUT_OF_STOCK` if some variants are in stock and others are not. */
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
  /** Media of the choice; without it, the product's own apply. */
  media?: Media;
}

/** An option that the buyer chooses, for example "Size". See docs/reference/catalog.mdx. */
export interface ProductOption {
  /** How the choices are shown: `color` as swatches. */
  optionType: OptionType;
  /** Name that shoppers read; the key of the option in `Choices`. */
  name: string;
  /** In the owner's order. */
  choices: Choice[];
}

/** A text that the buyer writes, for example an engraving. `maxLength` counts characters. */
export interface CustomTextField {
  /** Label that the buyer reads; the key of the text in `customTextFields`. */
  title: string;
  /** Limit of the buyer's text. */
  maxLength: number;
  /** Whether the product can only be bought with this text. */
  mandatory: boolean;
}

/** A titled text such as "Care". The description is HTML. */
export interface AdditionalInfoSection {
  /** Plain text. */
  title: string;
  /** HTML. */
  description: string;
}

/** Tags for the product's page head. Their properties are free-form. */
export interface SeoData {
  /** Tags of the page head, set by the owner. */
  tags: {
    /** Name of the HTML element, for example `title` or `meta`. */
    type: string;
    /** Attributes of the element. */
    props?: Record<string, unknown>;
    /** Data about the tag that is not shown. */
    meta?: Record<string, unknown>;
    /** Text of the element, for example the title. */
    children?: string;
    /** Whether it is a custom tag. */
    custom?: boolean;
    /** Whether the tag is left out of the page. */
    disabled?: boolean;
  }[];
  /** Settings of the page. */
  settings?: {
    /** Whether an earlier URL does not redirect to the page. */
    preventAutoRedirect?: boolean;
    /** Terms that the page should be found by. */
    keywords?: {
      /** Word or phrase. */
      term: string;
      /** Whether it is the main term. */
      isMain: boolean;
      /** Source of the term. */
      origin?: string;
    }[];
  };
}

/** A catalog product. See docs/reference/catalog.mdx. */
export interface Product {
  /** Assigned by the platform. The `catalogItemId` of a `CatalogReference`. */
  _id: string;
  /** Name that shoppers read, from 1 to 80 characters. */
  name: string;
  /** Last segment of the product page's URL. Unique in the store. */
  slug: string;
  /** Whether shoppers see it. Only the owner can read hidden products. */
  visible: boolean;
  /** `digital` for a file, `physical` for a piece that is shipped. */
  productType: ProductType;
  /** HTML. */
  description?: string;
  /** Stock keeping unit. Managed variants have their own. */
  sku?: string;
  /** In the store's weight unit. */
  weight?: number;
  /** Over the visible variants; missing if none has a weight. */
  weightRange?: NumericRange;
  /** Stock of all visible variants together. */
  stock?: Stock;
  /** The same as `priceData`, from an earlier form of the interface. */
  price?: PriceData;
  /** In the store's currency. Managed variants have their own. */
  priceData?: PriceData;
  /** `priceData` in the shopper's currency. */
  convertedPriceData?: PriceData;
  /** Discounted prices of the visible variants, in the store's currency. */
  priceRange?: NumericRange;
  /** Only for the owner, with `includeMerchantSpecificData`. */
  costAndProfitData?: CostAndProfitData;
  /** Costs of the visible variants. Only for the owner, as `costAndProfitData`. */
  costRange?: NumericRange;
  /** Units of `pricePerUnit`; missing if there is no price per unit. */
  pricePerUnitData?: PricePerUnitData;
  /** The product's own discount, already included in `discountedPrice`. */
  discount?: ProductDiscount;
  /** Images and videos of the product, including those of its choices. */
  media?: Media;
  /** Texts that the buyer writes; empty without any. */
  customTextFields: CustomTextField[];
  /** True if variants have their own price, stock and weight. */
  manageVariants: boolean;
  /** In the owner's order; empty for a product without options. */
  productOptions: ProductOption[];
  /** All combinations of choices, also hidden ones; one if there are no options. */
  variants: Variant[];
  /** In the owner's order; empty without any. */
  additionalInfoSections: AdditionalInfoSection[];
  /** Short text on the product's image, for example "New". */
  ribbon?: string;
  /** The same as `ribbon`, as a list; empty without one. */
  ribbons?: {
    /** Up to 50 characters. */
    text: string;
  }[];
  /** Name of the brand, up to 50 characters. */
  brand?: string;
  /** `_id` of each collection that has the product. */
  collectionIds: string[];
  /** The product's page on the site. */
  productPageUrl?: PageUrl;
  /** Sequential number in the store, as decimal text. */
  numericId?: string;
  /** ID of the product's item in the inventory. */
  inventoryItemId?: string;
  /** ID of the product in an export of the catalog. */
  exportProductId?: string;
  /** Only for digital products. */
  digitalFile?: SecuredFile;
  /** Set by the owner for search engines and previews. */
  seoData?: SeoData;
  /** Time of the last change. */
  lastUpdated?: Date;
  /** When the product was created. */
  createdDate?: Date;
}

/** The options of a product, given some choices. See docs/reference/catalog.mdx. */
export interface ProductOptionsAvailability {
  /** Missing until every option has a choice, or if they have no variant. */
  selectedVariant?: SelectedVariant;
  /** Media of the choices, otherwise of the product. */
  media?: Media;
  /** All options; a choice's state depends on the choices of the other options. */
  productOptions: ProductOption[];
  /** Whether the selected variant is in stock and visible. */
  availableForPurchase: boolean;
  /** Whether variants have their own price, stock and weight. */
  managedProduct?: boolean;
}
