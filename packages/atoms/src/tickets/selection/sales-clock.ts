import type { TicketDefinition } from '@vitrine/client/tickets';
import { boundaryClock, inTime } from '../../time/boundary-clock.ts';
import { refetchTickets } from '../reservation/active-reservation.ts';

/** All moments at which the sale of a ticket begins or ends, the earliest first. */
export const getSaleTransitions = (definitions: readonly TicketDefinition[]): number[] =>
  inTime(definitions.flatMap(({ salePeriod }) => [salePeriod?.startDate, salePeriod?.endDate]));

/**
 * The platform's time, in milliseconds, as far as sales need it: for its subscribers it moves at each
 * of the moments, and what is on sale is read again within three seconds. Whether tickets can be
 * chosen then is the platform's word; `getTicketAvailability` takes this time as its `now`.
 */
export const salesClockAtom = boundaryClock(refetchTickets);
