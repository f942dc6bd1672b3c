import type { Client, RequestOptions } from '../client.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { openOffsetList, type Page } from '../http/lists/page.ts';
import { type OffsetQuery, queries, serializeFilter } from '../http/lists/query.ts';
import { type OffsetMetadata, withPaging } from '../http/lists/query-lists.ts';
import { callEndpoint } from '../http/request.ts';
import * as services from '../http/services.ts';
import { assertValid, listOf, nonEmptyString, object, optional } from '../http/validate.ts';
import { eventCodec, eventDataCodec } from './codecs.ts';
import type { EventV3 } from './entity.ts';
import type {
  BulkEventsFilter,
  CloneEventOptions,
  CountEventsOptions,
  CreateEventOptions,
  EventCounts,
  EventData,
  EventFieldsOptions,
  NewEvent,
  QueryEventsOptions,
  UpdateEventOptions,
} from './inputs.ts';

/** Validation of `fields` before anything is sent. */
const fieldSets = optional(listOf(nonEmptyString));

/** Common settings of the endpoints that return one event. */
const eventResponse = {
  service: services.events,
  response: { event: eventCodec },
  required: ['event'],
} as const;

interface EventResponse {
  event: EventV3;
}

const create: Endpoint<CreateEventOptions & { event: NewEvent }, EventResponse> = {
  ...eventResponse,
  name: 'createEvent',
  method: 'POST',
  path: '/v3/events',
  payload: { event: eventDataCodec },
  checks: { event: object, fields: fieldSets },
};

/**
 * Makes an event, and publishes it unless it is to be a draft. An event with
 * `recurringEvents.individualEventDates` is published as one event for each date; the response is the
 * first. See docs/reference/events.mdx.
 */
export async function createEvent(
  client: Client,
  event: NewEvent,
  options: CreateEventOptions = {},
  request?: RequestOptions,
): Promise<EventV3> {
  const response = await callEndpoint(client, create, { ...options, event }, request);
  return response.event;
}

const clone: Endpoint<CloneEventOptions & { eventId: string }, EventResponse> = {
  ...eventResponse,
  name: 'cloneEvent',
  method: 'POST',
  path: '/v3/events/{eventId}/clone',
  payload: { event: eventDataCodec },
  checks: { event: optional(object), fields: fieldSets },
};

/** Makes an event like another one, 14 days later by default. See docs/reference/events.mdx. */
export function cloneEvent(
  client: Client,
  eventId: string,
  options: CloneEventOptions = {},
  request?: RequestOptions,
): Promise<{ event: EventV3 }> {
  return callEndpoint(client, clone, { ...options, eventId }, request);
}

const update: Endpoint<EventFieldsOptions & { event: EventData & { _id: string } }, EventResponse> =
  {
    ...eventResponse,
    name: 'updateEvent',
    method: 'PATCH',
    path: '/v3/events/{event.id}',
    argumentNames: { 'event.id': 'eventId' },
    payload: { event: { ...eventDataCodec, _id: 'id' } },
    checks: { event: object, fields: fieldSets },
  };

/** Updates an event. Omitted fields stay unchanged. See docs/reference/events.mdx. */
export async function updateEvent(
  client: Client,
  eventId: string,
  options: UpdateEventOptions,
  request?: RequestOptions,
): Promise<EventV3> {
  const { event: data, ...rest } = options ?? {};
  assertValid('updateEvent', object(data, 'event'));
  const event = { ...data, _id: eventId };
  const response = await callEndpoint(client, update, { ...rest, event }, request);
  return response.event;
}

type OneEvent = EventFieldsOptions & { eventId: string };

const publish: Endpoint<OneEvent, EventResponse> = {
  ...eventResponse,
  name: 'publishDraftEvent',
  method: 'POST',
  path: '/v3/events/{eventId}/publish',
  checks: { fields: fieldSets },
};

/**
 * Publishes a draft, for good. A draft of a recurring event becomes one event for each of its dates;
 * the response is the first. See docs/reference/states.mdx and docs/reference/events.mdx.
 */
export function publishDraftEvent(
  client: Client,
  eventId: string,
  options: EventFieldsOptions = {},
  request?: RequestOptions,
): Promise<{ event: EventV3 }> {
  return callEndpoint(client, publish, { ...options, eventId }, request);
}

const cancel: Endpoint<OneEvent, EventResponse> = {
  ...eventResponse,
  name: 'cancelEvent',
  method: 'POST',
  path: '/v3/events/{eventId}/cancel',
  checks: { fields: fieldSets },
};

/** Cancels an event, and closes its registration. See docs/reference/states.mdx and docs/reference/events.mdx. */
export function cancelEvent(
  client: Client,
  eventId: string,
  options: EventFieldsOptions = {},
  request?: RequestOptions,
): Promise<{ event: EventV3 }> {
  return callEndpoint(client, cancel, { ...options, eventId }, request);
}

const remove: Endpoint<{ eventId: string }, { eventId: string }> = {
  name: 'deleteEvent',
  service: services.events,
  method: 'DELETE',
  path: '/v3/events/{eventId}',
  required: ['eventId'],
};

/** Deletes an event with all that belongs to it. See docs/reference/events.mdx. */
export function deleteEvent(
  client: Client,
  eventId: string,
  request?: RequestOptions,
): Promise<{ eventId: string }> {
  return callEndpoint(client, remove, { eventId }, request);
}

const getById: Endpoint<EventFieldsOptions & { eventId: string }, EventResponse> = {
  ...eventResponse,
  name: 'getEvent',
  method: 'GET',
  path: '/v3/events/{eventId}',
  checks: { fields: fieldSets },
};

/** An event by its id. See docs/reference/events.mdx. */
export async function getEvent(
  client: Client,
  eventId: string,
  options: EventFieldsOptions = {},
  request?: RequestOptions,
): Promise<EventV3> {
  const { event } = await callEndpoint(client, getById, { ...options, eventId }, request);
  return event;
}

const getBySlug: Endpoint<EventFieldsOptions & { slug: string }, EventResponse> = {
  ...eventResponse,
  name: 'getEventBySlug',
  method: 'GET',
  path: '/v3/events/slug/{slug}',
  checks: { fields: fieldSets },
};

/** An event by its slug. See docs/reference/events.mdx. */
export function getEventBySlug(
  client: Client,
  slug: string,
  options: EventFieldsOptions = {},
  request?: RequestOptions,
): Promise<{ event: EventV3 }> {
  return callEndpoint(client, getBySlug, { ...options, slug }, request);
}

const list: Endpoint<
  QueryEventsOptions & { query: OffsetQuery },
  { events: EventV3[]; pagingMetadata?: OffsetMetadata }
> = {
  ...queries,
  name: 'queryEvents',
  service: services.events,
  path: '/v3/events/query',
  checks: { ...queries.checks, fields: fieldSets },
  response: { events: [eventCodec], pagingMetadata: { total: 'number' } },
  required: ['events'],
};

/** Lists events, 50 per page by default; drafts only on request. See docs/reference/events.mdx. */
export function queryEvents(
  client: Client,
  query: OffsetQuery = {},
  options: QueryEventsOptions = {},
  request?: RequestOptions,
): Promise<Page<EventV3>> {
  return openOffsetList(
    query?.paging,
    async (paging, call) => {
      const payload = { ...options, query: withPaging(query, paging) };
      const { events, pagingMetadata } = await callEndpoint(client, list, payload, call);
      return { items: events, total: pagingMetadata?.total };
    },
    request,
  );
}

const filters = { filter: (filter: object) => serializeFilter(filter, 'filter') };

const count: Endpoint<CountEventsOptions, EventCounts> = {
  name: 'countEventsByStatus',
  service: services.events,
  method: 'POST',
  path: '/v3/events/count-by-status',
  idempotent: true,
  checks: { filter: optional(object), facet: optional(listOf(nonEmptyString)) },
  serializers: filters,
  required: ['facets'],
};

/**
 * Counts events by status, or by the values of the `facet` fields. See docs/reference/events.mdx.
 */
export function countEventsByStatus(
  client: Client,
  options: CountEventsOptions = {},
  request?: RequestOptions,
): Promise<EventCounts> {
  return callEndpoint(client, count, options, request);
}

const bulkCancel: Endpoint<BulkEventsFilter, undefined> = {
  name: 'bulkCancelEventsByFilter',
  service: services.events,
  method: 'POST',
  path: '/v3/bulk/events/cancel-by-filter',
  checks: { filter: object },
  serializers: filters,
};

/**
 * Cancels all events that match the filter. It returns immediately, and takes effect a moment
 * later. See docs/reference/events.mdx.
 */
export async function bulkCancelEventsByFilter(
  client: Client,
  options: BulkEventsFilter,
  request?: RequestOptions,
): Promise<void> {
  await callEndpoint(client, bulkCancel, options, request);
}

const bulkDelete: Endpoint<BulkEventsFilter, undefined> = {
  ...bulkCancel,
  name: 'bulkDeleteEventsByFilter',
  path: '/v3/bulk/events/delete-by-filter',
};

/**
 * Deletes all events that match the filter. It returns immediately, and takes effect a moment
 * later. See docs/reference/events.mdx.
 */
export async function bulkDeleteEventsByFilter(
  client: Client,
  options: BulkEventsFilter,
  request?: RequestOptions,
): Promise<void> {
  await callEndpoint(client, bulkDelete, options, request);
}
