/** How a tax relates to the price of a ticket. Specification 3.4. */
export const TaxType = {
  INCLUDED: 'INCLUDED',
  ADDED: 'ADDED',
  ADDED_AT_CHECKOUT: 'ADDED_AT_CHECKOUT',
} as const;
export type TaxType = (typeof TaxType)[keyof typeof TaxType];

/**
 * Which fee it is. The value carries the provider's brand prefix on the wire, which is taken off
 * where the client's provider settings name it. Specification 3.4.
 */
export const FeeName = {
  FEE: 'FEE',
} as const;
export type FeeName = (typeof FeeName)[keyof typeof FeeName];

/** How the platform's fee relates to the price of a ticket. Specification 3.4. */
export const FeeType = {
  FEE_ADDED: 'FEE_ADDED',
  /** The seller bears it. */
  FEE_INCLUDED: 'FEE_INCLUDED',
  FEE_ADDED_AT_CHECKOUT: 'FEE_ADDED_AT_CHECKOUT',
} as const;
export type FeeType = (typeof FeeType)[keyof typeof FeeType];
