import { RequestedFields } from '@vitrine/client/events';

/** What of an event the way to an order and the page of an order show. */
export const EVENT_FIELDS = [
  RequestedFields.DETAILS,
  RequestedFields.REGISTRATION,
  RequestedFields.FORM,
] as const;
