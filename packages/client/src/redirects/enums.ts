/** What a callback URL is for. See docs/reference/redirects.md. */
export const CallbackType = {
  LOGOUT: 'LOGOUT',
  CHECKOUT: 'CHECKOUT',
  AUTHORIZE: 'AUTHORIZE',
} as const;
export type CallbackType = (typeof CallbackType)[keyof typeof CallbackType];

/** What the hosted login asks of the person. See docs/reference/redirects.md. */
export const Prompt = {
  login: 'login',
  none: 'none',
  consent: 'consent',
  select_account: 'select_account',
} as const;
export type Prompt = (typeof Prompt)[keyof typeof Prompt];

/** Parts of the hosted account page. See docs/reference/redirects.md. */
export const MembersAccountSection = {
  ACCOUNT_INFO: 'ACCOUNT_INFO',
  BOOKINGS: 'BOOKINGS',
  ORDERS: 'ORDERS',
  SUBSCRIPTIONS: 'SUBSCRIPTIONS',
  EVENTS: 'EVENTS',
} as const;
export type MembersAccountSection =
  (typeof MembersAccountSection)[keyof typeof MembersAccountSection];

/** Where a booking takes place. See docs/reference/redirects.md. */
export const BookingLocationType = {
  OWNER_BUSINESS: 'OWNER_BUSINESS',
  OWNER_CUSTOM: 'OWNER_CUSTOM',
  CUSTOM: 'CUSTOM',
} as const;
export type BookingLocationType = (typeof BookingLocationType)[keyof typeof BookingLocationType];

/** How making a session went. See docs/reference/redirects.md. */
export const SessionStatus = {
  UNKNOWN: 'UNKNOWN',
  SUCCESS: 'SUCCESS',
  ERROR: 'ERROR',
} as const;
export type SessionStatus = (typeof SessionStatus)[keyof typeof SessionStatus];

/** How attaching the hosted pages went. See docs/reference/redirects.md. */
export const AttachPagesStatus = {
  SUCCESS: 'SUCCESS',
  NO_ACTION: 'NO_ACTION',
  ERROR: 'ERROR',
} as const;
export type AttachPagesStatus = (typeof AttachPagesStatus)[keyof typeof AttachPagesStatus];
