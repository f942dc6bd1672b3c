/** Where a tax rate came from. Specification 3.2. */
export const TaxRateType = {
  NO_TAX_COLLECTED: 'NO_TAX_COLLECTED',
  MANUAL_RATE: 'MANUAL_RATE',
  AUTO_RATE: 'AUTO_RATE',
  FALLBACK_RATE: 'FALLBACK_RATE',
} as const;
export type TaxRateType = (typeof TaxRateType)[keyof typeof TaxRateType];

/** Who levies a tax. Specification 3.2. */
export const JurisdictionType = {
  COUNTRY: 'COUNTRY',
  STATE: 'STATE',
  COUNTY: 'COUNTY',
  CITY: 'CITY',
  SPECIAL: 'SPECIAL',
} as const;
export type JurisdictionType = (typeof JurisdictionType)[keyof typeof JurisdictionType];

/** Where an order is picked up. Specification 3.2. */
export const PickupMethod = {
  STORE_PICKUP: 'STORE_PICKUP',
  PICKUP_POINT: 'PICKUP_POINT',
} as const;
export type PickupMethod = (typeof PickupMethod)[keyof typeof PickupMethod];

/** What a carrier charges beside shipping. Specification 3.2. */
export const AdditionalChargeType = {
  HANDLING_FEE: 'HANDLING_FEE',
  INSURANCE: 'INSURANCE',
} as const;
export type AdditionalChargeType = (typeof AdditionalChargeType)[keyof typeof AdditionalChargeType];

/** What a discount applies to. Specification 3.2. */
export const DiscountType = {
  GLOBAL: 'GLOBAL',
  SPECIFIC_ITEMS: 'SPECIFIC_ITEMS',
  SHIPPING: 'SHIPPING',
} as const;
export type DiscountType = (typeof DiscountType)[keyof typeof DiscountType];

/** What mends a line that can't be bought. Specification 3.2. */
export const SuggestedFix = {
  REMOVE_LINE_ITEM: 'REMOVE_LINE_ITEM',
} as const;
export type SuggestedFix = (typeof SuggestedFix)[keyof typeof SuggestedFix];

/** Whether a violation stops the checkout (`ERROR`) or not. Specification 3.2. */
export const Severity = {
  WARNING: 'WARNING',
  ERROR: 'ERROR',
} as const;
export type Severity = (typeof Severity)[keyof typeof Severity];

/**
 * Where a checkout is made. `APP_STORE` and `INVOICES` carry the provider's brand prefix on the
 * wire; it comes from the client's provider settings. Specification 3.2.
 */
export const ChannelType = {
  WEB: 'WEB',
  POS: 'POS',
  EBAY: 'EBAY',
  AMAZON: 'AMAZON',
  OTHER_PLATFORM: 'OTHER_PLATFORM',
  BACKOFFICE_MERCHANT: 'BACKOFFICE_MERCHANT',
  WISH: 'WISH',
  CLASS_PASS: 'CLASS_PASS',
  GLOBAL_E: 'GLOBAL_E',
  FACEBOOK: 'FACEBOOK',
  ETSY: 'ETSY',
  TIKTOK: 'TIKTOK',
  FAIRE_COM: 'FAIRE_COM',
  APP_STORE: 'APP_STORE',
  INVOICES: 'INVOICES',
} as const;
export type ChannelType = (typeof ChannelType)[keyof typeof ChannelType];
