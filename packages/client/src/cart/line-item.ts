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
  name: Translatable;
  lineType?: DescriptionLineType;
  plainText?: Translatable;
  colorInfo?: Translatable & { code?: string };
}

/** Whether a line can be bought, and the remaining quantity if it is known. */
export interface LineItemAvailability {
  status: Availability;
  quantityAvailable?: number;
}

/** Weight in the cart's `weightUnit`. */
export interface PhysicalProperties {
  weight?: number;
  sku?: string;
  shippable?: boolean;
}

/** A predefined kind of the platform, or a custom one of the catalog. */
export interface ItemType {
  preset?: LineItemType;
  custom?: string;
}

/** The terms of a subscription line. See docs/reference/cart.mdx. */
export interface SubscriptionSettings {
  frequency: SubscriptionFrequency;
  interval?: number;
  autoRenewal?: boolean;
  billingCycles?: number;
  startDate?: Date;
}

/** The subscription that a line represents. See docs/reference/cart.mdx. */
export interface SubscriptionOptionInfo {
  subscriptionSettings?: SubscriptionSettings;
  title?: Translatable;
  description?: Translatable;
}

/** Time and number of participants of a service line. See docs/reference/cart.mdx. */
export interface ServiceProperties {
  scheduledDate?: Date;
  numberOfParticipants?: number;
}

/** URL of the line's catalog page. */
export interface LineItemUrl {
  relativePath?: string;
  url?: string;
}

/** The catalog's fields that this line replaces. Prices are decimal strings. See docs/reference/cart.mdx. */
export interface CatalogOverrideFields {
  productName?: Translatable;
  price?: string;
  fullPrice?: string;
  descriptionLines?: DescriptionLine[];
  physicalProperties?: PhysicalProperties;
  image?: Image;
  paymentOption?: { value: PaymentOption };
  depositAmount?: string;
}

/** One line of a cart. See docs/reference/cart.mdx. */
export interface LineItem {
  _id: string;
  quantity: number;
  catalogReference?: CatalogReference;
  productName?: Translatable;
  url?: LineItemUrl;
  /** For one piece, after catalog discounts. */
  price?: Money;
  /** Price of one piece before the catalog's own discount. */
  fullPrice?: Money;
  /** For one piece, before any cart discount. */
  priceBeforeDiscounts?: Money;
  priceDescription?: Translatable;
  descriptionLines: DescriptionLine[];
  image?: Image;
  availability?: LineItemAvailability;
  physicalProperties?: PhysicalProperties;
  itemType?: ItemType;
  paymentOption?: PaymentOption;
  depositAmount?: Money;
  serviceProperties?: ServiceProperties;
  subscriptionOptionInfo?: SubscriptionOptionInfo;
  selectedMembership?: { _id: string; appId: string };
  digitalFile?: SecuredFile;
  taxableAddress?: { addressType: TaxableAddressType };
  taxGroupId?: string;
  rootCatalogItemId?: string;
  customLineItem?: boolean;
  catalogOverrideFields?: CatalogOverrideFields;
  consentRequiredPaymentPolicy?: string;
  savePaymentMethod?: boolean;
}
