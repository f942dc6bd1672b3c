import type { Client, RequestOptions } from '../client.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { callEndpoint } from '../http/request.ts';
import * as services from '../http/services.ts';
import { listOf, nonEmptyString, object, objectOf, optional } from '../http/validate.ts';
import type { ChoiceMedia, MediaInput } from './inputs.ts';

const add: Endpoint<{ _id: string; media: MediaInput[] }, void> = {
  name: 'addProductMedia',
  service: services.catalogAdmin,
  method: 'POST',
  path: '/v1/products/{id}/media',
  payload: { _id: 'id' },
  checks: { media: listOf(object) },
};

/** Adds media items to a product, after those that it has. See docs/reference/catalog-admin.mdx. */
export function addProductMedia(
  client: Client,
  id: string,
  media: MediaInput[],
  request?: RequestOptions,
): Promise<void> {
  return callEndpoint(client, add, { _id: id, media }, request);
}

const remove: Endpoint<{ _id: string; mediaIds: string[] }, void> = {
  name: 'removeProductMedia',
  service: services.catalogAdmin,
  method: 'POST',
  path: '/v1/products/{id}/media/delete',
  idempotent: true,
  payload: { _id: 'id' },
  checks: { mediaIds: listOf(nonEmptyString) },
};

/** Removes media items from a product and its choices; an empty list removes all. See docs/reference/catalog-admin.mdx. */
export function removeProductMedia(
  client: Client,
  id: string,
  mediaIds: string[],
  request?: RequestOptions,
): Promise<void> {
  return callEndpoint(client, remove, { _id: id, mediaIds }, request);
}

const choiceMedia = listOf(
  objectOf({
    option: nonEmptyString,
    choice: nonEmptyString,
    mediaIds: optional(listOf(nonEmptyString)),
  }),
);

const addToChoices: Endpoint<{ _id: string; media: ChoiceMedia[] }, void> = {
  name: 'addProductMediaToChoices',
  service: services.catalogAdmin,
  method: 'PATCH',
  path: '/v1/products/{id}/choices/media',
  idempotent: true,
  payload: { _id: 'id' },
  checks: { media: choiceMedia },
};

/**
 * Assigns media items of the product to choices of a single option. See
 * docs/reference/catalog-admin.mdx.
 */
export function addProductMediaToChoices(
  client: Client,
  id: string,
  media: ChoiceMedia[],
  request?: RequestOptions,
): Promise<void> {
  return callEndpoint(client, addToChoices, { _id: id, media }, request);
}

const removeFromChoices: Endpoint<{ _id: string; media: ChoiceMedia[] }, void> = {
  name: 'removeProductMediaFromChoices',
  service: services.catalogAdmin,
  method: 'POST',
  path: '/v1/products/{id}/choices/media/delete',
  idempotent: true,
  payload: { _id: 'id' },
  checks: { media: choiceMedia },
};

/**
 * Removes media items from choices, and leaves them on the product; an empty list removes all. See
 * docs/reference/catalog-admin.mdx.
 */
export function removeProductMediaFromChoices(
  client: Client,
  id: string,
  media: ChoiceMedia[],
  request?: RequestOptions,
): Promise<void> {
  return callEndpoint(client, removeFromChoices, { _id: id, media }, request);
}
