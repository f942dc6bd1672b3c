import {
  getCheckoutOptions,
  listAvailableTickets,
  queryAvailableTickets,
  type TicketDefinition,
  type TicketList,
} from '@vitrine/client/tickets';
import { byId, flatPaging, listFamily } from '../lists/list-query.ts';
import { queryAtom } from '../query/query-atom.ts';
import { clientAtom } from '../storefront.ts';
import { type AvailableTicketsQuery, type TicketDefinitionsQuery, ticketKeys } from './keys.ts';

/** Capabilities of the site's checkout. See docs/reference/tickets.mdx. */
export const ticketCheckoutOptionsAtom = queryAtom((get) => {
  const client = get(clientAtom);
  return {
    queryKey: ticketKeys.checkoutOptions,
    queryFn: ({ signal }) => getCheckoutOptions(client, { signal }),
  };
});

const availableFamily = listFamily<AvailableTicketsQuery, TicketDefinition, TicketList>({
  toKey: ticketKeys.available,
  call: flatPaging(listAvailableTickets),
  toId: byId,
});

/** Tickets that can be reserved, in numbered pages or with "load more". See docs/reference/tickets.mdx. */
export const availableTicketsAtom = (query: AvailableTicketsQuery = {}) => availableFamily(query);

const definitionsFamily = listFamily<TicketDefinitionsQuery, TicketDefinition, TicketList>({
  toKey: ticketKeys.definitions,
  call: flatPaging(queryAvailableTickets),
  toId: byId,
});

/**
 * Tickets by filter and sort, with their policy and sales data on request. See
 * docs/reference/tickets.mdx.
 */
export const ticketDefinitionsAtom = (query: TicketDefinitionsQuery = {}) =>
  definitionsFamily(query);
