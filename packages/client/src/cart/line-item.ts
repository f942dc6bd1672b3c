import type { CatalogReference } from '../values/catalog-reference.ts';
import type { Image } from '../values/image.ts';
import type { SecuredFile } from '../values/secured-file.ts';
import type { Translatable } from '../values/text.ts';
import type { Money } from './cart-money.ts';
import type {
  Availability,
  DescriptionLineType,
  LineItemType,
  PaymentOption,
  SubscriptionFrequency,
  TaxableAddressType,
} from './enums.ts';

/** One option of a line as the buyer reads it, for example "Color: Clay". */
export interface DescriptionLine {
  /** Name of the option, for example "Color". */
  name: Translatable;
  /** Determines which of the two values is set. */
  lineType?: DescriptionLineType;
  /** Value of the option, with `PLAIN_TEXT`. */
  plainText?: Translatable;
  /** Name of the color, with `COLOR`. */
  colorInfo?: Translatable & {
    /** A CSS color. */
    code?: string;
  };
}

/** Whether a line can be bought, and the remaining quantity if it is known. */
export interface LineItemAvailability {
  /** `PARTIALLY_AVAILABLE` if fewer pieces are left than the line has. */
  status: Availability;
  /** Number of pieces that can be bought; missing if stock is not tracked. */
  quantityAvailable?: number;
}

/** Weight in the cart's `weightUnit`. */
export interface PhysicalProperties {
  /** Of one piece. */
  weight?: number;
  /** Stock keeping unit of the item or its variant. */
  sku?: string;
  /** Whether the item is shipped. Missing means: if its type is `PHYSICAL`. */
  shippable?: boolean;
}

/** A predefined kind of the platform, or a custom one of the catalog. */
export interface ItemType {
  /** Set for a predefined kind. */
  preset?: LineItemType;
  /** Name of a custom kind, set by the catalog. */
  custom?: string;
}

/** The terms of a subscription line. See docs/reference/cart.mdx. */
export interface SubscriptionSettings {
  /** Unit of `interval`. */
  frequency: SubscriptionFrequency;
  /** Number of units between two payments, from 1 to 1000. */
  interval?: number;
  /** Whether the subscription continues until it is canceled. */
  autoRenewal?: boolean;
  /** Number of payments, from 1 to 999, if it does not renew automatically. */
  billingCycles?: number;
  /** Start of the subscription. */
  startDate?: Date;
}

/** The subscription that a line represents. See docs/reference/cart.mdx. */
export interface SubscriptionOptionInfo {
  /** Payment interval and duration. */
  subscriptionSettings?: SubscriptionSettings;
  /** Name of the subscription plan that the buyer reads. */
  title?: Translatable;
  /** Text about the plan that the buyer reads. */
  description?: Translatable;
}

/** Time and number of participants of a service line. See docs/reference/cart.mdx. */
export interface ServiceProperties {
  /** Start of the service. */
  scheduledDate?: Date;
  /** From 1 to 10,000. */
  numberOfParticipants?: number;
}

/** URL of the line's catalog page. */
export interface LineItemUrl {
  /** Path on the site, with a slash at its start. */
  relativePath?: string;
  /** Absolute URL. */
  url?: string;
}

/** The catalog's fields that this line replaces. Prices are decimal strings. See docs/reference/cart.mdx. */
export interface CatalogOverrideFields {
  /** Name that the buyer reads. */
  productName?: Translatable;
  /** For one piece, in the site's currency. */
  price?: string;
  /** Price of one piece before a discount, in the site's currency. */
  fullPrice?: string;
  /** Options of the item as the buyer reads them. */
  descriptionLines?: DescriptionLine[];
  /** Fields that are missing keep the catalog's value. */
  physicalProperties?: PhysicalProperties;
  /** Image of the line. */
  image?: Image;
  /** When and how the line is paid, wrapped in an object on the wire. */
  paymentOption?: {
    /** The payment option. */
    value: PaymentOption;
  };
  /** Deposit for one piece, due now with `DEPOSIT_ONLINE`. */
  depositAmount?: string;
}

/** One line of a cart. See docs/reference/cart.mdx. */
export interface LineItem {
  /** Unique in the cart; not the ID of the product. */
  _id: string;
  /** Number of pieces, from 1 to 100,000. */
  quantity: number;
  /** The item and the buyer's choices. Missing for most custom lines. */
  catalogReference?: CatalogReference;
  /** Name that the buyer reads. */
  productName?: Translatable;
  /** URL of the product's page. */
  url?: LineItemUrl;
  /** For one piece, after catalog discounts. */
  price?: Money;
  /** Price of one piece before the catalog's own discount. */
  fullPrice?: Money;
  /** For one piece, before any cart discount. */
  priceBeforeDiscounts?: Money;
  /** Text next to the price, for example a price per unit: "€8.00 / 100 ml". */
  priceDescription?: Translatable;
  /** Chosen options and written texts, in the order of the product's options. */
  descriptionLines: DescriptionLine[];
  /** Image of the chosen variant, otherwise of the product. */
  image?: Image;
  /** Whether the line can be bought now, as of this response. */
  availability?: LineItemAvailability;
  /** Weight, SKU and whether the item is shipped. */
  physicalProperties?: PhysicalProperties;
  /** Kind of the item. */
  itemType?: ItemType;
  /** When and how the line is paid; `FULL_PAYMENT_ONLINE` by default. */
  paymentOption?: PaymentOption;
  /** Deposit for one piece, due now with `DEPOSIT_ONLINE`. */
  depositAmount?: Money;
  /** Only for services. */
  serviceProperties?: ServiceProperties;
  /** Only for subscriptions. */
  subscriptionOptionInfo?: SubscriptionOptionInfo;
  /** The buyer's membership that pays for the line. */
  selectedMembership?: {
    /** ID of the membership. */
    _id: string;
    /** App that manages the membership. */
    appId: string;
  };
  /** File of a digital product. */
  digitalFile?: SecuredFile;
  /** The address that determines the tax of the line. */
  taxableAddress?: {
    /** Which address it is; `BUSINESS` until the buyer's is known. */
    addressType: TaxableAddressType;
  };
  /** ID of the tax group that determines the rate. */
  taxGroupId?: string;
  /** ID of the product, even if the catalog item is a variant. */
  rootCatalogItemId?: string;
  /** True for a line without a catalog item. */
  customLineItem?: boolean;
  /** Replacements of the catalog's data that the line was added with. */
  catalogOverrideFields?: CatalogOverrideFields;
  /** Payment policy that the buyer must accept, as text. */
  consentRequiredPaymentPolicy?: string;
  /** Whether the checkout saves the payment method for later payments. */
  savePaymentMethod?: boolean;
}
