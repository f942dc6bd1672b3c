/** Purpose of a callback URL. See docs/reference/redirects.mdx. */
export const CallbackType = {
  LOGOUT: 'LOGOUT',
  CHECKOUT: 'CHECKOUT',
  AUTHORIZE: 'AUTHORIZE',
} as const;
export type CallbackType = (typeof CallbackType)[keyof typeof CallbackType];

/** The hosted login's prompt. See docs/reference/redirects.mdx. */
export const Prompt = {
  login: 'login',
  none: 'none',
  consent: 'consent',
  select_account: 'select_account',
} as const;
export type Prompt = (typeof Prompt)[keyof typeof Prompt];

/** Sections of the hosted account page. See docs/reference/redirects.mdx. */
export const MembersAccountSection = {
  ACCOUNT_INFO: 'ACCOUNT_INFO',
  BOOKINGS: 'BOOKINGS',
  ORDERS: 'ORDERS',
  SUBSCRIPTIONS: 'SUBSCRIPTIONS',
  EVENTS: 'EVENTS',
} as const;
export type MembersAccountSection =
  (typeof MembersAccountSection)[keyof typeof MembersAccountSection];

/** Location type of a booking. See docs/reference/redirects.mdx. */
export const BookingLocationType = {
  OWNER_BUSINESS: 'OWNER_BUSINESS',
  OWNER_CUSTOM: 'OWNER_CUSTOM',
  CUSTOM: 'CUSTOM',
} as const;
export type BookingLocationType = (typeof BookingLocationType)[keyof typeof BookingLocationType];

/** Status of a session's creation. See docs/reference/redirects.mdx. */
export const SessionStatus = {
  UNKNOWN: 'UNKNOWN',
  SUCCESS: 'SUCCESS',
  ERROR: 'ERROR',
} as const;
export type SessionStatus = (typeof SessionStatus)[keyof typeof SessionStatus];

/** Status of attaching the hosted pages. See docs/reference/redirects.mdx. */
export const AttachPagesStatus = {
  SUCCESS: 'SUCCESS',
  NO_ACTION: 'NO_ACTION',
  ERROR: 'ERROR',
} as const;
export type AttachPagesStatus = (typeof AttachPagesStatus)[keyof typeof AttachPagesStatus];
