import { atom } from 'jotai/vanilla';
import { logoutCountAtom } from '../../session/session-scope.ts';
import { sessionScopedFamily } from '../../session/session-scoped-family.ts';
import {
  chooseTickets,
  isSameLine,
  type LimitMet,
  type SelectionLimits,
  type TicketLine,
  type TicketSelection,
} from './selection.ts';

/**
 * A buyer's selection of an event's tickets. It outlives a reservation, so that it can be requested
 * again.
 */
export const ticketSelectionAtom = sessionScopedFamily<TicketSelection>([], logoutCountAtom);

/** The desired quantity of a line. */
export interface TicketChoice {
  /** ID of the event. */
  eventId: string;
  /** The ticket and its price. */
  line: TicketLine;
  /** The desired number of tickets; the limits may allow fewer. */
  quantity: number;
  /** Limits of the ticket and of the order. */
  limits: SelectionLimits;
  /** For donations: what `readDonation` made of the typed price, for each ticket of the line. */
  priceOverride?: string;
}

/** Chooses tickets within the limits. @returns the limit that the wish has met, or null. */
export const chooseTicketsAtom = atom(
  null,
  (get, set, { eventId, line, quantity, limits, priceOverride }: TicketChoice): LimitMet | null => {
    const selectionAtom = ticketSelectionAtom(eventId);
    const { selection, met } = chooseTickets(get(selectionAtom), line, quantity, limits);
    const priced =
      priceOverride === undefined
        ? selection
        : selection.map((one) => (isSameLine(one, line) ? { ...one, priceOverride } : one));
    set(selectionAtom, priced);
    return met;
  },
);
