import type { ApplicationErrorDetails } from '../values/application-error.ts';
import type { Money } from './cart-money.ts';
import type { JurisdictionType, TaxRateType } from './enums.ts';

/** One levy within a tax. Rates are decimal strings: `"0.25"` is 25 %. */
export interface TaxBreakdown {
  taxName?: string;
  taxType?: string;
  jurisdiction?: string;
  jurisdictionType?: JurisdictionType;
  rate?: string;
  taxAmount?: Money;
  taxableAmount?: Money;
  nonTaxableAmount?: Money;
}

/** The tax on a line, a fee or shipping. */
export interface ItemTax {
  taxableAmount?: Money;
  taxRate?: string;
  totalTax?: Money;
  rateBreakdown?: { name: string; rate: string; tax?: Money }[];
  taxBreakdown?: TaxBreakdown[];
}

/** How the tax was calculated. */
export interface TaxCalculationDetails {
  rateType?: TaxRateType;
  manualRateReason?: string;
  autoTaxFallbackDetails?: { fallbackReason?: string; error?: ApplicationErrorDetails };
}

/** The tax on the entire cart. */
export interface TaxSummary {
  taxableAmount?: Money;
  totalTax?: Money;
  calculationDetails?: TaxCalculationDetails;
}

/** One tax over all lines. */
export interface AggregatedTaxBreakdown {
  taxName?: string;
  taxType?: string;
  jurisdiction?: string;
  jurisdictionTypeEnum?: JurisdictionType;
  rate?: string;
  aggregatedTaxAmount?: Money;
}
