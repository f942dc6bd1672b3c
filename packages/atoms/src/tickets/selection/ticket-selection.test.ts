import { getInvoice } from '@vitrine/client/tickets';
import { getTicketId } from '@vitrine/mocks';
import { expect, it } from 'vitest';
import { createTicketStorefront } from '../../testing/ticket-setup.ts';
import { ticketDefinitionsAtom } from '../queries.ts';
import { reservationAtom } from '../reservation/reservation.ts';
import { reserveTicketsAtom } from '../reservation/reservation-steps.ts';
import { getTicketPrices, toTicketQuantities } from './selection.ts';
import { chooseTicketsAtom, ticketSelectionAtom } from './ticket-selection.ts';

const SLUG = 'very-long-evening-for-two-pianos';

it('R21 R26 T8 selects prices and a donation that the platform reserves and charges', async () => {
  const { store, storefront } = await createTicketStorefront();
  const evening = getTicketId(SLUG, 'The evening');
  const gift = getTicketId(SLUG, 'Keep the tuner awake');
  const listAtom = ticketDefinitionsAtom({ filter: { _id: { $in: [evening, gift] } } });
  await store.set(listAtom);
  const definitions = store.get(listAtom).items;
  const eventId = definitions[0]?.eventId ?? '';
  const [first, second] = definitions.flatMap(getTicketPrices);
  const choose = (
    line: { ticketDefinitionId: string; pricingOptionId?: string },
    quantity: number,
  ) =>
    store.set(chooseTicketsAtom, {
      eventId,
      line,
      quantity,
      limits: { definitions },
      ...(line.ticketDefinitionId === gift && { priceOverride: '10.50' }),
    });
  const at = (price = first) => ({
    ticketDefinitionId: evening,
    pricingOptionId: price?._id ?? '',
  });
  expect(choose(at(first), 4)).toBeNull();
  expect(choose(at(second), 4)).toEqual({ of: 'ticket', limit: 6 });
  expect(choose({ ticketDefinitionId: gift }, 3)).toBeNull();
  const ticketQuantities = toTicketQuantities(store.get(ticketSelectionAtom(eventId)));
  const flow = await store.set(reserveTicketsAtom, { eventId, ticketQuantities });
  expect(flow.status).toBe('reserved');
  const id = store.get(reservationAtom(eventId)).reservation?._id ?? '';
  const { invoice } = await getInvoice(storefront.client, id, eventId);
  const lines = invoice.items.map(({ quantity, price }) => [quantity, price?.value]);
  expect(lines).toEqual([
    [4, '40.00'],
    [2, '24.00'],
    [3, '10.50'],
  ]);
});
