import type { ApplicationErrorDetails } from '../values/application-error.ts';

/**
 * The one property to set, of many products alike: an amount in the shop's currency, a weight in
 * its unit, or a text, of which the empty one clears. Specification 7.7.
 */
export interface ProductPropertyValue {
  price?: number;
  cost?: number;
  weight?: number;
  ribbon?: string;
  brand?: string;
}

/** By how much a number goes up; a negative one takes it down. */
export interface PropertyAdjustment {
  amount?: number;
  percentage?: {
    /** In per cent, whole, from -100 to 1000. */
    rate: number;
    /** Rounds to whole numbers instead of two decimals. */
    roundToInt?: boolean;
  };
}

/** The one number to adjust, of many products. Specification 7.7. */
export interface ProductPropertyAdjustment {
  price?: PropertyAdjustment;
  cost?: PropertyAdjustment;
  weight?: PropertyAdjustment;
}

/** What became of one item of a bulk call. */
export interface BulkItemMetadata {
  _id?: string;
  /** The item's place in the request, from 0. */
  originalIndex: number;
  success: boolean;
  /** Only where it failed. */
  error?: ApplicationErrorDetails;
}

/** What a bulk call did, item by item: it succeeds as a whole although items fail. Specification 7.7. */
export interface BulkProductsAnswer {
  results: { itemMetadata: BulkItemMetadata }[];
  bulkActionMetadata?: {
    totalSuccesses: number;
    totalFailures: number;
    undetailedFailures: number;
  };
}
