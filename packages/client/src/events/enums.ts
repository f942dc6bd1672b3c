/** Where an event stands in its life. Specification 3.6 and 4. */
export const EventStatus = {
  UPCOMING: 'UPCOMING',
  STARTED: 'STARTED',
  ENDED: 'ENDED',
  CANCELED: 'CANCELED',
  DRAFT: 'DRAFT',
} as const;
export type EventStatus = (typeof EventStatus)[keyof typeof EventStatus];

/** What kind of place an event has. Specification 3.6. */
export const LocationType = {
  VENUE: 'VENUE',
  ONLINE: 'ONLINE',
} as const;
export type LocationType = (typeof LocationType)[keyof typeof LocationType];

/** Where an event stands among its repetitions. Specification 3.6. */
export const RecurrenceStatus = {
  ONE_TIME: 'ONE_TIME',
  RECURRING: 'RECURRING',
  RECURRING_UPCOMING: 'RECURRING_UPCOMING',
  RECURRING_RECENTLY_ENDED: 'RECURRING_RECENTLY_ENDED',
  RECURRING_RECENTLY_CANCELED: 'RECURRING_RECENTLY_CANCELED',
} as const;
export type RecurrenceStatus = (typeof RecurrenceStatus)[keyof typeof RecurrenceStatus];

/** What guests may do in an online event: take part, or watch. Specification 3.6. */
export const ConferencingType = {
  MEETING: 'MEETING',
  WEBINAR: 'WEBINAR',
} as const;
export type ConferencingType = (typeof ConferencingType)[keyof typeof ConferencingType];

/** Whether a category was made by a person, or for the dates of a recurring event. */
export const CategoryType = {
  MANUAL: 'MANUAL',
  RECURRING_EVENT: 'RECURRING_EVENT',
} as const;
export type CategoryType = (typeof CategoryType)[keyof typeof CategoryType];

/** Parts of an event that travel only when they are asked for. Specification 3.6. */
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
  /** What an event has to say of customizable tickets. */
  CUSTOMIZABLE_TICKETS: 'CUSTOMIZABLE_TICKETS',
} as const;
export type RequestedFields = (typeof RequestedFields)[keyof typeof RequestedFields];
