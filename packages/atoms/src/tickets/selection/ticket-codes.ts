import {
  queryAvailableTickets,
  type TicketDefinition,
  TicketFieldset,
} from '@vitrine/client/tickets';
import { atom } from 'jotai/vanilla';
import { createSessionCheck, logoutCountAtom } from '../../session/session-scope.ts';
import { sessionScopedFamily } from '../../session/session-scoped-family.ts';
import { clientAtom, ticketCodePortAtom } from '../../storefront.ts';
import { weakFamily } from '../../utils/weak-family.ts';
import type { TicketDefinitionsQuery } from '../keys.ts';
import { ticketDefinitionsAtom } from '../queries.ts';

/** Ids of the hidden tickets that the buyer's codes have revealed, by event. */
export const revealedTicketsAtom = sessionScopedFamily<readonly string[]>([], logoutCountAtom);

/** A filter that names `hidden` includes hidden tickets. */
const toQuery = (eventId: string, ids: readonly string[]): TicketDefinitionsQuery => ({
  filter: { eventId, _id: { $in: ids }, 'dashboard.hidden': true },
  fieldset: [TicketFieldset.POLICY, TicketFieldset.DASHBOARD],
});

/** The revealed tickets of an event, as any other ticket. */
export const revealedDefinitionsAtom = weakFamily(
  (eventId: string) =>
    atom((get): readonly TicketDefinition[] => {
      const ids = get(revealedTicketsAtom(eventId));
      if (ids.length === 0) return [];
      return get(ticketDefinitionsAtom(toQuery(eventId, ids))).items.map((definition) => ({
        ...definition,
        ...(definition.dashboard && { dashboard: { ...definition.dashboard, hidden: false } }),
      }));
    }),
  (eventId) => eventId,
);

/** A code for hidden tickets of an event. */
export interface TicketCode {
  /** ID of the event. */
  eventId: string;
  /** The code as the buyer has entered it. */
  code: string;
}

/**
 * Reveals the hidden tickets of a code, until the logout. Returns the number of tickets that appear;
 * 0 for an unknown code, or after a logout meanwhile. Rejects if the code or the tickets could not be
 * read.
 */
export const revealTicketsAtom = atom(
  null,
  async (get, set, { eventId, code }: TicketCode): Promise<number> => {
    const isSamePerson = createSessionCheck(get, logoutCountAtom);
    const found = await get(ticketCodePortAtom)?.resolve(code.trim(), { eventId });
    const known = get(revealedTicketsAtom(eventId));
    const added = found?.filter((id) => !known.includes(id)) ?? [];
    if (added.length === 0) return found?.length ?? 0;
    const { definitions } = await queryAvailableTickets(get(clientAtom), toQuery(eventId, added));
    if (!isSamePerson()) return 0;
    const ids = definitions.map(({ _id }) => _id);
    // Another code may have revealed tickets meanwhile.
    if (ids.length > 0) {
      set(revealedTicketsAtom(eventId), (now) => [...new Set([...now, ...ids])]);
    }
    return ids.length;
  },
);
