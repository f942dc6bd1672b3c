import { type TicketDefinition, TicketFieldset } from '@vitrine/client/tickets';
import { atom } from 'jotai/vanilla';
import { storefrontAtom } from '../../storefront.ts';
import { weakFamily } from '../../utils/weak-family.ts';
import { ticketKeys } from '../keys.ts';
import { ticketDefinitionsAtom } from '../queries.ts';
import type { ReservationState } from '../reservation/reservation.ts';
import { reservationAtom } from '../reservation/reservation.ts';

/** The most kinds of tickets that one page of the list has; an event with more shows these. */
const MAX_KINDS = 100;

/**
 * The tickets as their buyer may choose them: what the buyer holds can be kept or changed, so where
 * the stock is what limits a ticket it counts as there. A ticket's own limit holds all the same.
 */
export function withOwnReservation(
  definitions: readonly TicketDefinition[],
  { status, reservation }: ReservationState,
): readonly TicketDefinition[] {
  if (status !== 'reserved' && status !== 'ordering') return definitions;
  const held = (id: string) =>
    reservation.reservations.reduce(
      (all, { ticket, quantity }) => (ticket?._id === id ? all + quantity : all),
      0,
    );
  return definitions.map((definition) => {
    const { limitPerCheckout, dashboard } = definition;
    const own = held(definition._id);
    const isStock = typeof dashboard?.unsold === 'number' && limitPerCheckout === dashboard.unsold;
    if (own === 0 || limitPerCheckout === undefined || !isStock) return definition;
    return { ...definition, limitPerCheckout: limitPerCheckout + own };
  });
}

const listOf = (eventId: string) =>
  ticketDefinitionsAtom({
    filter: { eventId },
    fieldset: [TicketFieldset.POLICY, TicketFieldset.DASHBOARD],
    limit: MAX_KINDS,
  });

/** What an event sells, for anyone who chooses among it. */
export interface TicketOffer {
  status: 'pending' | 'error' | 'success';
  isFetching: boolean;
  /** Of the newest read; what was read before stays. */
  error: Error | null;
  /** In the order that the organizer gave them. */
  definitions: readonly TicketDefinition[];
}

/** The tickets of an event with what is sold and left, the buyer's own hold counted in. See docs/reference/tickets.md. */
export const ticketOfferAtom = weakFamily(
  (eventId: string) =>
    atom((get): TicketOffer => {
      const { status, isFetching, error, items } = get(listOf(eventId));
      const sorted = [...items].sort(
        (one, other) => (one.orderIndex ?? 0) - (other.orderIndex ?? 0),
      );
      return {
        status: items.length > 0 ? 'success' : status,
        isFetching,
        error,
        definitions: withOwnReservation(sorted, get(reservationAtom(eventId))),
      };
    }),
  (eventId) => eventId,
);

/** Reads again what is left of all tickets. Never rejects: what went wrong is in the lists. */
export const refreshTicketsAtom = atom(null, async (get): Promise<void> => {
  const { queryClient } = get(storefrontAtom);
  await queryClient.invalidateQueries({ queryKey: ticketKeys.lists }).catch(() => {});
});
