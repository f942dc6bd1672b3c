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

/** Whether a line can be bought, and how many are left where that is known. */
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

/** A kind the platform knows, or one of the catalog's own. */
export interface ItemType {
  preset?: LineItemType;
  custom?: string;
}

/** The terms of a subscription line. See docs/reference/cart.md. */
export interface SubscriptionSettings {
  frequency: SubscriptionFrequency;
  interval?: number;
  autoRenewal?: boolean;
  billingCycles?: number;
  startDate?: Date;
}

/** The subscription that a line represents. See docs/reference/cart.md. */
export interface SubscriptionOptionInfo {
  subscriptionSettings?: SubscriptionSettings;
  title?: Translatable;
  description?: Translatable;
}

/** When and for how many people a service line is. See docs/reference/cart.md. */
export interface ServiceProperties {
  scheduledDate?: Date;
  numberOfParticipants?: number;
}

/** Where a catalog page of the line lives. */
export interface LineItemUrl {
  relativePath?: string;
  url?: string;
}

/** The catalog's fields that this line replaces. Prices are decimal strings. See docs/reference/cart.md. */
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

/** One line of a cart. See docs/reference/cart.md. */
export interface LineItem {
  _id: string;
  quantity: number;
  catalogReference?: CatalogReference;
  productName?: Translatable;
  url?: LineItemUrl;
  /** For one piece, after catalog discounts. */
  price?: Money;
  /** For one piece, as it was before the catalog's own discount. */
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
