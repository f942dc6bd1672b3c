/** Kind of a cart line. See docs/reference/cart.mdx. */
export const LineItemType = {
  PHYSICAL: 'PHYSICAL',
  DIGITAL: 'DIGITAL',
  GIFT_CARD: 'GIFT_CARD',
  SERVICE: 'SERVICE',
} as const;
export type LineItemType = (typeof LineItemType)[keyof typeof LineItemType];

/** Whether a cart line can be bought. See docs/reference/cart.mdx. */
export const Availability = {
  AVAILABLE: 'AVAILABLE',
  NOT_FOUND: 'NOT_FOUND',
  NOT_AVAILABLE: 'NOT_AVAILABLE',
  PARTIALLY_AVAILABLE: 'PARTIALLY_AVAILABLE',
} as const;
export type Availability = (typeof Availability)[keyof typeof Availability];

/** Display type of a description line. See docs/reference/cart.mdx. */
export const DescriptionLineType = {
  PLAIN_TEXT: 'PLAIN_TEXT',
  COLOR: 'COLOR',
} as const;
export type DescriptionLineType = (typeof DescriptionLineType)[keyof typeof DescriptionLineType];

/** How often a subscription renews. See docs/reference/cart.mdx. */
export const SubscriptionFrequency = {
  DAY: 'DAY',
  WEEK: 'WEEK',
  MONTH: 'MONTH',
  YEAR: 'YEAR',
} as const;
export type SubscriptionFrequency =
  (typeof SubscriptionFrequency)[keyof typeof SubscriptionFrequency];

/** When and how a line is paid. See docs/reference/cart.mdx. */
export const PaymentOption = {
  FULL_PAYMENT_ONLINE: 'FULL_PAYMENT_ONLINE',
  FULL_PAYMENT_OFFLINE: 'FULL_PAYMENT_OFFLINE',
  MEMBERSHIP: 'MEMBERSHIP',
  DEPOSIT_ONLINE: 'DEPOSIT_ONLINE',
  MEMBERSHIP_OFFLINE: 'MEMBERSHIP_OFFLINE',
} as const;
export type PaymentOption = (typeof PaymentOption)[keyof typeof PaymentOption];

/** The address that determines the tax. See docs/reference/cart.mdx. */
export const TaxableAddressType = {
  BUSINESS: 'BUSINESS',
  BILLING: 'BILLING',
  SHIPPING: 'SHIPPING',
} as const;
export type TaxableAddressType = (typeof TaxableAddressType)[keyof typeof TaxableAddressType];

/** Units of weight. See docs/reference/cart.mdx. */
export const WeightUnit = {
  KG: 'KG',
  LB: 'LB',
} as const;
export type WeightUnit = (typeof WeightUnit)[keyof typeof WeightUnit];

/** Source of a tax rate. See docs/reference/cart.mdx. */
export const TaxRateType = {
  NO_TAX_COLLECTED: 'NO_TAX_COLLECTED',
  MANUAL_RATE: 'MANUAL_RATE',
  AUTO_RATE: 'AUTO_RATE',
  FALLBACK_RATE: 'FALLBACK_RATE',
} as const;
export type TaxRateType = (typeof TaxRateType)[keyof typeof TaxRateType];

/** Level of the authority that levies a tax. See docs/reference/cart.mdx. */
export const JurisdictionType = {
  COUNTRY: 'COUNTRY',
  STATE: 'STATE',
  COUNTY: 'COUNTY',
  CITY: 'CITY',
  SPECIAL: 'SPECIAL',
} as const;
export type JurisdictionType = (typeof JurisdictionType)[keyof typeof JurisdictionType];

/** Pickup method of an order. See docs/reference/cart.mdx. */
export const PickupMethod = {
  STORE_PICKUP: 'STORE_PICKUP',
  PICKUP_POINT: 'PICKUP_POINT',
} as const;
export type PickupMethod = (typeof PickupMethod)[keyof typeof PickupMethod];

/** Kind of a carrier's additional charge. See docs/reference/cart.mdx. */
export const AdditionalChargeType = {
  HANDLING_FEE: 'HANDLING_FEE',
  INSURANCE: 'INSURANCE',
} as const;
export type AdditionalChargeType = (typeof AdditionalChargeType)[keyof typeof AdditionalChargeType];

/** Scope of a discount. See docs/reference/cart.mdx. */
export const DiscountType = {
  GLOBAL: 'GLOBAL',
  SPECIFIC_ITEMS: 'SPECIFIC_ITEMS',
  SHIPPING: 'SHIPPING',
} as const;
export type DiscountType = (typeof DiscountType)[keyof typeof DiscountType];

/** Suggested fix for a line that can't be bought. See docs/reference/cart.mdx. */
export const SuggestedFix = {
  REMOVE_LINE_ITEM: 'REMOVE_LINE_ITEM',
} as const;
export type SuggestedFix = (typeof SuggestedFix)[keyof typeof SuggestedFix];

/** Whether a violation stops the checkout (`ERROR`) or not. See docs/reference/cart.mdx. */
export const Severity = {
  WARNING: 'WARNING',
  ERROR: 'ERROR',
} as const;
export type Severity = (typeof Severity)[keyof typeof Severity];

/**
 * Sales channel of a checkout. `APP_STORE` and `INVOICES` carry the provider's brand prefix on the
 * wire; it comes from the client's provider settings. See docs/reference/cart.mdx.
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
