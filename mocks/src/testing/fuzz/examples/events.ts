import type { Example, Examples } from '../example.ts';

const fields = ['DETAILS', 'REGISTRATION', 'FORM', 'URLS'];

const written = {
  title: 'Winter swim',
  shortDescription: 'Cold, short, loud.',
  location: {
    type: 'VENUE',
    name: 'The pier',
    address: { country: 'DK', city: 'Aalborg', geocode: { latitude: 57, longitude: 9.9 } },
  },
  dateAndTimeSettings: {
    startDate: '2028-06-01T08:00:00.000Z',
    endDate: '2028-06-01T12:00:00.000Z',
    timeZoneId: 'Europe/Copenhagen',
  },
  registration: { initialType: 'RSVP', rsvp: { responseType: 'YES_AND_NO', limit: 30 } },
  guestListSettings: { displayedPublicly: true },
  agendaSettings: { enabled: true },
};

const recurring = {
  ...written,
  dateAndTimeSettings: {
    timeZoneId: 'Europe/Copenhagen',
    recurringEvents: {
      individualEventDates: [
        { startDate: '2028-06-01T08:00:00.000Z', endDate: '2028-06-01T12:00:00.000Z' },
        { startDate: '2028-06-08T08:00:00.000Z', endDate: '2028-06-08T12:00:00.000Z' },
      ],
    },
  },
};

const one = (...eventIds: string[]): Example[] =>
  eventIds.map((eventId) => ({ path: { eventId }, body: { eventId, fields } }));

/** Requests of event organizers, and of visitors who look for events. */
export const eventExamples: Examples = {
  'events.createEvent': [
    { body: { event: written, fields } },
    { body: { event: written, draft: true } },
    { body: { event: recurring } },
    { body: { event: { ...written, registration: { initialType: 'TICKETING' } } } },
  ],
  'events.cloneEvent': [
    { path: { eventId: '$events.id' }, body: { event: { title: 'Again' }, draft: true } },
    { path: { eventId: '$createEvent.event.id' }, body: {} },
  ],
  'events.updateEvent': [
    {
      path: { 'event.id': '$createEvent.event.id', eventId: '$createEvent.event.id' },
      body: { event: { shortDescription: 'Colder', title: 'Summer swim' }, fields },
    },
    {
      path: { 'event.id': '$events.id', eventId: '$events.id' },
      body: { event: { dateAndTimeSettings: written.dateAndTimeSettings } },
    },
  ],
  'events.publishDraftEvent': one('$createEvent.event.id', '$cloneEvent.event.id'),
  'events.cancelEvent': one('$createEvent.event.id', '$events.id'),
  'events.deleteEvent': [{ path: { eventId: '$createEvent.event.id' } }],
  'events.bulkCancelEventsByFilter': [{ body: { filter: { title: 'Again' } } }],
  'events.bulkDeleteEventsByFilter': [{ body: { filter: { title: { $startsWith: 'Again' } } } }],
  'events.queryEvents': [
    {
      body: {
        query: {
          filter: {
            status: { $in: ['UPCOMING', 'STARTED'] },
            'dateAndTimeSettings.startDate': { $gt: '2026-01-01T00:00:00.000Z' },
          },
          sort: [{ fieldName: 'dateAndTimeSettings.startDate', order: 'DESC' }],
          paging: { limit: 5, offset: 1 },
        },
        fields,
        includeDrafts: true,
      },
    },
    { body: { query: { filter: { 'registration.type': 'TICKETING' } } } },
  ],
  'events.countEventsByStatus': [
    { body: { filter: {}, facet: ['STATUS'], includeDrafts: true } },
    {},
  ],
  'events.getEvent': [{ path: { eventId: '$events.id' }, query: { fields } }],
  'events.getEventBySlug': [{ path: { slug: '$events.slug' }, query: { fields } }],
};
