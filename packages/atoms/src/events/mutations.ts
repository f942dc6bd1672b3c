import {
  type CloneEventOptions,
  type CreateEventOptions,
  cancelEvent,
  cloneEvent,
  createEvent,
  deleteEvent,
  type EventFieldsOptions,
  EventStatus,
  type EventV3,
  type NewEvent,
  publishDraftEvent,
  type UpdateEventOptions,
  updateEvent,
} from '@vitrine/client/events';
import { mutationAtom } from '../query/mutation-atom.ts';
import { deletionPatches, statusPatches } from './event-patches.ts';
import { eventKeys } from './keys.ts';

// A change of one event can move it between lists and among recurring ones.
const invalidates = [eventKeys.all];

/** An event that is to be made, and whether as a draft. */
export interface EventCreation extends CreateEventOptions {
  /** The fields of the new event. */
  event: NewEvent;
}

/** Makes an event, published or as a draft; its data is the event. See docs/reference/events.mdx. */
export const createEventAtom = mutationAtom<EventCreation, EventV3>({
  mutationFn: ({ event, ...options }, { client }) => createEvent(client, event, options),
  invalidates,
});

/** The event to clone, and the clone's changes. */
export interface EventCloning extends CloneEventOptions {
  /** ID of the event to clone. */
  eventId: string;
}

/** Makes an event like another one; its data is the clone. See docs/reference/events.mdx. */
export const cloneEventAtom = mutationAtom<EventCloning, EventV3>({
  mutationFn: async ({ eventId, ...options }, { client }) => {
    const { event } = await cloneEvent(client, eventId, options);
    return event;
  },
  invalidates,
});

/** The event to update, and its changes. */
export interface EventChange extends UpdateEventOptions {
  /** ID of the event. */
  eventId: string;
}

/** Updates an event; its data is the updated event. See docs/reference/events.mdx. */
export const updateEventAtom = mutationAtom<EventChange, EventV3>({
  mutationFn: ({ eventId, ...options }, { client }) => updateEvent(client, eventId, options),
  invalidates,
});

/** An event, and which field sets the response should carry. */
export interface EventTarget extends EventFieldsOptions {
  /** ID of the event. */
  eventId: string;
}

/**
 * Publishes a draft. Shows immediately, on the event and in the lists, until the platform rejects
 * it. See docs/reference/events.mdx.
 */
export const publishDraftEventAtom = mutationAtom<EventTarget, EventV3>({
  mutationFn: async ({ eventId, ...options }, { client }) => {
    const { event } = await publishDraftEvent(client, eventId, options);
    return event;
  },
  optimistic: ({ eventId }) => statusPatches(eventId, EventStatus.UPCOMING),
  invalidates,
});

/**
 * Cancels an event. Shows immediately, on the event and in the lists, until the platform rejects
 * it. See docs/reference/events.mdx.
 */
export const cancelEventAtom = mutationAtom<EventTarget, EventV3>({
  mutationFn: async ({ eventId, ...options }, { client }) => {
    const { event } = await cancelEvent(client, eventId, options);
    return event;
  },
  optimistic: ({ eventId }) => statusPatches(eventId, EventStatus.CANCELED),
  invalidates,
});

/**
 * Deletes an event. Disappears immediately, on its own and in the lists, until the platform rejects
 * it. See docs/reference/events.mdx.
 */
export const deleteEventAtom = mutationAtom<{ eventId: string }, { eventId: string }>({
  mutationFn: ({ eventId }, { client }) => deleteEvent(client, eventId),
  optimistic: ({ eventId }) => deletionPatches(eventId),
  invalidates,
});
