/** What a callback URL is for. Specification 3.7. */
export const CallbackType = {
  LOGOUT: 'LOGOUT',
  CHECKOUT: 'CHECKOUT',
  AUTHORIZE: 'AUTHORIZE',
} as const;
export type CallbackType = (typeof CallbackType)[keyof typeof CallbackType];

/** What the hosted login asks of the person. Specification 3.7. */
export const Prompt = {
  login: 'login',
  none: 'none',
  consent: 'consent',
  select_account: 'select_account',
} as const;
export type Prompt = (typeof Prompt)[keyof typeof Prompt];

/** Parts of the hosted account page. Specification 3.7. */
export const MembersAccountSection = {
  ACCOUNT_INFO: 'ACCOUNT_INFO',
  BOOKINGS: 'BOOKINGS',
  ORDERS: 'ORDERS',
  SUBSCRIPTIONS: 'SUBSCRIPTIONS',
  EVENTS: 'EVENTS',
} as const;
export type MembersAccountSection =
  (typeof MembersAccountSection)[keyof typeof MembersAccountSection];

/** Where a booking takes place. Specification 3.7. */
export const LocationType = {
  OWNER_BUSINESS: 'OWNER_BUSINESS',
  OWNER_CUSTOM: 'OWNER_CUSTOM',
  CUSTOM: 'CUSTOM',
} as const;
export type LocationType = (typeof LocationType)[keyof typeof LocationType];

/** How making a session went. Specification 3.7. */
export const SessionStatus = {
  UNKNOWN: 'UNKNOWN',
  SUCCESS: 'SUCCESS',
  ERROR: 'ERROR',
} as const;
export type SessionStatus = (typeof SessionStatus)[keyof typeof SessionStatus];

/** How attaching the hosted pages went. Specification 3.7. */
export const AttachPagesStatus = {
  SUCCESS: 'SUCCESS',
  NO_ACTION: 'NO_ACTION',
  ERROR: 'ERROR',
} as const;
export type AttachPagesStatus = (typeof AttachPagesStatus)[keyof typeof AttachPagesStatus];
