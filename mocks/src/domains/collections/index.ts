import type { Collection } from '../../fixtures/shop/shop.ts';
import { defineDomain, type Incoming, pathValue } from '../../platform/domain.ts';
import { missing } from '../../platform/errors.ts';
import { queryList } from '../../platform/requests/query.ts';
import { readableCollections } from '../catalog/state.ts';

const FIELDS = { fields: ['id', 'name', 'slug', 'description', 'numberOfProducts', 'visible'] };

function collectionWith(incoming: Incoming, key: 'id' | 'slug'): { collection: Collection } {
  const value = pathValue(incoming, key);
  const collection = readableCollections(incoming).find((one) => one[key] === value);
  if (!collection) throw missing('COLLECTION_NOT_FOUND', `There is no collection "${value}".`);
  return { collection };
}

/** Store collections, version 2. See docs/reference/collections.mdx. */
export const collections = defineDomain('collections', '/stores-reader', {
  getCollectionBySlug: {
    method: 'GET',
    path: '/v2/collections/slug/:slug',
    respond: (incoming) => collectionWith(incoming, 'slug'),
  },
  getCollection: {
    method: 'GET',
    path: '/v2/collections/:id',
    respond: (incoming) => collectionWith(incoming, 'id'),
  },
  queryCollections: {
    method: 'POST',
    path: '/v2/collections/query',
    respond(incoming) {
      const { items, metadata } = queryList(readableCollections(incoming), incoming.body, FIELDS);
      return { collections: items, metadata };
    },
  },
});
