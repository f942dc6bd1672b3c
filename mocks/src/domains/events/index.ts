import type { WireEvent } from '../../fixtures/events/index.ts';
import { defineDomain, type Incoming, pathValue } from '../../platform/domain.ts';
import { bulkCancelEventsByFilter, bulkDeleteEventsByFilter } from './bulk.ts';
import { cancelEvent, publishDraftEvent, remove, updateEvent } from './change.ts';
import { cloneEvent, createEvent } from './create.ts';
import { readFieldSets, withFieldSets } from './field-sets.ts';
import { existing, published, withCurrentStatus } from './find.ts';
import { countEventsByStatus, queryEvents } from './list.ts';

/** Returns a handler that responds with one event and the requested field sets. */
const oneEvent = (respond: (incoming: Incoming) => WireEvent) => (incoming: Incoming) => {
  const fieldSets = readFieldSets(incoming);
  const event = withCurrentStatus(incoming.context, respond(incoming));
  return { event: withFieldSets(event, fieldSets) };
};

/** The same for the event whose id is in the path. */
const ofEvent = (respond: (incoming: Incoming, eventId: string) => WireEvent) =>
  oneEvent((incoming) => respond(incoming, pathValue(incoming, 'eventId')));

/** Events, version 3. See docs/reference/events.mdx. */
export const events = defineDomain('events', '/events', {
  createEvent: { method: 'POST', path: '/v3/events', respond: oneEvent(createEvent) },
  queryEvents: { method: 'POST', path: '/v3/events/query', respond: queryEvents },
  countEventsByStatus: {
    method: 'POST',
    path: '/v3/events/count-by-status',
    respond: countEventsByStatus,
  },
  bulkCancelEventsByFilter: {
    method: 'POST',
    path: '/v3/bulk/events/cancel-by-filter',
    respond: bulkCancelEventsByFilter,
  },
  bulkDeleteEventsByFilter: {
    method: 'POST',
    path: '/v3/bulk/events/delete-by-filter',
    respond: bulkDeleteEventsByFilter,
  },
  getEventBySlug: {
    method: 'GET',
    path: '/v3/events/slug/:slug',
    respond: oneEvent((incoming) => published(incoming.context, pathValue(incoming, 'slug'))),
  },
  getEvent: {
    method: 'GET',
    path: '/v3/events/:eventId',
    respond: ofEvent(({ context }, eventId) => existing(context, eventId)),
  },
  updateEvent: { method: 'PATCH', path: '/v3/events/:eventId', respond: ofEvent(updateEvent) },
  cloneEvent: { method: 'POST', path: '/v3/events/:eventId/clone', respond: ofEvent(cloneEvent) },
  publishDraftEvent: {
    method: 'POST',
    path: '/v3/events/:eventId/publish',
    respond: ofEvent(publishDraftEvent),
  },
  cancelEvent: {
    method: 'POST',
    path: '/v3/events/:eventId/cancel',
    respond: ofEvent(cancelEvent),
  },
  deleteEvent: {
    method: 'DELETE',
    path: '/v3/events/:eventId',
    respond(incoming) {
      const eventId = pathValue(incoming, 'eventId');
      remove(incoming.context, incoming.visitor, existing(incoming.context, eventId));
      return { eventId };
    },
  },
});
