import { RequestedFields } from '@vitrine/client/events';

/** What of an event its tickets, the way to an order and the page of an order show: one read for all. */
export const EVENT_FIELDS = [
  RequestedFields.DETAILS,
  RequestedFields.REGISTRATION,
  RequestedFields.FORM,
] as const;
