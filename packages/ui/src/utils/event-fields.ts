import { RequestedFields } from '@vitrine/client/events';

/** The event fields shown by tickets, checkout and order page, so that one request serves all. */
export const EVENT_FIELDS = [
  RequestedFields.DETAILS,
  RequestedFields.REGISTRATION,
  RequestedFields.FORM,
] as const;
