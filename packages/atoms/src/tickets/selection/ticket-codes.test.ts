import { expect, it, vi } from 'vitest';
import { logoutCountAtom } from '../../session/session-scope.ts';
import { setPorts } from '../../testing/storefronts.ts';
import { CONCERT, createTicketStorefront, SEAT } from '../../testing/ticket-setup.ts';
import {
  leaveTicketsAtom,
  renewReservationAtom,
  reserveTicketsAtom,
} from '../reservation/reservation-steps.ts';
import { revealedTicketsAtom, revealTicketsAtom } from './ticket-codes.ts';
import { ticketOfferAtom } from './ticket-offer.ts';

const HIDDEN = 'Guest of the players';

/** A visitor whose host knows one code. */
async function visit() {
  const office = await createTicketStorefront();
  const { platform, store, eventId } = office;
  const hidden = platform.tickets.id(CONCERT, HIDDEN);
  const resolve = vi.fn(async (code: string) => (code === 'STAGE' ? [hidden] : []));
  setPorts(store, { ticketCodes: { resolve } });
  store.sub(ticketOfferAtom(eventId), () => {});
  await vi.waitFor(() => expect(store.get(ticketOfferAtom(eventId)).status).toBe('success'));
  return {
    ...office,
    ...{ hidden, resolve },
    names: () => store.get(ticketOfferAtom(eventId)).definitions.map(({ name }) => name),
    reveal: (code: string) => store.set(revealTicketsAtom, { eventId, code }),
    request: { eventId, ticketQuantities: [{ ticketDefinitionId: hidden, quantity: 1 }] },
  };
}

it('R24 T13 reveals the tickets of a code, and only to be bought with it', async () => {
  const { platform, store, eventId, names, reveal, resolve, request } = await visit();
  expect(names()).not.toContain(HIDDEN);
  expect(await store.set(reserveTicketsAtom, request)).toMatchObject({
    problem: { kind: 'not-available' },
  });
  expect(await reveal(' STAGE ')).toBe(1);
  expect(resolve).toHaveBeenCalledWith('STAGE', { eventId });
  await vi.waitFor(() => expect(names()).toContain(HIDDEN));
  const revealed = store
    .get(ticketOfferAtom(eventId))
    .definitions.find(({ name }) => name === HIDDEN);
  expect(revealed?.dashboard?.hidden).toBe(false);
  expect((await store.set(reserveTicketsAtom, request)).status).toBe('reserved');
  expect(await store.set(renewReservationAtom, { eventId })).toMatchObject({
    status: 'reserved',
    problem: null,
    renewals: 1,
  });
  const sent = () =>
    platform.calls.findLast(({ name }) => name === 'tickets.createReservation')?.body;
  expect(sent()).toMatchObject({ allowHiddenTickets: true });
  await store.set(leaveTicketsAtom, { eventId });
  const ticketQuantities = [
    { ticketDefinitionId: platform.tickets.id(CONCERT, 'Seat in the hall'), quantity: 1 },
  ];
  await store.set(reserveTicketsAtom, { eventId, ticketQuantities });
  expect(sent()).not.toHaveProperty('allowHiddenTickets');
});

it('R24 reveals nothing for an unknown code, or for ids that the event does not have', async () => {
  const { names, reveal, resolve } = await visit();
  const before = names();
  expect(await reveal('BALCONY')).toBe(0);
  resolve.mockResolvedValueOnce(['5d3c0f52-0000-4000-8000-000000000000']);
  expect(await reveal('STAGE')).toBe(0);
  expect(names()).toEqual(before);
});

it('R24 reveals nothing to the next person', async () => {
  const { platform, store, eventId, reveal } = await visit();
  const release = platform.hold('tickets.queryAvailableTickets');
  const revealed = reveal('STAGE');
  await vi.waitFor(() => expect(platform.waiting).toBe(1));
  store.set(logoutCountAtom, (count) => count + 1);
  release();
  expect(await revealed).toBe(0);
  expect(store.get(revealedTicketsAtom(eventId))).toEqual([]);
});

it('R24 reveals the tickets of two codes that are entered at the same time', async () => {
  const { platform, store, eventId, hidden, reveal, resolve } = await visit();
  const seat = platform.tickets.id(CONCERT, SEAT);
  platform.tickets.hide(CONCERT, SEAT);
  resolve.mockImplementation(async (code) => [code === 'STAGE' ? hidden : seat]);
  expect(await Promise.all([reveal('STAGE'), reveal('HALL'), reveal('HALL')])).toEqual([1, 1, 1]);
  const ids = store.get(revealedTicketsAtom(eventId));
  expect([...ids].sort()).toEqual([hidden, seat].sort());
});

it('R24 rejects if the code or the tickets can’t be read, and works afterwards', async () => {
  const { platform, names, reveal, resolve } = await visit();
  resolve.mockRejectedValueOnce(new Error('The host is away.'));
  await expect(reveal('STAGE')).rejects.toThrow('The host is away.');
  platform.fail('tickets.queryAvailableTickets', 'unavailable', { times: 1 });
  await expect(reveal('STAGE')).rejects.toMatchObject({ status: 503 });
  expect(names()).not.toContain(HIDDEN);
  expect(await reveal('STAGE')).toBe(1);
  await vi.waitFor(() => expect(names()).toContain(HIDDEN));
});
