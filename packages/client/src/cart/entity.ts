import type { AddressWithContact } from '../values/address.ts';
import type { Translatable } from '../values/text.ts';
import type { Money } from './cart-money.ts';
import type { WeightUnit } from './enums.ts';
import type { LineItem } from './line-item.ts';

/** The owner of the cart: a visitor, a member or a user of the platform. */
export interface BuyerInfo {
  visitorId?: string;
  memberId?: string;
  userId?: string;
  contactId?: string;
  email?: string;
}

/** A discount on a cart, by its source: exactly one of the three is set. */
export interface CartDiscount {
  coupon?: { _id: string; code: string };
  merchantDiscount?: { amount?: Money };
  discountRule?: { _id: string; name?: Translatable; amount?: Money };
}

/** A shipping option, by the code from an estimate. */
export interface SelectedShippingOption {
  code: string;
  carrierId?: string;
}

/** The current cart. See docs/reference/cart.mdx. */
export interface Cart {
  _id: string;
  lineItems: LineItem[];
  appliedDiscounts: CartDiscount[];
  /** ISO 4217 code. */
  currency: string;
  /** ISO 4217 code of the `converted…` amounts. */
  conversionCurrency?: string;
  subtotal?: Money;
  subtotalAfterDiscounts?: Money;
  weightUnit?: WeightUnit;
  taxIncludedInPrices?: boolean;
  buyerInfo?: BuyerInfo;
  buyerNote?: string;
  buyerLanguage?: string;
  siteLanguage?: string;
  contactInfo?: AddressWithContact;
  selectedShippingOption?: SelectedShippingOption;
  checkoutId?: string;
  overrideCheckoutUrl?: string;
  purchaseFlowId?: string;
  createdDate?: Date;
  updatedDate?: Date;
}
