/** What kind of thing a cart line is. Specification 3.2. */
export const LineItemType = {
  PHYSICAL: 'PHYSICAL',
  DIGITAL: 'DIGITAL',
  GIFT_CARD: 'GIFT_CARD',
  SERVICE: 'SERVICE',
} as const;
export type LineItemType = (typeof LineItemType)[keyof typeof LineItemType];

/** Whether a cart line can be bought. Specification 3.2. */
export const Availability = {
  AVAILABLE: 'AVAILABLE',
  NOT_FOUND: 'NOT_FOUND',
  NOT_AVAILABLE: 'NOT_AVAILABLE',
  PARTIALLY_AVAILABLE: 'PARTIALLY_AVAILABLE',
} as const;
export type Availability = (typeof Availability)[keyof typeof Availability];

/** How a description line is shown. Specification 3.2. */
export const DescriptionLineType = {
  PLAIN_TEXT: 'PLAIN_TEXT',
  COLOR: 'COLOR',
} as const;
export type DescriptionLineType = (typeof DescriptionLineType)[keyof typeof DescriptionLineType];

/** How often a subscription renews. Specification 3.2. */
export const SubscriptionFrequency = {
  DAY: 'DAY',
  WEEK: 'WEEK',
  MONTH: 'MONTH',
  YEAR: 'YEAR',
} as const;
export type SubscriptionFrequency =
  (typeof SubscriptionFrequency)[keyof typeof SubscriptionFrequency];

/** When and how a line is paid. Specification 3.2. */
export const PaymentOption = {
  FULL_PAYMENT_ONLINE: 'FULL_PAYMENT_ONLINE',
  FULL_PAYMENT_OFFLINE: 'FULL_PAYMENT_OFFLINE',
  MEMBERSHIP: 'MEMBERSHIP',
  DEPOSIT_ONLINE: 'DEPOSIT_ONLINE',
  MEMBERSHIP_OFFLINE: 'MEMBERSHIP_OFFLINE',
} as const;
export type PaymentOption = (typeof PaymentOption)[keyof typeof PaymentOption];

/** Which address decides the tax. Specification 3.2. */
export const TaxableAddressType = {
  BUSINESS: 'BUSINESS',
  BILLING: 'BILLING',
  SHIPPING: 'SHIPPING',
} as const;
export type TaxableAddressType = (typeof TaxableAddressType)[keyof typeof TaxableAddressType];

/** Units of weight. Specification 3.2. */
export const WeightUnit = {
  KG: 'KG',
  LB: 'LB',
} as const;
export type WeightUnit = (typeof WeightUnit)[keyof typeof WeightUnit];
