import type { TicketDefinition } from '@vitrine/client/tickets';
import { boundaryClock, inTime } from '../../time/boundary-clock.ts';
import { refetchTickets } from '../reservation/active-reservation.ts';

/** All moments at which the sale of a ticket begins or ends, the earliest first. */
export const getSaleTransitions = (definitions: readonly TicketDefinition[]): number[] =>
  inTime(definitions.flatMap(({ salePeriod }) => [salePeriod?.startDate, salePeriod?.endDate]));

/**
 * The platform's time in milliseconds, for sales: for its subscribers it advances at each of the
 * moments, and tickets on sale are refetched within three seconds. The platform decides whether
 * tickets are then available; `getTicketAvailability` takes this time as its `now`.
 */
export const salesClockAtom = boundaryClock(refetchTickets);
