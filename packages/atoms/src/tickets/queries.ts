import {
  getCheckoutOptions,
  type ListAvailableTicketsOptions,
  listAvailableTickets,
  type QueryAvailableTicketsOptions,
  queryAvailableTickets,
  type TicketDefinition,
  type TicketList,
} from '@vitrine/client/tickets';
import { byId, flatPaging, listFamily } from '../lists/list-query.ts';
import { queryAtom } from '../query/query-atom.ts';
import { clientAtom } from '../storefront.ts';
import { ticketKeys } from './keys.ts';

/** What the site's checkout can do. See docs/reference/tickets.md. */
export const ticketCheckoutOptionsAtom = queryAtom((get) => {
  const client = get(clientAtom);
  return {
    queryKey: ticketKeys.checkoutOptions,
    queryFn: ({ signal }) => getCheckoutOptions(client, { signal }),
  };
});

/** Which tickets a list has: those of an event, or of all. */
export interface AvailableTicketsQuery extends Omit<ListAvailableTicketsOptions, 'offset'> {}

const availableFamily = listFamily<AvailableTicketsQuery, TicketDefinition, TicketList>({
  toKey: ticketKeys.available,
  call: flatPaging(listAvailableTickets),
  toId: byId,
});

/** Tickets that can be reserved, in numbered pages or with "load more". See docs/reference/tickets.md. */
export const availableTicketsAtom = (query: AvailableTicketsQuery = {}) => availableFamily(query);

/** Which tickets a list has, by filter, and what each carries. */
export interface TicketDefinitionsQuery extends Omit<QueryAvailableTicketsOptions, 'offset'> {}

const definitionsFamily = listFamily<TicketDefinitionsQuery, TicketDefinition, TicketList>({
  toKey: ticketKeys.definitions,
  call: flatPaging(queryAvailableTickets),
  toId: byId,
});

/** Tickets by filter and sort, with what holds for them and what is sold where that is asked for. See docs/reference/tickets.md. */
export const ticketDefinitionsAtom = (query: TicketDefinitionsQuery = {}) =>
  definitionsFamily(query);
