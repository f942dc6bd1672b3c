import { describeEndpoints } from '../testing/endpoint-cases.ts';
import {
  bulkCancelEventsByFilter,
  bulkDeleteEventsByFilter,
  countEventsByStatus,
  getEvent,
  getEventBySlug,
  queryEvents,
} from './endpoints.ts';

const response = { event: { id: 'e1' }, events: [], facets: {} };

describeEndpoints('what the calls that find events send', response, [
  ['getEvent', (client) => getEvent(client, 'e1'), 'GET /events/v3/events/e1?eventId=e1'],
  [
    'getEvent with field sets',
    (client) => getEvent(client, 'e1', { fields: ['DETAILS', 'FORM'] }),
    'GET /events/v3/events/e1?fields=DETAILS&fields=FORM&eventId=e1',
  ],
  [
    'getEventBySlug',
    (client) => getEventBySlug(client, 'kiln opening', { fields: ['AGENDA'] }),
    'GET /events/v3/events/slug/kiln%20opening?fields=AGENDA&slug=kiln+opening',
  ],
  [
    'queryEvents',
    (client) => queryEvents(client),
    'POST /events/v3/events/query',
    { query: { paging: { limit: 50, offset: 0 } } },
  ],
  [
    'queryEvents with everything',
    (client) =>
      queryEvents(
        client,
        {
          filter: {
            status: { $in: ['UPCOMING', 'STARTED'] },
            'dateAndTimeSettings.startDate': { $gte: new Date(0) },
            _createdDate: { $lt: '2026-11-21T00:00:00.000Z' },
          },
          sort: [{ fieldName: '_createdDate', order: 'DESC' }],
          paging: { limit: 10, offset: 20 },
        },
        { fields: ['CATEGORIES'], includeDrafts: false },
      ),
    'POST /events/v3/events/query',
    {
      query: {
        filter: {
          status: { $in: ['UPCOMING', 'STARTED'] },
          'dateAndTimeSettings.startDate': { $gte: '1970-01-01T00:00:00.000Z' },
          createdDate: { $lt: '2026-11-21T00:00:00.000Z' },
        },
        sort: [{ fieldName: 'createdDate', order: 'DESC' }],
        paging: { limit: 10, offset: 20 },
      },
      fields: ['CATEGORIES'],
      includeDrafts: false,
    },
  ],
  [
    'countEventsByStatus',
    (client) => countEventsByStatus(client),
    'POST /events/v3/events/count-by-status',
    {},
  ],
  [
    'countEventsByStatus with a filter',
    (client) =>
      countEventsByStatus(client, {
        filter: { _id: { $ne: 'e1' }, _updatedDate: { $gt: new Date(0) } },
        facet: ['status', 'registration.type'],
        includeDrafts: true,
      }),
    'POST /events/v3/events/count-by-status',
    {
      filter: { id: { $ne: 'e1' }, updatedDate: { $gt: '1970-01-01T00:00:00.000Z' } },
      facet: ['status', 'registration.type'],
      includeDrafts: true,
    },
  ],
  [
    'bulkCancelEventsByFilter',
    (client) => bulkCancelEventsByFilter(client, { filter: { _id: { $in: ['e1'] } } }),
    'POST /events/v3/bulk/events/cancel-by-filter',
    { filter: { id: { $in: ['e1'] } } },
  ],
  [
    'bulkDeleteEventsByFilter',
    (client) => bulkDeleteEventsByFilter(client, { filter: { status: 'DRAFT' } }),
    'POST /events/v3/bulk/events/delete-by-filter',
    { filter: { status: 'DRAFT' } },
  ],
]);
