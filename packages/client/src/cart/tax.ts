import type { ApplicationErrorDetails } from '../values/application-error.ts';
import type { Money } from './cart-money.ts';
import type { JurisdictionType, TaxRateType } from './enums.ts';

/** One levy within a tax. Rates are decimal strings: `"0.25"` is 25 %. */
export interface TaxBreakdown {
  /** Name that the buyer reads, for example "VAT". */
  taxName?: string;
  /** Kind of the tax, for example `VAT`. */
  taxType?: string;
  /** Name of the authority, for example "Denmark". */
  jurisdiction?: string;
  /** Level of the authority. */
  jurisdictionType?: JurisdictionType;
  /** A fraction: `"0.25"` is 25 %. */
  rate?: string;
  /** Amount of this levy. */
  taxAmount?: Money;
  /** Amount that the rate applies to, without tax. */
  taxableAmount?: Money;
  /** Amount that is exempt from this levy. */
  nonTaxableAmount?: Money;
}

/** The tax on a line, a fee or shipping. */
export interface ItemTax {
  /** Amount that the rate applies to, without tax. */
  taxableAmount?: Money;
  /** Sum of all rates, as a fraction: `"0.25"` is 25 %. */
  taxRate?: string;
  /** Sum of all levies. */
  totalTax?: Money;
  /** Levies by name; `taxBreakdown` has more about each. */
  rateBreakdown?: {
    /** Name that the buyer reads, for example "VAT". */
    name: string;
    /** A fraction: `"0.25"` is 25 %. */
    rate: string;
    /** Amount of this levy. */
    tax?: Money;
  }[];
  /** Levies with their authorities. */
  taxBreakdown?: TaxBreakdown[];
}

/** How the tax was calculated. */
export interface TaxCalculationDetails {
  /** Where the rate comes from. */
  rateType?: TaxRateType;
  /** With `MANUAL_RATE`: why that rate was used. */
  manualRateReason?: string;
  /** With `FALLBACK_RATE`: why there is no exact rate. */
  autoTaxFallbackDetails?: {
    /** A code such as `ADDRESS_WITHOUT_COUNTRY`. */
    fallbackReason?: string;
    /** Error of the automatic calculation, if that is the reason. */
    error?: ApplicationErrorDetails;
  };
}

/** The tax on the entire cart. */
export interface TaxSummary {
  /** Amount that is taxed, after discounts, without tax. */
  taxableAmount?: Money;
  /** Tax on lines, fees and shipping together. */
  totalTax?: Money;
  /** Where the rate comes from. */
  calculationDetails?: TaxCalculationDetails;
}

/** One tax over all lines. */
export interface AggregatedTaxBreakdown {
  /** Name that the buyer reads, for example "VAT". */
  taxName?: string;
  /** Kind of the tax, for example `VAT`. */
  taxType?: string;
  /** Name of the authority, for example "Denmark". */
  jurisdiction?: string;
  /** Level of the authority. */
  jurisdictionTypeEnum?: JurisdictionType;
  /** A fraction: `"0.25"` is 25 %. */
  rate?: string;
  /** Sum over all lines and shipping. */
  aggregatedTaxAmount?: Money;
}
