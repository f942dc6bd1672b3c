'use client';

import {
  getTicketAvailability,
  type RejectedRequest,
  type SelectionLimits,
  type TicketLine,
} from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import type { TicketDefinition } from '@vitrine/client/tickets';
import { createContext, type ReactNode, useContext } from 'react';

/** State shared by the components of one selector. */
export interface TicketsContextValue {
  /** ID of the event. */
  eventId: string;
  /** Null until it is loaded. */
  event: EventV3 | null;
  /** Time zone in which the start and end of sales are shown. */
  timeZone: string | undefined;
  /** Those that are not hidden, in the organizer's order. */
  definitions: readonly TicketDefinition[];
  /** The tickets and the limit per order, which bound each quantity. */
  limits: SelectionLimits;
  /** The platform's time, updated as often as sales need it. */
  now: number;
  /** The platform's last rejection, until the next request. */
  rejected: RejectedRequest | null;
  /** Whether a ticket is on sale or selected; otherwise there is nothing to choose or to pay. */
  isOnSale: boolean;
  /** Whether exactly the current selection is reserved, without corrections needed. */
  isReserved: boolean;
  /** Donations whose price counts as fully typed, so that errors are shown. */
  checked: ReadonlySet<string>;
  /** Shows the error of a donation from now on. */
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

/** The kinds of availability in which a ticket can't be bought, and won't be soon. */
const notOnSale: ReadonlySet<string> = new Set(['sale-scheduled', 'sale-ended', 'sold-out']);

/** Whether a ticket can be bought, or may be soon: another buyer's reservation of it can end. */
export const isTicketOnSale = (definition: TicketDefinition, now: number): boolean =>
  !notOnSale.has(getTicketAvailability(definition, { now }).kind);

export const TicketsContext = createContext<TicketsContextValue | null>(null);

/**
 * Returns the surrounding ticket selector, for components of the host's own. The selection itself is in
 * `ticketSelectionAtom(eventId)`.
 *
 * @example
 * const { isReserved, reserve } = useTicketsContext();
 * return <button onClick={() => void reserve()}>{isReserved ? 'Continue' : 'Reserve'}</button>;
 * @throws {Error} outside a `Tickets.Root`.
 */
export function useTicketsContext(): TicketsContextValue {
  const context = useContext(TicketsContext);
  if (!context)
    throw new Error('Components of tickets need a <Tickets.Root> above them: wrap them in one.');
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
