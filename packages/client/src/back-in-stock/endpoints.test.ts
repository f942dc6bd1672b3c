import { describe, expect, test } from 'vitest';
import { toBase64Url } from '../base64url.ts';
import { describeEndpoints, describeWrongArguments } from '../testing/endpoint-cases.ts';
import { fakePlatform } from '../testing/fake-platform.ts';
import {
  createBackInStockNotificationRequest,
  deleteBackInStockNotificationRequest,
  getBackInStockNotificationRequest,
  getBackInStockNotificationRequestsCountByCatalogReferences,
  markAsNotificationSent,
  queryBackInStockNotificationRequests,
  reportItemsBackInStock,
} from './endpoints.ts';

const base = '/back-in-stock-service/v1/back-in-stock-notification-requests';
const catalogReference = { catalogItemId: 'p1', appId: 'a1', options: { id: 'kept' } };
const image = { id: 'i1', url: 'https://media.example/1.jpg', width: 640, height: 800 };
const itemDetails = { name: 'Fold throw', price: '€148.00', image };
const request = { catalogReference, email: 'mia@example.com', itemUrl: 'https://shop.example/p1' };

/** A query string whose payload can't be expressed in dot notation. */
const asJson = (payload: unknown) => `?.r=${toBase64Url(JSON.stringify(payload))}`;

const response = { request: { id: 'r1' }, requests: [], countsPerCatalogReference: [] };

describeEndpoints('what the back-in-stock calls send', response, [
  [
    'createBackInStockNotificationRequest',
    (client) => createBackInStockNotificationRequest(client, request, itemDetails),
    `POST ${base}`,
    { request, itemDetails },
  ],
  [
    'getBackInStockNotificationRequest',
    (client) => getBackInStockNotificationRequest(client, 'r/1'),
    `GET ${base}/r%2F1?id=r%2F1`,
  ],
  [
    'deleteBackInStockNotificationRequest',
    (client) => deleteBackInStockNotificationRequest(client, 'r1'),
    `DELETE ${base}/r1?id=r1`,
  ],
  [
    'markAsNotificationSent',
    (client) => markAsNotificationSent(client, 'r1'),
    `PUT ${base}/r1/mark-as-notification-sent`,
    { id: 'r1' },
  ],
  [
    'queryBackInStockNotificationRequests',
    (client) => queryBackInStockNotificationRequests(client),
    `GET ${base}?query.cursorPaging.limit=50`,
  ],
  [
    'queryBackInStockNotificationRequests with filter and sort',
    (client) =>
      queryBackInStockNotificationRequests(client, {
        filter: { _createdDate: { $gte: new Date(0) }, status: 'RECEIVED' },
        sort: [{ fieldName: '_id', order: 'DESC' }],
        cursorPaging: { limit: 25 },
      }),
    `GET ${base}${asJson({
      query: {
        cursorPaging: { limit: 25 },
        filter: { createdDate: { $gte: '1970-01-01T00:00:00.000Z' }, status: 'RECEIVED' },
        sort: [{ fieldName: 'id', order: 'DESC' }],
      },
    })}`,
  ],
  [
    'queryBackInStockNotificationRequests from a cursor, which stands for filter and sort',
    (client) =>
      queryBackInStockNotificationRequests(client, {
        filter: { status: 'RECEIVED' },
        sort: [{ fieldName: 'email' }],
        cursorPaging: { cursor: 'next-1' },
      }),
    `GET ${base}?query.cursorPaging.limit=50&query.cursorPaging.cursor=next-1`,
  ],
  [
    'getBackInStockNotificationRequestsCountByCatalogReferences',
    (client) =>
      getBackInStockNotificationRequestsCountByCatalogReferences(client, [catalogReference]),
    `GET ${base}/count-by-catalog-reference${asJson({ catalogReferences: [catalogReference] })}`,
  ],
  [
    'reportItemsBackInStock',
    (client) => reportItemsBackInStock(client, itemDetails),
    `POST ${base}/report-items-back-in-stock`,
    { itemDetails },
  ],
  [
    'reportItemsBackInStock for some requests',
    (client) =>
      reportItemsBackInStock(client, itemDetails, {
        catalogReference,
        requestIds: ['r1'],
        extraAutomationTemplateParameters: { _id: 'kept' },
      }),
    `POST ${base}/report-items-back-in-stock`,
    {
      itemDetails,
      catalogReference,
      requestIds: ['r1'],
      extraAutomationTemplateParameters: { _id: 'kept' },
    },
  ],
]);

describe('back-in-stock endpoints', () => {
  const wire = {
    id: 'r1',
    status: 'RECEIVED',
    catalogReference,
    itemDetails,
    createdDate: '2026-03-01T12:00:00.000Z',
  };
  const entity = {
    _id: 'r1',
    status: 'RECEIVED',
    catalogReference,
    itemDetails,
    createdDate: new Date('2026-03-01T12:00:00.000Z'),
  };
  const { client } = fakePlatform({ respond: () => ({ request: wire }) });

  test('return a request with its ID and date', async () => {
    expect(await createBackInStockNotificationRequest(client, request, itemDetails)).toEqual(
      entity,
    );
    expect(await getBackInStockNotificationRequest(client, 'r1')).toEqual(entity);
  });

  test('return nothing if the response has no useful data', async () => {
    expect(await markAsNotificationSent(client, 'r1')).toBeUndefined();
    expect(await deleteBackInStockNotificationRequest(client, 'r1')).toBeUndefined();
    expect(await reportItemsBackInStock(client, itemDetails)).toBeUndefined();
  });

  test('return the number of requests for each item', async () => {
    const countsPerCatalogReference = [{ catalogReference, count: 2 }];
    const { client } = fakePlatform({ respond: () => ({ countsPerCatalogReference }) });
    expect(
      await getBackInStockNotificationRequestsCountByCatalogReferences(client, [catalogReference]),
    ).toEqual({ countsPerCatalogReference });
  });

  test('return pages by cursor, forward and backward', async () => {
    const pages = ['first', 'second'].map((id, index) => ({
      requests: [{ ...wire, id }],
      metadata: { count: 1, cursors: index === 0 ? { next: 'c2', prev: null } : { prev: 'c1' } },
    }));
    const { client, calls } = fakePlatform({
      respond: ({ line }) => (line.includes('cursor=c2') ? pages[1] : pages[0]),
    });
    const query = { filter: { status: 'RECEIVED' }, cursorPaging: { limit: 1 } };
    const first = await queryBackInStockNotificationRequests(client, query);
    expect(first).toMatchObject({ hasNext: true, hasPrevious: false, cursors: { next: 'c2' } });
    const second = await first.next();
    expect(second).toMatchObject({ items: [{ ...entity, _id: 'second' }], hasNext: false });
    expect((await second?.previous())?.items).toEqual([{ ...entity, _id: 'first' }]);
    expect(calls.slice(1).map(({ line }) => line)).toEqual([
      `GET ${base}?query.cursorPaging.limit=1&query.cursorPaging.cursor=c2`,
      `GET ${base}?query.cursorPaging.limit=1&query.cursorPaging.cursor=c1`,
    ]);
  });
});

describeWrongArguments('wrong arguments of the back-in-stock calls', [
  [
    'a missing request',
    (client) => createBackInStockNotificationRequest(client, undefined as never, itemDetails),
    'createBackInStockNotificationRequest: request must be an object, but it is undefined.',
  ],
  [
    'a request for no item',
    (client) => createBackInStockNotificationRequest(client, { email: 'a' } as never, itemDetails),
    'createBackInStockNotificationRequest: request.catalogReference must be an object, but it is undefined.',
  ],
  [
    'a request without an e-mail address',
    (client) =>
      createBackInStockNotificationRequest(client, { catalogReference } as never, itemDetails),
    'createBackInStockNotificationRequest: request.email must be a non-empty string, but it is undefined.',
  ],
  [
    'missing item details',
    (client) => createBackInStockNotificationRequest(client, request, null as never),
    'createBackInStockNotificationRequest: itemDetails must be an object, but it is null.',
  ],
  ...[
    getBackInStockNotificationRequest,
    deleteBackInStockNotificationRequest,
    markAsNotificationSent,
  ].map((call): Parameters<typeof describeWrongArguments>[1][number] => [
    `a missing id of ${call.name}`,
    (client) => call(client, undefined as never),
    `${call.name}: id must be a non-empty string, but it is undefined.`,
  ]),
  [
    'a query that is not an object',
    (client) => queryBackInStockNotificationRequests(client, 7 as never),
    'queryBackInStockNotificationRequests: query must be an object, but it is the number 7.',
  ],
  [
    'a cursor that is not a text',
    (client) =>
      queryBackInStockNotificationRequests(client, { cursorPaging: { cursor: 7 as never } }),
    'queryBackInStockNotificationRequests: query.cursorPaging.cursor must be a non-empty string, but it is the number 7.',
  ],
  [
    'a missing list of items',
    (client) =>
      getBackInStockNotificationRequestsCountByCatalogReferences(client, undefined as never),
    'getBackInStockNotificationRequestsCountByCatalogReferences: catalogReferences must be a list, but it is undefined.',
  ],
  [
    'an item without its app',
    (client) =>
      getBackInStockNotificationRequestsCountByCatalogReferences(client, [
        { catalogItemId: 'p1' } as never,
      ]),
    'getBackInStockNotificationRequestsCountByCatalogReferences: catalogReferences[0].appId must be a non-empty string, but it is undefined.',
  ],
  [
    'a report without item details',
    (client) => reportItemsBackInStock(client, undefined as never),
    'reportItemsBackInStock: itemDetails must be an object, but it is undefined.',
  ],
  [
    'a report on ids that are no list',
    (client) => reportItemsBackInStock(client, itemDetails, { requestIds: 'r1' as never }),
    'reportItemsBackInStock: requestIds must be a list, but it is a string.',
  ],
]);
