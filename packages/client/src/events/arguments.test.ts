import { describeWrongArguments } from '../testing/endpoint-cases.ts';
import { newEvent } from '../testing/new-event.ts';
import {
  bulkCancelEventsByFilter,
  bulkDeleteEventsByFilter,
  cancelEvent,
  cloneEvent,
  countEventsByStatus,
  createEvent,
  deleteEvent,
  getEvent,
  getEventBySlug,
  queryEvents,
  updateEvent,
} from './endpoints.ts';

const nothing = undefined as never;

describeWrongArguments('wrong arguments of the event calls', [
  [
    'a missing event',
    (client) => createEvent(client, nothing),
    'createEvent: event must be an object, but it is undefined.',
  ],
  [
    'an event that is a list',
    (client) => createEvent(client, [] as never),
    'createEvent: event must be an object, but it is a list.',
  ],
  [
    'a date that is none',
    (client) =>
      createEvent(client, { ...newEvent, dateAndTimeSettings: { startDate: new Date('no') } }),
    'createEvent: event.dateAndTimeSettings.startDate must be a valid date.',
  ],
  [
    'field sets that are not a list',
    (client) => createEvent(client, newEvent, { fields: 'DETAILS' as never }),
    'createEvent: fields must be a list, but it is a string.',
  ],
  [
    'a missing id of a clone',
    (client) => cloneEvent(client, nothing),
    'cloneEvent: eventId must be a non-empty string, but it is undefined.',
  ],
  [
    'a missing id of an update',
    (client) => updateEvent(client, nothing, { event: {} }),
    'updateEvent: eventId must be a non-empty string, but it is undefined.',
  ],
  [
    'missing changes',
    (client) => updateEvent(client, 'e1', nothing),
    'updateEvent: event must be an object, but it is undefined.',
  ],
  [
    'changes that are a text',
    (client) => updateEvent(client, 'e1', { event: 'title' as never }),
    'updateEvent: event must be an object, but it is a string.',
  ],
  [
    'an empty id',
    (client) => cancelEvent(client, ' '),
    'cancelEvent: eventId must be a non-empty string, but it is an empty string.',
  ],
  [
    'an id that climbs the path',
    (client) => deleteEvent(client, '..'),
    'deleteEvent: eventId must be an id or a slug, but it is a string.',
  ],
  [
    'an id that is a number',
    (client) => getEvent(client, 7 as never),
    'getEvent: eventId must be a non-empty string, but it is the number 7.',
  ],
  [
    'a missing slug',
    (client) => getEventBySlug(client, nothing),
    'getEventBySlug: slug must be a non-empty string, but it is undefined.',
  ],
  [
    'a query that is a text',
    (client) => queryEvents(client, 'all' as never),
    'queryEvents: query must be an object, but it is a string.',
  ],
  [
    'field sets of a query that are not a list',
    (client) => queryEvents(client, {}, { fields: {} as never }),
    'queryEvents: fields must be a list, but it is an object.',
  ],
  [
    'facets that are not texts',
    (client) => countEventsByStatus(client, { facet: [1 as never] }),
    'countEventsByStatus: facet[0] must be a non-empty string, but it is the number 1.',
  ],
  [
    'a missing filter',
    (client) => bulkCancelEventsByFilter(client, nothing),
    'bulkCancelEventsByFilter: options must be an object, but it is undefined.',
  ],
  [
    'a filter that is a text',
    (client) => bulkDeleteEventsByFilter(client, { filter: 'DRAFT' as never }),
    'bulkDeleteEventsByFilter: filter must be an object, but it is a string.',
  ],
]);
