import { describe, expect, test } from 'vitest';
import { describeEndpoints } from '../testing/endpoint-cases.ts';
import { fakePlatform } from '../testing/fake-platform.ts';
import { getCollection, getCollectionBySlug, queryCollections } from './endpoints.ts';

describeEndpoints('what the collection calls send', { collection: { id: 'c1' }, collections: [] }, [
  [
    'getCollection',
    (client) => getCollection(client, 'c 1'),
    'GET /stores-reader/v2/collections/c%201?id=c+1',
  ],
  [
    'getCollectionBySlug',
    (client) => getCollectionBySlug(client, 'light'),
    'GET /stores-reader/v2/collections/slug/light?slug=light',
  ],
  [
    'queryCollections',
    (client) => queryCollections(client, { paging: { limit: 3 } }),
    'POST /stores-reader/v2/collections/query',
    { query: { paging: { limit: 3, offset: 0 } } },
  ],
]);

describe('collection endpoints', () => {
  const wire = { id: 'c1', name: 'Light', media: { items: [{ id: 'm1', mediaType: 'image' }] } };
  const entity = {
    _id: 'c1',
    name: 'Light',
    media: { items: [{ _id: 'm1', mediaType: 'image' }] },
  };
  const { client } = fakePlatform({
    respond: () => ({ collection: wire, collections: [wire], metadata: { total: 8 } }),
  });

  test('getCollection returns the collection itself', async () => {
    expect(await getCollection(client, 'c1')).toEqual(entity);
  });

  test('getCollectionBySlug returns it as a property', async () => {
    expect(await getCollectionBySlug(client, 'light')).toMatchObject({ collection: entity });
  });

  test('queryCollections returns a page', async () => {
    expect(await queryCollections(client, { paging: { limit: 1 } })).toMatchObject({
      items: [entity],
      total: 8,
      limit: 1,
      offset: 0,
      hasNext: true,
      hasPrevious: false,
    });
  });
});
