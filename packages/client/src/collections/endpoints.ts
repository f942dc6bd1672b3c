import type { Client, RequestOptions } from '../client.ts';
import type { Endpoint } from '../http/endpoint.ts';
import type { Page } from '../http/lists/page.ts';
import { type OffsetQuery, queries } from '../http/lists/query.ts';
import { type ListResponse, requestOffsetList } from '../http/lists/query-lists.ts';
import { callEndpoint } from '../http/request.ts';
import * as services from '../http/services.ts';
import { collectionCodec } from './codecs.ts';
import type { Collection } from './entity.ts';

const getById: Endpoint<{ _id: string }, { collection: Collection }> = {
  name: 'getCollection',
  service: services.collections,
  method: 'GET',
  path: '/v2/collections/{id}',
  payload: { _id: 'id' },
  response: { collection: collectionCodec },
  required: ['collection'],
};

/** A collection by its id. See docs/reference/collections.mdx. */
export async function getCollection(
  client: Client,
  id: string,
  request?: RequestOptions,
): Promise<Collection> {
  const { collection } = await callEndpoint(client, getById, { _id: id }, request);
  return collection;
}

const getBySlug: Endpoint<{ slug: string }, { collection: Collection }> = {
  name: 'getCollectionBySlug',
  service: services.collections,
  method: 'GET',
  path: '/v2/collections/slug/{slug}',
  response: { collection: collectionCodec },
  required: ['collection'],
};

/** A collection by its slug. See docs/reference/collections.mdx. */
export function getCollectionBySlug(
  client: Client,
  slug: string,
  request?: RequestOptions,
): Promise<{ collection: Collection }> {
  return callEndpoint(client, getBySlug, { slug }, request);
}

const list: Endpoint<{ query: OffsetQuery }, ListResponse<'collections', Collection>> = {
  ...queries,
  name: 'queryCollections',
  service: services.collections,
  path: '/v2/collections/query',
  response: { collections: [collectionCodec], metadata: { total: 'number' } },
  required: ['collections'],
};

/** Collections, in pages of 50 by default. See docs/reference/collections.mdx. */
export function queryCollections(
  client: Client,
  query: OffsetQuery = {},
  request?: RequestOptions,
): Promise<Page<Collection>> {
  return requestOffsetList(client, list, 'collections', query, request);
}
