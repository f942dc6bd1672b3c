import type { Call } from '../core/call.ts';
import { fields, listOf, optional, text } from '../core/check.ts';
import type { Client, RequestOptions } from '../core/client.ts';
import { run } from '../core/run.ts';
import { isFields } from '../core/shape.ts';
import type { EventV3 } from './event.ts';
import type {
  CloneEventOptions,
  CreateEventOptions,
  EventData,
  EventFieldsOptions,
  NewEvent,
  UpdateEventOptions,
} from './inputs.ts';
import { eventDataShape, eventShape } from './shapes.ts';

const fieldSets = optional(listOf(text));

const answersEvent = { answer: { event: eventShape }, needs: ['event'] } as const;

type EventAnswer = { event: EventV3 };

const create: Call<CreateEventOptions & { event: NewEvent }, EventAnswer> = {
  name: 'createEvent',
  service: 'events',
  method: 'POST',
  path: '/v3/events',
  payload: { event: eventDataShape },
  checks: { event: fields, fields: fieldSets },
  ...answersEvent,
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
  name: 'cloneEvent',
  service: 'events',
  method: 'POST',
  path: '/v3/events/{eventId}/clone',
  payload: { event: eventDataShape },
  checks: { event: optional(fields), fields: fieldSets },
  ...answersEvent,
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
  name: 'updateEvent',
  service: 'events',
  method: 'PATCH',
  path: '/v3/events/{event.id}',
  payload: { event: { ...eventDataShape, _id: 'id' } },
  checks: { event: fields, fields: fieldSets },
  ...answersEvent,
};

/** Changes an event. Fields that are left out stay as they are. Specification 7.5. */
export async function updateEvent(
  client: Client,
  eventId: string,
  options: UpdateEventOptions,
  request?: RequestOptions,
): Promise<EventV3> {
  const data = options?.event;
  // What is no event has to reach the check as it is.
  const event = isFields(data) ? { ...data, _id: eventId } : data;
  const answer = await run(client, update, { ...options, event } as never, request);
  return answer.event;
}

type OneEvent = EventFieldsOptions & { eventId: string };

const publish: Call<OneEvent, EventAnswer> = {
  name: 'publishDraftEvent',
  service: 'events',
  method: 'POST',
  path: '/v3/events/{eventId}/publish',
  checks: { fields: fieldSets },
  ...answersEvent,
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
  name: 'cancelEvent',
  service: 'events',
  method: 'POST',
  path: '/v3/events/{eventId}/cancel',
  checks: { fields: fieldSets },
  ...answersEvent,
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
  service: 'events',
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
