import type { AddressWithContact } from '../values/address.ts';
import type { Translatable } from '../values/text.ts';
import type { Money } from './cart-money.ts';
import type { WeightUnit } from './enums.ts';
import type { LineItem } from './line-item.ts';

/** The owner of the cart: a visitor, a member or a user of the platform. */
export interface BuyerInfo {
  /** Set if the owner is an anonymous visitor. */
  visitorId?: string;
  /** Set if the owner is a logged-in member. */
  memberId?: string;
  /** Set if the owner is a user of the platform. */
  userId?: string;
  /** ID of the buyer's contact on the site. Writable. */
  contactId?: string;
  /** Email address of the buyer. Writable. */
  email?: string;
}

/** A discount on a cart, by its source: exactly one of the three is set. */
export interface CartDiscount {
  /** A coupon whose code the buyer entered. */
  coupon?: {
    /** ID of the coupon. */
    _id: string;
    /** The code that the buyer enters, for example `FIRSTLIGHT`. */
    code: string;
  };
  /** A manual discount by the merchant. */
  merchantDiscount?: {
    /** Amount of the discount. */
    amount?: Money;
  };
  /** An automatic discount. */
  discountRule?: {
    /** ID of the rule. */
    _id: string;
    /** Name that the buyer reads. */
    name?: Translatable;
    /** Amount of the discount. */
    amount?: Money;
  };
}

/** A shipping option, by the code from an estimate. */
export interface SelectedShippingOption {
  /** `code` of a shipping option in a totals estimate. */
  code: string;
  /** Carrier of the option. Required only if two carriers use the same code. */
  carrierId?: string;
}

/** The current cart. See docs/reference/cart.mdx. */
export interface Cart {
  /** Assigned by the platform. */
  _id: string;
  /** Lines in the order in which they were added; empty for an empty cart. */
  lineItems: LineItem[];
  /** Coupon and discounts of the cart; empty without any. */
  appliedDiscounts: CartDiscount[];
  /** ISO 4217 code. */
  currency: string;
  /** ISO 4217 code of the `converted…` amounts. */
  conversionCurrency?: string;
  /** Sum of the lines before discounts, without shipping. */
  subtotal?: Money;
  /** Sum of the lines after the cart's discounts, without shipping. */
  subtotalAfterDiscounts?: Money;
  /** Unit of all weights in the cart. */
  weightUnit?: WeightUnit;
  /** Whether prices include tax. If so, tax is not added to the total. */
  taxIncludedInPrices?: boolean;
  /** The owner of the cart. The platform sets the IDs of visitor and member. */
  buyerInfo?: BuyerInfo;
  /** Plain text from the buyer to the merchant. */
  buyerNote?: string;
  /** Language of the buyer, for example `en`. */
  buyerLanguage?: string;
  /** Main language of the site, for example `en`. */
  siteLanguage?: string;
  /** Contact and address of the buyer. Estimates use the address for shipping by default. */
  contactInfo?: AddressWithContact;
  /** The option that estimates use by default. */
  selectedShippingOption?: SelectedShippingOption;
  /** ID of the cart's checkout; missing until one has been created. */
  checkoutId?: string;
  /** Absolute URL of a checkout page that replaces the platform's. */
  overrideCheckoutUrl?: string;
  /** Identifies the purchase, from the cart to the order. */
  purchaseFlowId?: string;
  /** When the cart was created. */
  createdDate?: Date;
  /** Time of the last change. */
  updatedDate?: Date;
}
