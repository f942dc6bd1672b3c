import { expect, it } from 'vitest';
import { createTicketStorefront } from '../testing/ticket-setup.ts';
import {
  availableTicketsAtom,
  ticketCheckoutOptionsAtom,
  ticketDefinitionsAtom,
} from './queries.ts';

it('returns the checkout options', async () => {
  const { store } = await createTicketStorefront();
  const { data } = await store.set(ticketCheckoutOptionsAtom);
  expect(data).toMatchObject({ acceptCoupons: true, paidTickets: true });
});

it('lists the tickets of an event in pages, whether or not they are on sale', async () => {
  const { store, eventId } = await createTicketStorefront();
  const listAtom = availableTicketsAtom({ eventId, limit: 3 });
  await store.set(listAtom);
  expect(store.get(listAtom)).toMatchObject({ total: 5, pageCount: 2, hasNext: true });
  await store.set(listAtom, 'more');
  const { items } = store.get(listAtom);
  expect(items.map(({ saleStatus }) => saleStatus)).toEqual([
    'SALE_STARTED',
    'SALE_STARTED',
    'SALE_STARTED',
    'SALE_ENDED',
    'SALE_SCHEDULED',
  ]);
  expect(availableTicketsAtom({ limit: 3, eventId })).toBe(listAtom);
});

it('finds tickets by filter and sort, with the requested fields', async () => {
  const { store, eventId } = await createTicketStorefront();
  const query = { filter: { eventId }, sort: 'name:desc', fieldset: ['POLICY'] as const };
  const foundAtom = ticketDefinitionsAtom(query);
  await store.set(foundAtom);
  const { items, total } = store.get(foundAtom);
  expect(total).toBe(5);
  const names = items.map(({ name }) => name);
  expect(names).toEqual([...names].sort().reverse());
  expect(items[0]?.policy).toBeTruthy();
  expect(items[0]?.dashboard).toBeUndefined();
});
