/** Payment status of an order. See docs/reference/orders.mdx. */
export const OrderStatus = {
  /** Nothing was to pay. */
  FREE: 'FREE',
  /** Paid, but still pending at the payment provider. */
  PENDING: 'PENDING',
  PAID: 'PAID',
  /** To be paid in person and then confirmed. */
  OFFLINE_PENDING: 'OFFLINE_PENDING',
  /** The buyer has started the payment. */
  INITIATED: 'INITIATED',
  CANCELED: 'CANCELED',
  DECLINED: 'DECLINED',
  /** The payment is authorized on the buyer's account: to be captured or voided. */
  AUTHORIZED: 'AUTHORIZED',
  VOIDED: 'VOIDED',
  PARTIALLY_PAID: 'PARTIALLY_PAID',
} as const;
export type OrderStatus = (typeof OrderStatus)[keyof typeof OrderStatus];

/** Origin of an order: a site or a point of sale. See docs/reference/orders.mdx. */
export const OrderType = {
  ONLINE: 'ONLINE',
  OFFLINE_POS: 'OFFLINE_POS',
} as const;
export type OrderType = (typeof OrderType)[keyof typeof OrderType];

/** The platform's automatic action for an authorized payment. See docs/reference/orders.mdx. */
export const ScheduledAction = {
  CAPTURE: 'CAPTURE',
  VOID: 'VOID',
} as const;
export type ScheduledAction = (typeof ScheduledAction)[keyof typeof ScheduledAction];

/** Tags of orders. See docs/reference/orders.mdx. */
export const OrderTag = {
  CONFIRMED: 'CONFIRMED',
  UNCONFIRMED: 'UNCONFIRMED',
  MEMBER: 'MEMBER',
  ARCHIVED: 'ARCHIVED',
  NON_ARCHIVED: 'NON_ARCHIVED',
  FULLY_CHECKED_IN: 'FULLY_CHECKED_IN',
  NOT_FULLY_CHECKED_IN: 'NOT_FULLY_CHECKED_IN',
} as const;
export type OrderTag = (typeof OrderTag)[keyof typeof OrderTag];

/**
 * Field sets of an order besides its numbers and ids: its tickets; its status, names, dates and
 * total; the answers of its form; its invoice. See docs/reference/orders.mdx.
 */
export const OrderFieldset = {
  TICKETS: 'TICKETS',
  DETAILS: 'DETAILS',
  FORM: 'FORM',
  INVOICE: 'INVOICE',
} as const;
export type OrderFieldset = (typeof OrderFieldset)[keyof typeof OrderFieldset];

/** How a tax is applied to the price of a ticket. See docs/reference/orders.mdx. */
export const TaxType = {
  INCLUDED: 'INCLUDED',
  ADDED: 'ADDED',
  ADDED_AT_CHECKOUT: 'ADDED_AT_CHECKOUT',
} as const;
export type TaxType = (typeof TaxType)[keyof typeof TaxType];

/**
 * Name of a fee. The value carries the provider's brand prefix on the wire, which is removed if the
 * client's provider settings contain it. See docs/reference/orders.mdx.
 */
export const FeeName = {
  FEE: 'FEE',
} as const;
export type FeeName = (typeof FeeName)[keyof typeof FeeName];

/** How the platform's fee is applied to the price of a ticket. See docs/reference/orders.mdx. */
export const FeeType = {
  FEE_ADDED: 'FEE_ADDED',
  /** The seller bears it. */
  FEE_INCLUDED: 'FEE_INCLUDED',
  FEE_ADDED_AT_CHECKOUT: 'FEE_ADDED_AT_CHECKOUT',
} as const;
export type FeeType = (typeof FeeType)[keyof typeof FeeType];
