import type { Call } from '../core/call.ts';
import type { Client, RequestOptions } from '../core/client.ts';
import type { Page } from '../core/page.ts';
import { type OffsetQuery, queries } from '../core/query.ts';
import { run } from '../core/run.ts';
import { type ListAnswer, runQuery } from '../core/run-query.ts';
import * as services from '../core/services.ts';
import type { Collection } from './collection.ts';
import { collectionShape } from './shapes.ts';

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
