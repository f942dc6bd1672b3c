import { atom } from 'jotai/vanilla';
import { logoutCountAtom } from '../../session/session-scope.ts';
import { sessionScopedFamily } from '../../session/session-scoped-family.ts';
import { weakFamily } from '../../utils/weak-family.ts';
import type { TicketSelection } from './selection.ts';
import { ticketSelectionAtom } from './ticket-selection.ts';

/** What was typed as the price of each donation, by the ticket's id. */
export type TypedPrices = Readonly<Record<string, string>>;

const typedAtom = sessionScopedFamily<TypedPrices>({}, logoutCountAtom);

/** The selection with another named price for a ticket; null takes the price away. */
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

/** A price that someone types. */
export interface TypedPrice {
  ticketDefinitionId: string;
  /** As it is in the field. */
  text: string;
  /** What `readDonation` made of it; null where it is no price yet. */
  price: string | null;
}

/**
 * What a buyer has typed as prices of an event's donations, also where it makes no price yet, so
 * that nothing is lost. Writing keeps the text, and the price in the selection.
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
