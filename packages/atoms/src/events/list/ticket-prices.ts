import type { EventMoney, EventV3 } from '@vitrine/client/events';

/** Ticket prices of an event, as far as the platform returns them. */
export interface TicketPrices {
  /** The least price of a ticket; missing if the platform has returned none. */
  lowest?: EventMoney;
  /** If it differs from the lowest. */
  highest?: EventMoney;
  /** All of them cost nothing. */
  isFree: boolean;
}

const isNothing = ({ value }: EventMoney) => value !== undefined && Number(value) === 0;

/**
 * Returns the ticket prices of an event, from its field set REGISTRATION. See
 * docs/reference/events.mdx.
 */
export function ticketPrices({ registration }: Pick<EventV3, 'registration'>): TicketPrices {
  const { lowestPrice: lowest, highestPrice: highest = lowest } = registration?.tickets ?? {};
  const isRange = highest && highest.value !== lowest?.value;
  return {
    isFree: !!highest && isNothing(highest),
    ...(lowest && { lowest }),
    ...(isRange && { highest }),
  };
}

/**
 * Returns the number of upcoming dates of a recurring event; for a finished one, the number of all
 * its dates.
 */
export function datesAhead(
  { dateAndTimeSettings }: Pick<EventV3, 'dateAndTimeSettings'>,
  now: number,
): number {
  const dates = dateAndTimeSettings.recurringEvents?.individualEventDates ?? [];
  const ahead = dates.filter(({ startDate, endDate = startDate }) => Number(endDate) > now);
  return ahead.length || dates.length;
}
