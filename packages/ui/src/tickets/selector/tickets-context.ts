'use client';

import type { RejectedRequest, SelectionLimits, TicketLine } from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import type { TicketDefinition } from '@vitrine/client/tickets';
import { createContext, type ReactNode, useContext } from 'react';

/** State shared by the components of one selector. */
export interface TicketsContextValue {
  eventId: string;
  event: EventV3 | null;
  /** Time zone in which the start and end of sales are shown. */
  timeZone: string | undefined;
  /** Those that are not hidden, in the organizer's order. */
  definitions: readonly TicketDefinition[];
  limits: SelectionLimits;
  /** The platform's time, updated as often as sales need it. */
  now: number;
  /** The platform's last rejection, until the next request. */
  rejected: RejectedRequest | null;
  /** Whether exactly the current selection is reserved, without corrections needed. */
  isReserved: boolean;
  /** Donations whose price counts as fully typed, so that errors are shown. */
  checked: ReadonlySet<string>;
  check: (ticketDefinitionId: string) => void;
  /** Reserves the selection; if that is not possible, moves the focus to the first problem. */
  reserve: (releaseFirst?: boolean) => Promise<void>;
  /** Repeats a request without a response. */
  retry: () => Promise<void>;
  /** Whether nothing was selected when the button was pressed. */
  isEmpty: boolean;
  /** Another action for a ticket that is sold out, such as a waiting list. */
  soldOutAction: ((definition: TicketDefinition) => ReactNode) | undefined;
}

export const TicketsContext = createContext<TicketsContextValue | null>(null);

/**
 * Returns the selector of the current component.
 *
 * @throws {Error} outside a `Tickets.Root`.
 */
export function useTicketsContext(): TicketsContextValue {
  const context = useContext(TicketsContext);
  if (!context) throw new Error('Parts of tickets need a <Tickets.Root> above them.');
  return context;
}

/** A line of the selector: a ticket, or one of its prices. */
export const toTicketLine = (
  definition: TicketDefinition,
  pricingOptionId?: string,
): TicketLine => ({
  ticketDefinitionId: definition._id,
  ...(pricingOptionId !== undefined && { pricingOptionId }),
});
