import { atom } from 'jotai/vanilla';
import { logoutCountAtom } from '../../session/session-scope.ts';
import { sessionScopedFamily } from '../../session/session-scoped-family.ts';
import { weakFamily } from '../../utils/weak-family.ts';
import type { TicketSelection } from './selection.ts';
import { ticketSelectionAtom } from './ticket-selection.ts';

/** Typed prices of the donations, by the ticket's id. */
export type TypedPrices = Readonly<Record<string, string>>;

const typedAtom = sessionScopedFamily<TypedPrices>({}, logoutCountAtom);

/** Returns the selection with another custom price for a ticket; null removes the price. */
export const withNamedPrice = (
  selection: TicketSelection,
  ticketDefinitionId: string,
  price: string | null,
): TicketSelection =>
  selection.map((line) => {
    if (line.ticketDefinitionId !== ticketDefinitionId) return line;
    const { priceOverride: _former, ...rest } = line;
    return price === null ? rest : { ...rest, priceOverride: price };
  });

/** A price being typed. */
export interface TypedPrice {
  /** `_id` of the ticket. */
  ticketDefinitionId: string;
  /** Text of the field. */
  text: string;
  /** Result of `readDonation`; null if it is not a price yet. */
  price: string | null;
}

/**
 * The buyer's typed prices for an event's donations, including incomplete ones, so that no input is
 * lost. Writing stores the text, and sets the price in the selection.
 */
export const typedPricesAtom = weakFamily(
  (eventId: string) =>
    atom(
      (get): TypedPrices => get(typedAtom(eventId)),
      (get, set, { ticketDefinitionId, text, price }: TypedPrice) => {
        set(typedAtom(eventId), (typed) => ({ ...typed, [ticketDefinitionId]: text }));
        const selectionAtom = ticketSelectionAtom(eventId);
        set(selectionAtom, withNamedPrice(get(selectionAtom), ticketDefinitionId, price));
      },
    ),
  (eventId) => eventId,
);
