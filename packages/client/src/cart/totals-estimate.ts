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
  subtotal?: Money;
  shipping?: Money;
  tax?: Money;
  discount?: Money;
  additionalFees?: Money;
  total?: Money;
}

/** The totals of one line. See docs/reference/cart.mdx. */
export interface CalculatedLineItem {
  lineItemId: string;
  paymentOption?: PaymentOption;
  pricesBreakdown?: {
    /** For one piece, after discounts. */
    price?: Money;
    priceBeforeDiscounts?: Money;
    fullPrice?: Money;
    /** Price of the entire line. */
    lineItemPrice?: Money;
    totalDiscount?: Money;
    totalPriceBeforeTax?: Money;
    totalPriceAfterTax?: Money;
    taxDetails?: ItemTax;
  };
}

/**
 * An applied discount, by its source: exactly one of the three is set. See docs/reference/cart.mdx.
 */
export interface AppliedDiscount {
  discountType: DiscountType;
  lineItemIds: string[];
  coupon?: { _id: string; code: string; name?: string; amount?: Money };
  merchantDiscount?: { amount?: Money; percentage?: number };
  discountRule?: { _id: string; name?: Translatable; amount?: Money };
}

/** A fee in addition to goods and shipping. */
export interface AdditionalFee {
  code?: string;
  name: string;
  price?: Money;
  priceBeforeTax?: Money;
  priceAfterTax?: Money;
  taxDetails?: ItemTax;
  providerAppId?: string;
  lineItemIds?: string[];
}

/** Why a component of the totals could not be computed. */
export interface CalculationErrorDetails {
  applicationError?: ApplicationErrorDetails;
  validationError?: { fieldViolations?: { field: string; description: string }[] };
  systemError?: { errorCode?: string };
}

/** The components of the totals that could not be computed; the others are correct. */
export interface CalculationErrors {
  generalShippingCalculationError?: CalculationErrorDetails;
  carrierErrors?: { errors?: { carrierId: string; error?: CalculationErrorDetails }[] };
  taxCalculationError?: CalculationErrorDetails;
  couponCalculationError?: CalculationErrorDetails;
  giftCardCalculationError?: CalculationErrorDetails;
  discountsCalculationError?: CalculationErrorDetails;
  membershipError?: CalculationErrorDetails;
  orderValidationErrors?: ApplicationErrorDetails[];
}

/** A rule that the cart does not meet, and what it concerns. See docs/reference/cart.mdx. */
export interface Violation {
  severity: Severity;
  description?: string;
  target?: {
    lineItem?: { _id?: string; name?: string; suggestedFix?: SuggestedFix };
    other?: { name?: string };
  };
}

/** The totals estimate of a cart. See docs/reference/cart.mdx. */
export interface TotalsEstimate {
  cart: Cart;
  calculatedLineItems: CalculatedLineItem[];
  priceSummary?: PriceSummary;
  taxSummary?: TaxSummary;
  aggregatedTaxBreakdown?: AggregatedTaxBreakdown[];
  shippingInfo?: ShippingInfo;
  appliedDiscounts: AppliedDiscount[];
  additionalFees: AdditionalFee[];
  giftCard?: { _id: string; obfuscatedCode: string; amount?: Money; appId: string };
  membershipOptions?: MembershipOptions;
  calculationErrors?: CalculationErrors;
  violations: Violation[];
  /** ISO 4217 code. */
  currency?: string;
  weightUnit?: WeightUnit;
  payNow?: PriceSummary;
  payLater?: PriceSummary;
}
