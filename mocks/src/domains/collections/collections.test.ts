import { describe, expect, test } from 'vitest';
import { getCode, getViolatedFields, visitNewPlatform } from '../../testing/api-caller.ts';

const PREFIX = '/stores-reader';

describe('collections', () => {
  const caller = visitNewPlatform();
  const [table] = caller.platform.shop.collections;

  test('returns one by id and by slug, in both versions, with its number of products', async () => {
    const paths = [
      `/v2/collections/${table?.id}?id=${table?.id}`,
      '/v2/collections/slug/for-the-table?slug=for-the-table',
      '/v1/collections/slug/for-the-table?slug=for-the-table',
    ];
    for (const path of paths) {
      const { status, body } = await caller.call('GET', PREFIX + path);
      expect(status, path).toBe(200);
      expect(body.collection, path).toMatchObject({
        id: table?.id,
        name: 'For the table',
        numberOfProducts: 23,
        media: { mainMedia: { image: { width: 960, height: 640 } } },
      });
    }
  });

  test('returns 404 for unknown and hidden ones', async () => {
    const { platform, call } = visitNewPlatform();
    const [hidden] = platform.shop.collections;
    if (hidden) hidden.visible = false;
    const paths = [
      '/v2/collections/nothing',
      '/v2/collections/slug/nothing',
      '/v1/collections/slug/nothing',
      '/v2/collections/slug/for-the-table',
    ];
    for (const path of paths) {
      const response = await call('GET', PREFIX + path);
      expect([response.status, getCode(response)], path).toEqual([404, 'COLLECTION_NOT_FOUND']);
    }
  });

  test('supports filter, sort and paging', async () => {
    const query = { sort: [{ fieldName: 'name' }], paging: { offset: 2, limit: 2 } };
    const { body } = await caller.call('POST', `${PREFIX}/v2/collections/query`, { query });
    expect(body.collections.map(({ name }: { name: string }) => name)).toEqual(['Gifts', 'Light']);
    expect(body.metadata).toMatchObject({ count: 2, offset: 2, total: 8 });
  });

  test('rejects an invalid query', async () => {
    const path = `${PREFIX}/v2/collections/query`;
    const response = await caller.call('POST', path, { query: { filter: { price: 3 } } });
    expect(getViolatedFields(response)).toEqual(['query.filter.price']);
    expect((await caller.call('POST', path, '[1]')).body.message).toBe(
      'The body must be a JSON object',
    );
  });
});
