import { describeEndpoints } from '../testing/endpoint-cases.ts';
import { newEvent } from '../testing/new-event.ts';
import {
  cancelEvent,
  cloneEvent,
  createEvent,
  deleteEvent,
  publishDraftEvent,
  updateEvent,
} from './endpoints.ts';

const wireEvent = {
  title: 'Kiln opening',
  location: { type: 'VENUE', address: { geocode: { latitude: 57.05, longitude: 'NaN' } } },
  dateAndTimeSettings: {
    startDate: '2026-11-23T09:00:00.000Z',
    endDate: '2026-11-23T12:00:00.000Z',
    timeZoneId: 'Europe/Copenhagen',
    recurringEvents: {
      individualEventDates: [
        { startDate: '2026-11-23T09:00:00.000Z', endDate: '2026-11-23T12:00:00.000Z' },
      ],
    },
  },
  registration: {
    initialType: 'RSVP',
    rsvp: { responseType: 'YES_AND_NO', startDate: '2026-11-21T09:00:00.000Z' },
  },
  form: { controls: [{ id: 'c1', type: 'DATE', inputs: [] }] },
  categories: { categories: [{ id: 'k1', name: 'Workshops' }] },
};

describeEndpoints('what the event calls send', { event: { id: 'e1' }, eventId: 'e1' }, [
  [
    'createEvent',
    (client) => createEvent(client, newEvent),
    'POST /events/v3/events',
    { event: wireEvent },
  ],
  [
    'createEvent with options',
    (client) => createEvent(client, newEvent, { draft: false, fields: ['DETAILS', 'FORM'] }),
    'POST /events/v3/events',
    { event: wireEvent, draft: false, fields: ['DETAILS', 'FORM'] },
  ],
  [
    'cloneEvent',
    (client) => cloneEvent(client, 'e/1'),
    'POST /events/v3/events/e%2F1/clone',
    { eventId: 'e/1' },
  ],
  [
    'cloneEvent with changes',
    (client) =>
      cloneEvent(client, 'e1', {
        event: { title: 'Again', dateAndTimeSettings: { startDate: new Date(0) } },
        draft: true,
        fields: ['TEXTS'],
      }),
    'POST /events/v3/events/e1/clone',
    {
      eventId: 'e1',
      event: {
        title: 'Again',
        dateAndTimeSettings: { startDate: '1970-01-01T00:00:00.000Z' },
      },
      draft: true,
      fields: ['TEXTS'],
    },
  ],
  [
    'updateEvent with a list of field sets',
    (client) =>
      updateEvent(client, 'e1', {
        event: { shortDescription: '' },
        fields: ['DETAILS', 'REGISTRATION'],
      }),
    'PATCH /events/v3/events/e1',
    { event: { id: 'e1', shortDescription: '' }, fields: ['DETAILS', 'REGISTRATION'] },
  ],
  [
    'publishDraftEvent',
    (client) => publishDraftEvent(client, 'e1', { fields: ['URLS'] }),
    'POST /events/v3/events/e1/publish',
    { eventId: 'e1', fields: ['URLS'] },
  ],
  [
    'cancelEvent',
    (client) => cancelEvent(client, 'e1'),
    'POST /events/v3/events/e1/cancel',
    { eventId: 'e1' },
  ],
  [
    'deleteEvent',
    (client) => deleteEvent(client, 'e 1'),
    'DELETE /events/v3/events/e%201?eventId=e+1',
  ],
]);
