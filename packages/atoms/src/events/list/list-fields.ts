import type { RequestedFields } from '@vitrine/client/events';

/** Field sets for a card, a row and a calendar entry of an event. */
export const LISTED_FIELDS: readonly RequestedFields[] = [
  'DETAILS',
  'REGISTRATION',
  'CATEGORIES',
  'URLS',
];

/** Start and end of an event, as named in filters and sorts. */
export const START = 'dateAndTimeSettings.startDate';
export const END = 'dateAndTimeSettings.endDate';

/** The ids of an event's categories: as filters name them, and as counts do. */
export const CATEGORY = 'categories.categories._id';
export const CATEGORY_FACET = 'categories.categories.id';
