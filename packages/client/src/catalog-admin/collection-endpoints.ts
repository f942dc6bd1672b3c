import type { Client, RequestOptions } from '../client.ts';
import { collectionCodec } from '../collections/codecs.ts';
import type { Collection } from '../collections/entity.ts';
import { withId } from '../http/codec/with-id.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { callEndpoint } from '../http/request.ts';
import * as services from '../http/services.ts';
import { listOf, nonEmptyString, object, objectOf } from '../http/validate.ts';
import type { CollectionChanges, NewCollection } from './inputs.ts';

const collectionResponse = {
  response: { collection: collectionCodec },
  required: ['collection'],
} as const;

const create: Endpoint<{ collection: NewCollection }, { collection: Collection }> = {
  name: 'createCollection',
  service: services.catalogAdmin,
  method: 'POST',
  path: '/v1/collections',
  payload: { collection: collectionCodec },
  checks: { collection: objectOf({ name: nonEmptyString }) },
  ...collectionResponse,
};

/** Creates a collection; its slug is made from its name unless it has one. See docs/reference/catalog-admin.mdx. */
export function createCollection(
  client: Client,
  collection: NewCollection,
  request?: RequestOptions,
): Promise<{ collection: Collection }> {
  return callEndpoint(client, create, { collection }, request);
}

const update: Endpoint<
  { collection: CollectionChanges & { _id: string } },
  { collection: Collection }
> = {
  name: 'updateCollection',
  service: services.catalogAdmin,
  method: 'PATCH',
  path: '/v1/collections/{collection.id}',
  idempotent: true,
  payload: { collection: collectionCodec },
  checks: { collection: object },
  ...collectionResponse,
};

/**
 * Updates the given fields of a collection, and leaves the others. See
 * docs/reference/catalog-admin.mdx.
 */
export function updateCollection(
  client: Client,
  id: string,
  collection: CollectionChanges,
  request?: RequestOptions,
): Promise<{ collection: Collection }> {
  return callEndpoint(client, update, { collection: withId(collection, id) }, request);
}

const remove: Endpoint<{ _id: string }, void> = {
  name: 'deleteCollection',
  service: services.catalogAdmin,
  method: 'DELETE',
  path: '/v1/collections/{id}',
  payload: { _id: 'id' },
};

/** Deletes a collection, not the products in it. See docs/reference/catalog-admin.mdx. */
export function deleteCollection(
  client: Client,
  id: string,
  request?: RequestOptions,
): Promise<void> {
  return callEndpoint(client, remove, { _id: id }, request);
}

const addProducts: Endpoint<{ _id: string; productIds: string[] }, void> = {
  name: 'addProductsToCollection',
  service: services.catalogAdmin,
  method: 'POST',
  path: '/v1/collections/{id}/productIds',
  idempotent: true,
  payload: { _id: 'id' },
  checks: { productIds: listOf(nonEmptyString) },
};

/** Adds products to a collection; those already in it stay. See docs/reference/catalog-admin.mdx. */
export function addProductsToCollection(
  client: Client,
  id: string,
  productIds: string[],
  request?: RequestOptions,
): Promise<void> {
  return callEndpoint(client, addProducts, { _id: id, productIds }, request);
}

const removeProducts: Endpoint<{ _id: string; productIds: string[] }, void> = {
  name: 'removeProductsFromCollection',
  service: services.catalogAdmin,
  method: 'POST',
  path: '/v1/collections/{id}/productIds/delete',
  idempotent: true,
  payload: { _id: 'id' },
  checks: { productIds: listOf(nonEmptyString) },
};

/** Removes products from a collection. See docs/reference/catalog-admin.mdx. */
export function removeProductsFromCollection(
  client: Client,
  id: string,
  productIds: string[],
  request?: RequestOptions,
): Promise<void> {
  return callEndpoint(client, removeProducts, { _id: id, productIds }, request);
}
