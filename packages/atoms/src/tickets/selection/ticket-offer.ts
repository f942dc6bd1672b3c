import { type TicketDefinition, TicketFieldset } from '@vitrine/client/tickets';
import { atom } from 'jotai/vanilla';
import { storefrontAtom } from '../../storefront.ts';
import { weakFamily } from '../../utils/weak-family.ts';
import { ticketKeys } from '../keys.ts';
import { ticketDefinitionsAtom } from '../queries.ts';
import type { ReservationState } from '../reservation/reservation.ts';
import { reservationAtom } from '../reservation/reservation.ts';
import { revealedDefinitionsAtom } from './ticket-codes.ts';

/** The most kinds of tickets that one page of the list has; an event with more shows these. */
const MAX_KINDS = 100;

/** Limits of tickets themselves, by `_id`, as the last list with enough stock had them. */
const ownLimitsAtom = atom((): Map<string, number> => new Map());

/** Whether the limit of a ticket is what is left of it, and not, or not only, the ticket's own. */
const isLimitedByStock = ({ limitPerCheckout, dashboard }: TicketDefinition): boolean =>
  typeof dashboard?.unsold === 'number' && limitPerCheckout === dashboard.unsold;

/**
 * Returns the tickets as available to their buyer: the buyer's reservation can be kept or changed,
 * so it counts as available if stock is the limit. A ticket's own limit still applies.
 *
 * @param ownLimits limits of tickets themselves, as far as they are known.
 */
export function withOwnReservation(
  definitions: readonly TicketDefinition[],
  { status, reservation }: ReservationState,
  ownLimits: ReadonlyMap<string, number> = new Map(),
): readonly TicketDefinition[] {
  if (status !== 'reserved' && status !== 'ordering') return definitions;
  const getReservedQuantity = (id: string) =>
    reservation.reservations.reduce(
      (all, { ticket, quantity }) => (ticket?._id === id ? all + quantity : all),
      0,
    );
  return definitions.map((definition) => {
    const { _id, limitPerCheckout } = definition;
    const own = getReservedQuantity(_id);
    if (own === 0 || limitPerCheckout === undefined || !isLimitedByStock(definition)) {
      return definition;
    }
    // A seller may have reserved more than the ticket's own limit.
    const ownLimit = Math.max(ownLimits.get(_id) ?? Number.POSITIVE_INFINITY, own);
    return { ...definition, limitPerCheckout: Math.min(limitPerCheckout + own, ownLimit) };
  });
}

const listOf = (eventId: string) =>
  ticketDefinitionsAtom({
    filter: { eventId },
    fieldset: [TicketFieldset.POLICY, TicketFieldset.DASHBOARD],
    limit: MAX_KINDS,
  });

/** The tickets on offer for an event. */
export interface TicketOffer {
  /** `success` as soon as the tickets are loaded. */
  status: 'pending' | 'error' | 'success';
  /** Whether the tickets are being loaded, also again. */
  isFetching: boolean;
  /** Error of the latest fetch; earlier data stays. */
  error: Error | null;
  /** In the organizer's order. */
  definitions: readonly TicketDefinition[];
}

/**
 * The tickets of an event, and those that a code has revealed, with their sold and remaining
 * numbers, including the buyer's own reservation. See docs/reference/tickets.mdx.
 */
export const ticketOfferAtom = weakFamily(
  (eventId: string) =>
    atom((get): TicketOffer => {
      const { status, isFetching, error, items } = get(listOf(eventId));
      const revealed = get(revealedDefinitionsAtom(eventId)).filter(
        ({ _id }) => !items.some((item) => item._id === _id),
      );
      const sorted = [...items, ...revealed].sort(
        (one, other) => (one.orderIndex ?? 0) - (other.orderIndex ?? 0),
      );
      // A list with less stock doesn't have a ticket's own limit, so an earlier one is remembered.
      const ownLimits = get(ownLimitsAtom);
      for (const definition of sorted) {
        const { _id, limitPerCheckout } = definition;
        // Without a sale there is no limit to read.
        if (!limitPerCheckout || isLimitedByStock(definition)) continue;
        ownLimits.set(_id, limitPerCheckout);
      }
      return {
        status: items.length > 0 ? 'success' : status,
        isFetching,
        error,
        definitions: withOwnReservation(sorted, get(reservationAtom(eventId)), ownLimits),
      };
    }),
  (eventId) => eventId,
);

/** Refetches the remaining number of all tickets. Never rejects: errors are in the lists. */
export const refreshTicketsAtom = atom(null, async (get): Promise<void> => {
  const { queryClient } = get(storefrontAtom);
  await queryClient.invalidateQueries({ queryKey: ticketKeys.lists }).catch(() => {});
});
