import type { Address, AddressWithContact } from '../values/address.ts';
import type { CatalogReference } from '../values/catalog-reference.ts';
import type { Image } from '../values/image.ts';
import type { Translatable } from '../values/text.ts';
import type { BuyerInfo, SelectedShippingOption } from './entity.ts';
import type { ChannelType, PaymentOption } from './enums.ts';
import type {
  CatalogOverrideFields,
  DescriptionLine,
  ItemType,
  LineItemUrl,
  PhysicalProperties,
  ServiceProperties,
  SubscriptionOptionInfo,
} from './line-item.ts';
import type { SelectedMembership } from './membership.ts';

/** A catalog item to put into the cart; one piece by default. */
export interface LineItemInput {
  catalogReference: CatalogReference;
  quantity?: number;
  serviceProperties?: ServiceProperties;
  subscriptionOptionInfo?: SubscriptionOptionInfo;
  paymentOption?: PaymentOption;
  selectedMembership?: { _id: string; appId: string };
  catalogOverrideFields?: CatalogOverrideFields;
  savePaymentMethod?: boolean;
}

/** A line without a catalog item. Prices are decimal strings in the site's currency. */
export interface CustomLineItemInput {
  _id?: string;
  quantity: number;
  price: string;
  fullPrice?: string;
  depositAmount?: string;
  productName: Translatable;
  priceDescription?: Translatable;
  descriptionLines?: DescriptionLine[];
  itemType: ItemType;
  media?: Image;
  url?: LineItemUrl;
  quantityAvailable?: number;
  physicalProperties?: PhysicalProperties;
  paymentOption?: PaymentOption;
  serviceProperties?: ServiceProperties;
  catalogReference?: CatalogReference;
  rootCatalogItemId?: string;
  taxGroupId?: string;
  consentRequiredPaymentPolicy?: string;
  savePaymentMethod?: boolean;
}

/** Lines to add to the cart. */
export interface AddToCartOptions {
  lineItems?: LineItemInput[];
  customLineItems?: CustomLineItemInput[];
}

/** The fields of the cart itself that can be changed; null clears one. */
export interface CartInfoInput {
  buyerNote?: string | null;
  buyerInfo?: BuyerInfo | null;
  contactInfo?: AddressWithContact | null;
  overrideCheckoutUrl?: string | null;
  selectedShippingOption?: SelectedShippingOption | null;
}

/**
 * A discount by the merchant, for the entire cart or for some lines. The amount is a decimal
 * string.
 */
export interface MerchantDiscountInput {
  amount: string;
  lineItemIds?: string[];
}

/** Changes to the cart. See docs/reference/cart.mdx. */
export interface UpdateCartOptions {
  cartInfo?: CartInfoInput;
  couponCode?: string | null;
  merchantDiscounts?: MerchantDiscountInput[];
  lineItems?: LineItemInput[];
  customLineItems?: CustomLineItemInput[];
  /** The fields to change, where fields that are not sent should be cleared. */
  cartFieldmask?: string[];
}

/** A line and how many pieces of it there should be. */
export interface LineItemQuantity {
  _id: string;
  quantity: number;
}

/** Options of a new checkout. */
export interface CreateCheckoutOptions {
  channelType: ChannelType;
  shippingAddress?: Address;
  billingAddress?: Address;
  selectedShippingOption?: SelectedShippingOption;
  email?: string;
}

/** Options of a totals estimate. */
export interface EstimateTotalsOptions {
  selectedShippingOption?: SelectedShippingOption;
  shippingAddress?: Address;
  billingAddress?: Address;
  selectedMemberships?: { memberships: SelectedMembership[] };
  /** False leaves tax out. */
  calculateTax?: boolean;
  /** False leaves shipping out. */
  calculateShipping?: boolean;
}
