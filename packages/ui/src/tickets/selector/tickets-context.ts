import type { RejectedRequest, SelectionLimits, TicketLine } from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import type { TicketDefinition } from '@vitrine/client/tickets';
import { createContext, type ReactNode, useContext } from 'react';

/** What the parts of one selector share. */
export interface TicketsContextValue {
  eventId: string;
  event: EventV3 | null;
  /** In which zone sales begin and end. */
  timeZone: string | undefined;
  /** Those that are not hidden, in the organizer's order. */
  definitions: readonly TicketDefinition[];
  limits: SelectionLimits;
  /** The platform's time, as far as sales need it. */
  now: number;
  /** What the platform rejected last, as long as it was not asked again. */
  rejected: RejectedRequest | null;
  /** Exactly what is chosen is held: there is nothing to mend. */
  isReserved: boolean;
  /** Donations whose price is held to be typed, so that an error is shown. */
  checked: ReadonlySet<string>;
  check: (ticketDefinitionId: string) => void;
  /** Holds what is chosen; where that can't be, leads to the first thing to mend. */
  reserve: (releaseFirst?: boolean) => Promise<void>;
  /** Nothing was chosen as it was pressed. */
  isEmpty: boolean;
  onRestored: () => void;
  /** What else can be done about a ticket that is sold out, such as a waiting list. */
  soldOutAction: ((definition: TicketDefinition) => ReactNode) | undefined;
}

export const TicketsContext = createContext<TicketsContextValue | null>(null);

/**
 * The selector around a part.
 *
 * @throws {Error} outside a `Tickets.Root`.
 */
export function useTicketsContext(): TicketsContextValue {
  const place = useContext(TicketsContext);
  if (!place) throw new Error('Parts of tickets need a <Tickets.Root> above them.');
  return place;
}

/** A line of the selector: a ticket, or one of its prices. */
export const toTicketLine = (
  definition: TicketDefinition,
  pricingOptionId?: string,
): TicketLine => ({
  ticketDefinitionId: definition._id,
  ...(pricingOptionId !== undefined && { pricingOptionId }),
});
