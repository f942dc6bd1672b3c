/** Status of an event. See docs/reference/events.mdx and docs/reference/states.mdx. */
export const EventStatus = {
  UPCOMING: 'UPCOMING',
  STARTED: 'STARTED',
  ENDED: 'ENDED',
  CANCELED: 'CANCELED',
  DRAFT: 'DRAFT',
} as const;
export type EventStatus = (typeof EventStatus)[keyof typeof EventStatus];

/** Kind of an event's location. See docs/reference/events.mdx. */
export const LocationType = {
  VENUE: 'VENUE',
  ONLINE: 'ONLINE',
} as const;
export type LocationType = (typeof LocationType)[keyof typeof LocationType];

/** An event's relation to its recurrences. See docs/reference/events.mdx. */
export const RecurrenceStatus = {
  ONE_TIME: 'ONE_TIME',
  RECURRING: 'RECURRING',
  RECURRING_UPCOMING: 'RECURRING_UPCOMING',
  RECURRING_RECENTLY_ENDED: 'RECURRING_RECENTLY_ENDED',
  RECURRING_RECENTLY_CANCELED: 'RECURRING_RECENTLY_CANCELED',
} as const;
export type RecurrenceStatus = (typeof RecurrenceStatus)[keyof typeof RecurrenceStatus];

/**
 * Guests' access to an online event: they join a meeting, or watch a webinar. See
 * docs/reference/events.mdx.
 */
export const ConferencingType = {
  MEETING: 'MEETING',
  WEBINAR: 'WEBINAR',
} as const;
export type ConferencingType = (typeof ConferencingType)[keyof typeof ConferencingType];

/** Whether a category was created manually, or for the dates of a recurring event. */
export const CategoryType = {
  MANUAL: 'MANUAL',
  RECURRING_EVENT: 'RECURRING_EVENT',
} as const;
export type CategoryType = (typeof CategoryType)[keyof typeof CategoryType];

/** Field sets of an event that are returned only on request. See docs/reference/events.mdx. */
export const RequestedFields = {
  /** `shortDescription`, `mainImage` and `calendarUrls`. */
  DETAILS: 'DETAILS',
  /** `description`. */
  TEXTS: 'TEXTS',
  /** `registration`. */
  REGISTRATION: 'REGISTRATION',
  /** `eventPageUrl`. */
  URLS: 'URLS',
  /** `form`. */
  FORM: 'FORM',
  /** `summaries`. */
  DASHBOARD: 'DASHBOARD',
  /** `feed`. */
  FEED: 'FEED',
  /** `onlineConferencing.session`. */
  ONLINE_CONFERENCING_SESSION: 'ONLINE_CONFERENCING_SESSION',
  /** `seoSettings`. */
  SEO_SETTINGS: 'SEO_SETTINGS',
  /** `agendaSettings`. */
  AGENDA: 'AGENDA',
  /** `categories`. */
  CATEGORIES: 'CATEGORIES',
  /** Event data about customizable tickets. */
  CUSTOMIZABLE_TICKETS: 'CUSTOMIZABLE_TICKETS',
} as const;
export type RequestedFields = (typeof RequestedFields)[keyof typeof RequestedFields];

/** Display type of a registration form control. See docs/reference/events.mdx. */
export const InputControlType = {
  INPUT: 'INPUT',
  TEXTAREA: 'TEXTAREA',
  DROPDOWN: 'DROPDOWN',
  RADIO: 'RADIO',
  CHECKBOX: 'CHECKBOX',
  NAME: 'NAME',
  GUEST_CONTROL: 'GUEST_CONTROL',
  ADDRESS_SHORT: 'ADDRESS_SHORT',
  ADDRESS_FULL: 'ADDRESS_FULL',
  DATE: 'DATE',
} as const;
export type InputControlType = (typeof InputControlType)[keyof typeof InputControlType];

/** Value type of an input. See docs/reference/events.mdx. */
export const ValueType = {
  TEXT: 'TEXT',
  NUMBER: 'NUMBER',
  TEXT_ARRAY: 'TEXT_ARRAY',
  DATE_TIME: 'DATE_TIME',
  ADDRESS: 'ADDRESS',
} as const;
export type ValueType = (typeof ValueType)[keyof typeof ValueType];

/** How guests register for an event. See docs/reference/events.mdx. */
export const RegistrationType = {
  RSVP: 'RSVP',
  TICKETING: 'TICKETING',
  EXTERNAL: 'EXTERNAL',
  NONE: 'NONE',
} as const;
export type RegistrationType = (typeof RegistrationType)[keyof typeof RegistrationType];

/** Whether guests can register for an event. See docs/reference/events.mdx. */
export const RegistrationStatus = {
  /** All spots are taken, or the registration period is over. */
  CLOSED_AUTOMATICALLY: 'CLOSED_AUTOMATICALLY',
  CLOSED_MANUALLY: 'CLOSED_MANUALLY',
  OPEN_RSVP: 'OPEN_RSVP',
  OPEN_RSVP_WAITLIST_ONLY: 'OPEN_RSVP_WAITLIST_ONLY',
  OPEN_TICKETS: 'OPEN_TICKETS',
  OPEN_EXTERNAL: 'OPEN_EXTERNAL',
  SCHEDULED_RSVP: 'SCHEDULED_RSVP',
} as const;
export type RegistrationStatus = (typeof RegistrationStatus)[keyof typeof RegistrationStatus];

/** Answers that an RSVP form accepts. See docs/reference/events.mdx. */
export const RsvpResponseType = {
  YES_ONLY: 'YES_ONLY',
  YES_AND_NO: 'YES_AND_NO',
} as const;
export type RsvpResponseType = (typeof RsvpResponseType)[keyof typeof RsvpResponseType];

/** Who may register. See docs/reference/events.mdx. */
export const GuestType = {
  VISITOR_OR_MEMBER: 'VISITOR_OR_MEMBER',
  MEMBER: 'MEMBER',
} as const;
export type GuestType = (typeof GuestType)[keyof typeof GuestType];

/** How the tax of an event's tickets is applied. */
export const TicketTaxType = {
  INCLUDED_IN_PRICE: 'INCLUDED_IN_PRICE',
  ADDED_AT_CHECKOUT: 'ADDED_AT_CHECKOUT',
} as const;
export type TicketTaxType = (typeof TicketTaxType)[keyof typeof TicketTaxType];
