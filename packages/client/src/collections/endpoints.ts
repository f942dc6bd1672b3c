import type { Client, RequestOptions } from '../client.ts';
import type { Call } from '../http/endpoint.ts';
import type { Page } from '../http/lists/page.ts';
import { type OffsetQuery, queries } from '../http/lists/query.ts';
import { type ListAnswer, runQuery } from '../http/lists/query-lists.ts';
import { run } from '../http/request.ts';
import * as services from '../http/services.ts';
import { collectionShape } from './codecs.ts';
import type { Collection } from './entity.ts';

const getById: Call<{ _id: string }, { collection: Collection }> = {
  name: 'getCollection',
  service: services.collections,
  method: 'GET',
  path: '/v2/collections/{id}',
  payload: { _id: 'id' },
  answer: { collection: collectionShape },
  needs: ['collection'],
};

/** A collection by its id. Specification 7.6. */
export async function getCollection(
  client: Client,
  id: string,
  request?: RequestOptions,
): Promise<Collection> {
  const { collection } = await run(client, getById, { _id: id }, request);
  return collection;
}

const getBySlug: Call<{ slug: string }, { collection: Collection }> = {
  name: 'getCollectionBySlug',
  service: services.collections,
  method: 'GET',
  path: '/v2/collections/slug/{slug}',
  answer: { collection: collectionShape },
  needs: ['collection'],
};

/** A collection by its slug. Specification 7.6. */
export function getCollectionBySlug(
  client: Client,
  slug: string,
  request?: RequestOptions,
): Promise<{ collection: Collection }> {
  return run(client, getBySlug, { slug }, request);
}

const list: Call<{ query: OffsetQuery }, ListAnswer<'collections', Collection>> = {
  ...queries,
  name: 'queryCollections',
  service: services.collections,
  path: '/v2/collections/query',
  answer: { collections: [collectionShape], metadata: { total: 'number' } },
  needs: ['collections'],
};

/** Collections, in pages of 50 unless told otherwise. Specification 7.6. */
export function queryCollections(
  client: Client,
  query: OffsetQuery = {},
  request?: RequestOptions,
): Promise<Page<Collection>> {
  return runQuery(client, list, 'collections', query, request);
}
