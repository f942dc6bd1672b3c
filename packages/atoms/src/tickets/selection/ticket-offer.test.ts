import type { TicketDefinition } from '@vitrine/client/tickets';
import { expect, it, vi } from 'vitest';
import { CONCERT, createTicketStorefront, SEAT } from '../../testing/ticket-setup.ts';
import { isAlreadyReserved, toSelection } from '../reservation/reserve-selection.ts';
import { withNamedPrice } from './named-prices.ts';
import { toTicketQuantities } from './selection.ts';
import { ticketOfferAtom, withOwnReservation } from './ticket-offer.ts';

const ticket = (limitPerCheckout: number, unsold: number | null): TicketDefinition => ({
  _id: 'seat',
  eventId: 'e1',
  name: 'Seat',
  limitPerCheckout,
  dashboard: { unsold },
});
const createReservedState = (quantity: number) => ({
  status: 'reserved' as const,
  reservation: { _id: 'r1', reservations: [{ quantity, ticket: ticket(0, 0) }] },
});
const getLimit = (definition: TicketDefinition, own: number) =>
  withOwnReservation([definition], createReservedState(own))[0]?.limitPerCheckout;

it('R6 lets the buyer keep or change the reservation, up to the ticket’s own limit', () => {
  expect(getLimit(ticket(0, 0), 2)).toBe(2);
  expect(getLimit(ticket(1, 1), 2)).toBe(3);
  expect(getLimit(ticket(4, 60), 2)).toBe(4);
  expect(getLimit(ticket(4, null), 2)).toBe(4);
  const none = { status: 'none', reservation: null } as const;
  expect(withOwnReservation([ticket(0, 0)], none)[0]?.limitPerCheckout).toBe(0);
});

it('R6 applies the ticket’s own limit if less stock than that is left beside the reservation', async () => {
  const { platform, store, eventId, reserve } = await createTicketStorefront();
  const offerAtom = ticketOfferAtom(eventId);
  const getSeat = () => store.get(offerAtom).definitions.find(({ name }) => name === SEAT);
  platform.tickets.setLeft(CONCERT, SEAT, 10);
  store.sub(offerAtom, () => {});
  await vi.waitFor(() => expect(getSeat()).toMatchObject({ limitPerCheckout: 8 }));
  await reserve(6);
  await vi.waitFor(() => expect(getSeat()?.dashboard?.unsold).toBe(4));
  expect(getSeat()?.limitPerCheckout).toBe(8);
});

it('R6 keeps a reservation above the ticket’s own limit', () => {
  const [seat] = withOwnReservation([ticket(2, 2)], createReservedState(6), new Map([['seat', 4]]));
  expect(seat?.limitPerCheckout).toBe(6);
});

it('R8 restores the selection from the requested tickets', () => {
  const selection = [
    { ticketDefinitionId: 'a', quantity: 2, priceOverride: '3.50' },
    { ticketDefinitionId: 'b', pricingOptionId: 'late', quantity: 1 },
  ];
  const ticketQuantities = toTicketQuantities(selection);
  expect(toSelection(ticketQuantities)).toEqual(selection);
  const { reservation } = createReservedState(2);
  const flow = {
    ...({ status: 'reserved', problem: null, renewals: 0 } as const),
    ...{
      reservation: { ...reservation, reservations: [] },
      requestedTickets: { ticketQuantities },
    },
  };
  expect(isAlreadyReserved(flow, selection)).toBe(true);
  expect(isAlreadyReserved(flow, selection.slice(1))).toBe(false);
});

it('R25 omits an invalid price', () => {
  const selection = [{ ticketDefinitionId: 'gift', quantity: 1, priceOverride: '3.50' }];
  expect(withNamedPrice(selection, 'gift', null)).toEqual([
    { ticketDefinitionId: 'gift', quantity: 1 },
  ]);
  expect(withNamedPrice(selection, 'other', '4')).toEqual(selection);
});
