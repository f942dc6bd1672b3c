import type { Client, RequestOptions } from '../client.ts';
import type { Call } from '../http/endpoint.ts';
import { openOffsetList, type Page } from '../http/lists/page.ts';
import { type OffsetQuery, queries, writeFilter } from '../http/lists/query.ts';
import { type OffsetMetadata, pageOf } from '../http/lists/query-lists.ts';
import { run } from '../http/request.ts';
import * as services from '../http/services.ts';
import { fields, listOf, optional, text } from '../http/validate.ts';
import { eventShape } from './codecs.ts';
import type { EventV3 } from './entity.ts';
import type {
  BulkEventsFilter,
  CountEventsOptions,
  EventCounts,
  EventFieldsOptions,
  QueryEventsOptions,
} from './inputs.ts';
import { answersEvent, type EventAnswer, fieldSets } from './lines.ts';

const getById: Call<EventFieldsOptions & { eventId: string }, EventAnswer> = {
  ...answersEvent,
  name: 'getEvent',
  method: 'GET',
  path: '/v3/events/{eventId}',
  checks: { fields: fieldSets },
};

/** An event by its id. Specification 7.5. */
export async function getEvent(
  client: Client,
  eventId: string,
  options: EventFieldsOptions = {},
  request?: RequestOptions,
): Promise<EventV3> {
  const { event } = await run(client, getById, { ...options, eventId }, request);
  return event;
}

const getBySlug: Call<EventFieldsOptions & { slug: string }, EventAnswer> = {
  ...answersEvent,
  name: 'getEventBySlug',
  method: 'GET',
  path: '/v3/events/slug/{slug}',
  checks: { fields: fieldSets },
};

/** An event by its slug. Specification 7.5. */
export function getEventBySlug(
  client: Client,
  slug: string,
  options: EventFieldsOptions = {},
  request?: RequestOptions,
): Promise<{ event: EventV3 }> {
  return run(client, getBySlug, { ...options, slug }, request);
}

const list: Call<
  QueryEventsOptions & { query: OffsetQuery },
  { events: EventV3[]; pagingMetadata?: OffsetMetadata }
> = {
  ...queries,
  name: 'queryEvents',
  service: services.events,
  path: '/v3/events/query',
  checks: { ...queries.checks, fields: fieldSets },
  answer: { events: [eventShape], pagingMetadata: { total: 'number' } },
  needs: ['events'],
};

/** Events, in pages of 50 unless told otherwise; drafts only when asked for. Specification 7.5. */
export function queryEvents(
  client: Client,
  query: OffsetQuery = {},
  options: QueryEventsOptions = {},
  request?: RequestOptions,
): Promise<Page<EventV3>> {
  return openOffsetList(
    query?.paging,
    async (paging, call) => {
      const payload = { ...options, query: pageOf(query, paging) };
      const { events, pagingMetadata } = await run(client, list, payload, call);
      return { items: events, total: pagingMetadata?.total };
    },
    request,
  );
}

const filters = { filter: (filter: object) => writeFilter(filter, 'filter') };

const count: Call<CountEventsOptions, EventCounts> = {
  name: 'countEventsByStatus',
  service: services.events,
  method: 'POST',
  path: '/v3/events/count-by-status',
  idempotent: true,
  checks: { filter: optional(fields), facet: optional(listOf(text)) },
  writers: filters,
  needs: ['facets'],
};

/** How many events there are of each status, or of each value of the `facet` fields. Specification 7.5. */
export function countEventsByStatus(
  client: Client,
  options: CountEventsOptions = {},
  request?: RequestOptions,
): Promise<EventCounts> {
  return run(client, count, options, request);
}

const bulkCancel: Call<BulkEventsFilter, undefined> = {
  name: 'bulkCancelEventsByFilter',
  service: services.events,
  method: 'POST',
  path: '/v3/bulk/events/cancel-by-filter',
  checks: { filter: fields },
  writers: filters,
};

/** Cancels all events that meet the filter. It answers at once, and takes effect a moment later. Specification 7.5. */
export async function bulkCancelEventsByFilter(
  client: Client,
  options: BulkEventsFilter,
  request?: RequestOptions,
): Promise<void> {
  await run(client, bulkCancel, options, request);
}

const bulkDelete: Call<BulkEventsFilter, undefined> = {
  ...bulkCancel,
  name: 'bulkDeleteEventsByFilter',
  path: '/v3/bulk/events/delete-by-filter',
};

/** Deletes all events that meet the filter. It answers at once, and takes effect a moment later. Specification 7.5. */
export async function bulkDeleteEventsByFilter(
  client: Client,
  options: BulkEventsFilter,
  request?: RequestOptions,
): Promise<void> {
  await run(client, bulkDelete, options, request);
}
