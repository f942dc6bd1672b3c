import type { RequestedFields } from '@vitrine/client/events';

/** What a card, a row and a calendar show of an event. */
export const LISTED_FIELDS: readonly RequestedFields[] = [
  'DETAILS',
  'REGISTRATION',
  'CATEGORIES',
  'URLS',
];

/** Where an event begins and ends, as filters and sorts name it. */
export const START = 'dateAndTimeSettings.startDate';
export const END = 'dateAndTimeSettings.endDate';

/** The ids of an event's categories: as filters name them, and as counts do. */
export const CATEGORY = 'categories.categories._id';
export const CATEGORY_FACET = 'categories.categories.id';
