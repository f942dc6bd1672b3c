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
  /** Item and choices. An item that the catalog does not have is ignored. */
  catalogReference: CatalogReference;
  /** Number of pieces, from 1 to 100,000; 1 by default. */
  quantity?: number;
  /** Only for services. */
  serviceProperties?: ServiceProperties;
  /** Only for subscriptions. */
  subscriptionOptionInfo?: SubscriptionOptionInfo;
  /** When and how the line is paid; `FULL_PAYMENT_ONLINE` by default. */
  paymentOption?: PaymentOption;
  /** The buyer's membership that pays for the line. */
  selectedMembership?: {
    /** `_id` of an eligible membership in a totals estimate. */
    _id: string;
    /** App that manages the membership. */
    appId: string;
  };
  /** Replacements of the catalog's data, for this line only. */
  catalogOverrideFields?: CatalogOverrideFields;
  /** Whether the checkout saves the payment method for later payments. */
  savePaymentMethod?: boolean;
}

/** A line without a catalog item. Prices are decimal strings in the site's currency. */
export interface CustomLineItemInput {
  /** Unique in the cart. Assigned by the platform by default. */
  _id?: string;
  /** Number of pieces, from 1 to 100,000. */
  quantity: number;
  /** For one piece. */
  price: string;
  /** Price of one piece before a discount; the same as `price` by default. */
  fullPrice?: string;
  /** Deposit for one piece, due now with `DEPOSIT_ONLINE`. */
  depositAmount?: string;
  /** Name that the buyer reads. */
  productName: Translatable;
  /** Text next to the price, for example a price per unit. */
  priceDescription?: Translatable;
  /** Options of the item as the buyer reads them. */
  descriptionLines?: DescriptionLine[];
  /** Kind of the item. */
  itemType: ItemType;
  /** Image of the item. The line has it as `image`. */
  media?: Image;
  /** URL of the item's page. */
  url?: LineItemUrl;
  /** Number of pieces in stock; unlimited if missing. */
  quantityAvailable?: number;
  /** Weight, SKU and whether the item is shipped. */
  physicalProperties?: PhysicalProperties;
  /** When and how the line is paid; `FULL_PAYMENT_ONLINE` by default. */
  paymentOption?: PaymentOption;
  /** Only for services. */
  serviceProperties?: ServiceProperties;
  /** Item of a catalog that the line is related to. Its data is not used. */
  catalogReference?: CatalogReference;
  /** ID of the item in its catalog, if the line is a variant of it. */
  rootCatalogItemId?: string;
  /** ID of the tax group that determines the rate. */
  taxGroupId?: string;
  /** Payment policy that the buyer must accept. Up to 1000 characters. */
  consentRequiredPaymentPolicy?: string;
  /** Whether the checkout saves the payment method for later payments. */
  savePaymentMethod?: boolean;
}

/** Lines to add to the cart. */
export interface AddToCartOptions {
  /** Items of a catalog. A cart has at most 300 lines. */
  lineItems?: LineItemInput[];
  /** Lines without a catalog item. */
  customLineItems?: CustomLineItemInput[];
}

/** The fields of the cart itself that can be changed; null clears one. */
export interface CartInfoInput {
  /** Plain text to the merchant. Up to 1000 characters. */
  buyerNote?: string | null;
  /** Email address and contact of the buyer. The other IDs cannot be changed. */
  buyerInfo?: BuyerInfo | null;
  /** Contact and address of the buyer. */
  contactInfo?: AddressWithContact | null;
  /** Absolute URL of a checkout page that replaces the platform's. */
  overrideCheckoutUrl?: string | null;
  /** The option that estimates use by default. */
  selectedShippingOption?: SelectedShippingOption | null;
}

/**
 * A discount by the merchant, for the entire cart or for some lines. The amount is a decimal
 * string.
 */
export interface MerchantDiscountInput {
  /** In the site's currency. Capped at the sum of the lines. */
  amount: string;
  /** Lines of the cart that it applies to; all of them by default. */
  lineItemIds?: string[];
}

/** Changes to the cart. See docs/reference/cart.mdx. */
export interface UpdateCartOptions {
  /** Changes of the cart's own fields. Without a mask, omitted fields stay unchanged. */
  cartInfo?: CartInfoInput;
  /** Code that the buyer entered, in upper or lower case. Null removes the coupon. */
  couponCode?: string | null;
  /** All discounts of the merchant: the list replaces the existing ones. */
  merchantDiscounts?: MerchantDiscountInput[];
  /** Lines to add. Existing lines stay. */
  lineItems?: LineItemInput[];
  /** Lines without a catalog item to add. Existing lines stay. */
  customLineItems?: CustomLineItemInput[];
  /** The fields to change, where fields that are not sent should be cleared. */
  cartFieldmask?: string[];
}

/** A line and how many pieces of it there should be. */
export interface LineItemQuantity {
  /** `_id` of a line of the cart. */
  _id: string;
  /** New number of pieces, not the difference. */
  quantity: number;
}

/** Options of a new checkout. */
export interface CreateCheckoutOptions {
  /** Where the buyer purchases: `WEB` for a website. */
  channelType: ChannelType;
  /** Address that the order is sent to. */
  shippingAddress?: Address;
  /** Address on the invoice. */
  billingAddress?: Address;
  /** The buyer's choice from a totals estimate. */
  selectedShippingOption?: SelectedShippingOption;
  /** Email address of the buyer. */
  email?: string;
}

/** Options of a totals estimate. */
export interface EstimateTotalsOptions {
  /** Shipping option to calculate with; the cart's by default. */
  selectedShippingOption?: SelectedShippingOption;
  /** Address to calculate shipping and tax for; the cart's by default. */
  shippingAddress?: Address;
  /** Address that determines the tax if there is no shipping address. */
  billingAddress?: Address;
  /** Replaces the memberships that the lines were added with. */
  selectedMemberships?: {
    /** Memberships and the lines that each pays for. */
    memberships: SelectedMembership[];
  };
  /** False leaves tax out. */
  calculateTax?: boolean;
  /** False leaves shipping out. */
  calculateShipping?: boolean;
}
