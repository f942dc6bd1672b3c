import { expect, it, vi } from 'vitest';
import { CONCERT, createTicketStorefront, SEAT } from '../../testing/ticket-setup.ts';
import { ticketOfferAtom } from '../selection/ticket-offer.ts';
import { ticketSelectionAtom } from '../selection/ticket-selection.ts';
import { renewReservationAtom } from './reservation-steps.ts';
import { reserveSelectionAtom } from './reserve-selection.ts';

const CREATE = 'tickets.createReservation';

it('R6 R11 reserves the new selection made during a renewal', async () => {
  const { platform, store, eventId, timesCalled, reserved } = await createTicketStorefront();
  const before = await reserved();
  const ticketDefinitionId = platform.tickets.id(CONCERT, SEAT);
  const choose = (quantity: number) =>
    store.set(ticketSelectionAtom(eventId), [{ ticketDefinitionId, quantity }]);
  choose(2);
  expect(await store.set(reserveSelectionAtom, { eventId })).toMatchObject({ status: 'reserved' });
  const release = platform.hold(CREATE);
  const renewed = store.set(renewReservationAtom, { eventId });
  choose(3);
  const sought = store.set(reserveSelectionAtom, { eventId });
  release();
  await renewed;
  expect(await sought).toMatchObject({
    status: 'reserved',
    problem: null,
    requestedTickets: { ticketQuantities: [{ ticketDefinitionId, quantity: 3 }] },
  });
  expect(timesCalled(CREATE)).toBe(3);
  await vi.waitFor(async () => expect(await reserved()).toBe(before + 3));
});

it('R5 sends one request for a double click', async () => {
  const { platform, store, eventId, timesCalled } = await createTicketStorefront();
  const ticketDefinitionId = platform.tickets.id(CONCERT, SEAT);
  store.set(ticketSelectionAtom(eventId), [{ ticketDefinitionId, quantity: 2 }]);
  const both = await Promise.all([1, 2].map(() => store.set(reserveSelectionAtom, { eventId })));
  expect(both.map(({ status }) => status)).toEqual(['reserved', 'reserved']);
  expect(timesCalled(CREATE)).toBe(1);
});

it('R24 removes a ticket from the selection that the list has no longer, after a rejection', async () => {
  const { platform, store, eventId } = await createTicketStorefront();
  const offerAtom = ticketOfferAtom(eventId);
  store.sub(offerAtom, () => {});
  await vi.waitFor(() => expect(store.get(offerAtom).status).toBe('success'));
  const tickets = [SEAT, 'Under 26'].map((name) => ({
    ticketDefinitionId: platform.tickets.id(CONCERT, name),
    quantity: 1,
  }));
  store.set(ticketSelectionAtom(eventId), tickets);
  platform.tickets.hide(CONCERT, SEAT);
  const { problem } = (await store.set(reserveSelectionAtom, { eventId })) as { problem?: unknown };
  expect(problem).toBeTruthy();
  await vi.waitFor(() => expect(store.get(ticketSelectionAtom(eventId))).toEqual(tickets.slice(1)));
});
