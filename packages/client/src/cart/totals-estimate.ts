import type { ApplicationErrorDetails } from '../values/application-error.ts';
import type { Translatable } from '../values/text.ts';
import type { Money } from './cart-money.ts';
import type { Cart } from './entity.ts';
import type { DiscountType, PaymentOption, Severity, SuggestedFix, WeightUnit } from './enums.ts';
import type { MembershipOptions } from './membership.ts';
import type { ShippingInfo } from './shipping.ts';
import type { AggregatedTaxBreakdown, ItemTax, TaxSummary } from './tax.ts';

/** The totals of a cart. See docs/reference/cart.mdx. */
export interface PriceSummary {
  /** Sum of the lines before discounts. */
  subtotal?: Money;
  /** After discounts. Missing without an address, or if shipping is left out. */
  shipping?: Money;
  /**
   * Missing if tax is left out. Part of the prices if `taxIncludedInPrices` of the cart is true.
   */
  tax?: Money;
  /** Sum of all discounts on lines, as a positive amount. */
  discount?: Money;
  /** Sum of the fees; zero without any. */
  additionalFees?: Money;
  /** The amount that the buyer pays. */
  total?: Money;
}

/** The totals of one line. See docs/reference/cart.mdx. */
export interface CalculatedLineItem {
  /** `_id` of the line in `cart.lineItems`. */
  lineItemId: string;
  /** When and how the line is paid, as calculated. */
  paymentOption?: PaymentOption;
  /** Prices of one piece and of the entire line. */
  pricesBreakdown?: {
    /** For one piece, after discounts. */
    price?: Money;
    /** For one piece, before any cart discount. */
    priceBeforeDiscounts?: Money;
    /** For one piece, before the catalog's own discount. */
    fullPrice?: Money;
    /** Price of the entire line. */
    lineItemPrice?: Money;
    /** Cart discount of the entire line, as a positive amount. */
    totalDiscount?: Money;
    /** For the entire line, after discounts, without tax. */
    totalPriceBeforeTax?: Money;
    /** For the entire line, after discounts, with tax. */
    totalPriceAfterTax?: Money;
    /** Tax of the entire line. Missing if the estimate excludes tax. */
    taxDetails?: ItemTax;
  };
}

/**
 * An applied discount, by its source: exactly one of the three is set. See docs/reference/cart.mdx.
 */
export interface AppliedDiscount {
  /** What the discount reduces: everything, some lines or shipping. */
  discountType: DiscountType;
  /** Lines that the discount reduces; can be empty for the entire cart or shipping. */
  lineItemIds: string[];
  /** A coupon whose code the buyer entered. */
  coupon?: {
    /** ID of the coupon. */
    _id: string;
    /** The code that the buyer enters. */
    code: string;
    /** Name that the merchant gave it. */
    name?: string;
    /** Discount on the lines; zero for free shipping. */
    amount?: Money;
  };
  /** A manual discount by the merchant. */
  merchantDiscount?: {
    /** Discount on the lines, at most their sum. */
    amount?: Money;
    /** Percent, if the merchant gave a percentage. */
    percentage?: number;
  };
  /** An automatic discount. */
  discountRule?: {
    /** ID of the rule. */
    _id: string;
    /** Name that the buyer reads. */
    name?: Translatable;
    /** Discount on the lines. */
    amount?: Money;
  };
}

/** A fee in addition to goods and shipping. */
export interface AdditionalFee {
  /** Identifies the fee at its provider. */
  code?: string;
  /** Name that the buyer reads. */
  name: string;
  /** Amount of the fee. */
  price?: Money;
  /** Without tax. */
  priceBeforeTax?: Money;
  /** With tax: the amount that the buyer pays. */
  priceAfterTax?: Money;
  /** Tax of the fee. */
  taxDetails?: ItemTax;
  /** App that added the fee. */
  providerAppId?: string;
  /** Lines that the fee is for. */
  lineItemIds?: string[];
}

/** Why a component of the totals could not be computed. */
export interface CalculationErrorDetails {
  /** A violated business rule. */
  applicationError?: ApplicationErrorDetails;
  /** Invalid data. */
  validationError?: {
    /** Each invalid field. */
    fieldViolations?: {
      /** Path of the field. */
      field: string;
      /** What is wrong with the field. */
      description: string;
    }[];
  };
  /** A failure of the platform or of an app. */
  systemError?: {
    /** Code of the failure. */
    errorCode?: string;
  };
}

/** The components of the totals that could not be computed; the others are correct. */
export interface CalculationErrors {
  /** No shipping at all, for example without delivery to the country. */
  generalShippingCalculationError?: CalculationErrorDetails;
  /** Carriers whose options are missing; those of the others are available. */
  carrierErrors?: {
    /** One error for each carrier. */
    errors?: {
      /** ID of the carrier. */
      carrierId: string;
      /** Why it offers no option, for example a parcel that is too heavy. */
      error?: CalculationErrorDetails;
    }[];
  };
  /** Why the tax could not be calculated. */
  taxCalculationError?: CalculationErrorDetails;
  /** Why the cart's coupon has no effect now. */
  couponCalculationError?: CalculationErrorDetails;
  /** Why the gift card could not be applied. */
  giftCardCalculationError?: CalculationErrorDetails;
  /** Why automatic discounts could not be calculated. */
  discountsCalculationError?: CalculationErrorDetails;
  /** Why a selected membership does not pay for its lines. */
  membershipError?: CalculationErrorDetails;
  /** Rules that an order of this cart would violate. */
  orderValidationErrors?: ApplicationErrorDetails[];
}

/** A rule that the cart does not meet, and what it concerns. See docs/reference/cart.mdx. */
export interface Violation {
  /** `ERROR` prevents the checkout. */
  severity: Severity;
  /** Text that the buyer can read. */
  description?: string;
  /** What the rule concerns: a line or something else. */
  target?: {
    /** Set if the rule concerns a line. */
    lineItem?: {
      /** `_id` of the line. */
      _id?: string;
      /** Code of the violated rule's target, for example `LINE_ITEM_DEFAULT`. */
      name?: string;
      /** What makes the cart valid again. */
      suggestedFix?: SuggestedFix;
    };
    /** Set if the rule concerns something else. */
    other?: {
      /** Code of the target. */
      name?: string;
    };
  };
}

/** The totals estimate of a cart. See docs/reference/cart.mdx. */
export interface TotalsEstimate {
  /** The cart that the totals were calculated for. */
  cart: Cart;
  /** One for each line of the cart, in the same order. */
  calculatedLineItems: CalculatedLineItem[];
  /** Totals of the entire cart. */
  priceSummary?: PriceSummary;
  /** Missing if tax is left out. */
  taxSummary?: TaxSummary;
  /** Each tax over the entire cart. Missing if tax is left out. */
  aggregatedTaxBreakdown?: AggregatedTaxBreakdown[];
  /** Missing without an address, without delivery there, or if nothing is shipped. */
  shippingInfo?: ShippingInfo;
  /** Discounts that the totals include; empty without any. */
  appliedDiscounts: AppliedDiscount[];
  /** Fees that the total includes; empty without any. */
  additionalFees: AdditionalFee[];
  /** Gift card that the buyer pays with. */
  giftCard?: {
    /** ID of the gift card. */
    _id: string;
    /** Code of the gift card, partly hidden. */
    obfuscatedCode: string;
    /** Amount that the gift card pays. */
    amount?: Money;
    /** App that manages the gift card. */
    appId: string;
  };
  /** Memberships of the buyer that can pay for lines, and those that cannot. */
  membershipOptions?: MembershipOptions;
  /** Missing if everything could be calculated. */
  calculationErrors?: CalculationErrors;
  /** Rules that the cart does not meet; empty if there are none. */
  violations: Violation[];
  /** ISO 4217 code. */
  currency?: string;
  /** Unit of all weights in the estimate. */
  weightUnit?: WeightUnit;
  /** Amounts that the buyer pays at checkout. */
  payNow?: PriceSummary;
  /** Amounts due later, for deposits and offline payment. Missing if everything is due now. */
  payLater?: PriceSummary;
}
