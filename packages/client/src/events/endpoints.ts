import type { Client, RequestOptions } from '../client.ts';
import { isFields } from '../http/codec/codec.ts';
import type { Call } from '../http/endpoint.ts';
import { run } from '../http/request.ts';
import * as services from '../http/services.ts';
import { fields, optional } from '../http/validate.ts';
import { eventDataShape } from './codecs.ts';
import type { EventV3 } from './entity.ts';
import type {
  CloneEventOptions,
  CreateEventOptions,
  EventData,
  EventFieldsOptions,
  NewEvent,
  UpdateEventOptions,
} from './inputs.ts';
import { answersEvent, type EventAnswer, fieldSets } from './lines.ts';

const create: Call<CreateEventOptions & { event: NewEvent }, EventAnswer> = {
  ...answersEvent,
  name: 'createEvent',
  method: 'POST',
  path: '/v3/events',
  payload: { event: eventDataShape },
  checks: { event: fields, fields: fieldSets },
};

/**
 * Makes an event, and publishes it unless it is to be a draft. An event with
 * `recurringEvents.individualEventDates` is published as one event for each date; the answer is the
 * first. Specification 7.5.
 */
export async function createEvent(
  client: Client,
  event: NewEvent,
  options: CreateEventOptions = {},
  request?: RequestOptions,
): Promise<EventV3> {
  const answer = await run(client, create, { ...options, event }, request);
  return answer.event;
}

const clone: Call<CloneEventOptions & { eventId: string }, EventAnswer> = {
  ...answersEvent,
  name: 'cloneEvent',
  method: 'POST',
  path: '/v3/events/{eventId}/clone',
  payload: { event: eventDataShape },
  checks: { event: optional(fields), fields: fieldSets },
};

/** Makes an event like another one, 14 days later unless told otherwise. Specification 7.5. */
export function cloneEvent(
  client: Client,
  eventId: string,
  options: CloneEventOptions = {},
  request?: RequestOptions,
): Promise<{ event: EventV3 }> {
  return run(client, clone, { ...options, eventId }, request);
}

const update: Call<EventFieldsOptions & { event: EventData & { _id: string } }, EventAnswer> = {
  ...answersEvent,
  name: 'updateEvent',
  method: 'PATCH',
  path: '/v3/events/{event.id}',
  argumentNames: { 'event.id': 'eventId' },
  payload: { event: { ...eventDataShape, _id: 'id' } },
  checks: { event: fields, fields: fieldSets },
};

/** Changes an event. Fields that are left out stay as they are. Specification 7.5. */
export async function updateEvent(
  client: Client,
  eventId: string,
  options: UpdateEventOptions,
  request?: RequestOptions,
): Promise<EventV3> {
  const { event: data, ...rest } = options ?? {};
  // Changes that are no object have to reach the check as they are.
  const event = isFields(data) ? { ...data, _id: eventId } : (data as never);
  const answer = await run(client, update, { ...rest, event }, request);
  return answer.event;
}

type OneEvent = EventFieldsOptions & { eventId: string };

const publish: Call<OneEvent, EventAnswer> = {
  ...answersEvent,
  name: 'publishDraftEvent',
  method: 'POST',
  path: '/v3/events/{eventId}/publish',
  checks: { fields: fieldSets },
};

/**
 * Publishes a draft, for good. A draft of a recurring event becomes one event for each of its dates;
 * the answer is the first. Specification 4 and 7.5.
 */
export function publishDraftEvent(
  client: Client,
  eventId: string,
  options: EventFieldsOptions = {},
  request?: RequestOptions,
): Promise<{ event: EventV3 }> {
  return run(client, publish, { ...options, eventId }, request);
}

const cancel: Call<OneEvent, EventAnswer> = {
  ...answersEvent,
  name: 'cancelEvent',
  method: 'POST',
  path: '/v3/events/{eventId}/cancel',
  checks: { fields: fieldSets },
};

/** Cancels an event, and closes its registration. Specification 4 and 7.5. */
export function cancelEvent(
  client: Client,
  eventId: string,
  options: EventFieldsOptions = {},
  request?: RequestOptions,
): Promise<{ event: EventV3 }> {
  return run(client, cancel, { ...options, eventId }, request);
}

const remove: Call<{ eventId: string }, { eventId: string }> = {
  name: 'deleteEvent',
  service: services.events,
  method: 'DELETE',
  path: '/v3/events/{eventId}',
  needs: ['eventId'],
};

/** Deletes an event with all that belongs to it. Specification 7.5. */
export function deleteEvent(
  client: Client,
  eventId: string,
  request?: RequestOptions,
): Promise<{ eventId: string }> {
  return run(client, remove, { eventId }, request);
}
