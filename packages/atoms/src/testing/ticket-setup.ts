import { type CallName, createMockPlatform, getTicketId } from '@vitrine/mocks';
import { ticketDefinitionsAtom } from '../tickets/queries.ts';
import { createReservationAtom } from '../tickets/reservation/mutations.ts';
import { createTestStorefront } from './storefronts.ts';

export const CONCERT = 'resonance-for-nine-strings';
export const SEAT = 'Seat in the hall';
export const ASTRID = { firstName: 'Astrid', lastName: 'Winther', email: 'astrid@example.com' };

/** A visitor at the box office of a concert, on a platform whose clock may be ahead. */
export async function createTicketStorefront({ ahead = 0 } = {}) {
  const platform = createMockPlatform();
  platform.clock.advance(ahead);
  const storefront = createTestStorefront(platform);
  const { store } = storefront;
  const ticketDefinitionId = getTicketId(CONCERT, SEAT);
  const stockAtom = ticketDefinitionsAtom({
    filter: { _id: ticketDefinitionId },
    fieldset: ['DASHBOARD'],
  });
  await store.set(stockAtom);
  const eventId = store.get(stockAtom).items[0]?.eventId ?? '';
  const request = (quantity: number) => ({
    eventId,
    ticketQuantities: [{ ticketDefinitionId, quantity }],
  });
  return {
    platform,
    storefront,
    store,
    eventId,
    /** A request of seats. */
    request,
    /** Reserves seats. */
    reserve: (quantity: number) => store.set(createReservationAtom, request(quantity)),
    /** Returns the number of reserved seats on the platform, across all sessions. */
    async reserved() {
      await store.set(stockAtom);
      return store.get(stockAtom).items[0]?.dashboard?.ticketsReserved ?? 0;
    },
    /** Returns how often a request has arrived. */
    timesCalled: (name: CallName) => platform.calls.filter((call) => call.name === name).length,
  };
}
