import type { Client, RequestOptions } from '../client.ts';
import type { Call } from '../http/endpoint.ts';
import { runFlatList } from '../http/lists/flat-list.ts';
import { writeFilter } from '../http/lists/query.ts';
import { run } from '../http/request.ts';
import * as services from '../http/services.ts';
import { fields, listOf, optional, text, wholeNumber } from '../http/validate.ts';
import { definitionShape } from './codecs.ts';
import type { CheckoutOptions } from './ticket-checkout.ts';
import type {
  ListAvailableTicketsOptions,
  QueryAvailableTicketsOptions,
  TicketList,
  TicketListDetails,
} from './ticket-list.ts';

const getOptions: Call<Record<never, never>, CheckoutOptions> = {
  name: 'getCheckoutOptions',
  service: services.tickets,
  method: 'GET',
  path: '/v1/checkout/options',
  answer: {},
};

/** What the site's checkout can do. Specification 7.4. */
export function getCheckoutOptions(
  client: Client,
  request?: RequestOptions,
): Promise<CheckoutOptions> {
  return run(client, getOptions, {}, request);
}

const path = '/v1/checkout/available-tickets';

const listChecks = {
  offset: optional(wholeNumber),
  limit: optional(wholeNumber),
  sort: optional(text),
};

const answersList = {
  answer: { definitions: [definitionShape], metaData: { total: 'number' } },
  needs: ['definitions'],
} as const;

const list: Call<ListAvailableTicketsOptions, TicketListDetails> = {
  name: 'listAvailableTickets',
  service: services.tickets,
  method: 'GET',
  path,
  checks: { ...listChecks, eventId: optional(text), state: optional(listOf(text)) },
  ...answersList,
};

/** Tickets that can be reserved, of one event or of all, in pages of 50 unless told otherwise. Specification 7.4. */
export function listAvailableTickets(
  client: Client,
  options: ListAvailableTicketsOptions = {},
  request?: RequestOptions,
): Promise<TicketList> {
  return runFlatList(client, list, options, toTicketList, request);
}

const query: Call<QueryAvailableTicketsOptions, TicketListDetails> = {
  name: 'queryAvailableTickets',
  service: services.tickets,
  method: 'POST',
  path: `${path}/query`,
  idempotent: true,
  checks: { ...listChecks, filter: optional(fields), fieldset: optional(listOf(text)) },
  writers: { filter: (filter) => writeFilter(filter, 'filter') },
  ...answersList,
};

/** Tickets that can be reserved, by filter and sort, in pages of 50 unless told otherwise. Specification 7.4. */
export function queryAvailableTickets(
  client: Client,
  options: QueryAvailableTicketsOptions = {},
  request?: RequestOptions,
): Promise<TicketList> {
  return runFlatList(client, query, options, toTicketList, request);
}

function toTicketList({ definitions, metaData }: TicketListDetails) {
  const details: TicketListDetails = { definitions, ...(metaData && { metaData }) };
  return { items: definitions, total: metaData?.total, details };
}
