import { RequestedFields } from '@vitrine/client/events';

/** Field sets of an event that `EventDetail` shows. */
export const EVENT_PAGE_FIELDS = [
  RequestedFields.DETAILS,
  RequestedFields.TEXTS,
  RequestedFields.REGISTRATION,
  RequestedFields.URLS,
  RequestedFields.FORM,
  RequestedFields.AGENDA,
  RequestedFields.CATEGORIES,
] as const;

/** Field sets of an event that tickets, checkout and order page show: one request serves all. */
export const TICKET_EVENT_FIELDS = [
  RequestedFields.DETAILS,
  RequestedFields.REGISTRATION,
  RequestedFields.FORM,
] as const;
