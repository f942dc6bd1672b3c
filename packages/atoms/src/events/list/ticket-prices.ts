import type { EventMoney, EventV3 } from '@vitrine/client/events';

/** What the tickets of an event cost, as far as the platform tells. */
export interface TicketPrices {
  lowest?: EventMoney;
  /** Where it is another one than the lowest. */
  highest?: EventMoney;
  /** All of them cost nothing. */
  isFree: boolean;
}

const isNothing = ({ value }: EventMoney) => value !== undefined && Number(value) === 0;

/** What the tickets of an event cost. Its field set REGISTRATION tells. See docs/reference/events.md. */
export function ticketPrices({ registration }: Pick<EventV3, 'registration'>): TicketPrices {
  const { lowestPrice: lowest, highestPrice: highest = lowest } = registration?.tickets ?? {};
  const isRange = highest && highest.value !== lowest?.value;
  return {
    isFree: !!highest && isNothing(highest),
    ...(lowest && { lowest }),
    ...(isRange && { highest }),
  };
}

/** How many dates of a recurring event are still to come; of one that is over, how many it had. */
export function datesAhead(
  { dateAndTimeSettings }: Pick<EventV3, 'dateAndTimeSettings'>,
  now: number,
): number {
  const dates = dateAndTimeSettings.recurringEvents?.individualEventDates ?? [];
  const ahead = dates.filter(({ startDate, endDate = startDate }) => Number(endDate) > now);
  return ahead.length || dates.length;
}
