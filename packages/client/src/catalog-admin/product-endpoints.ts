import { productCodec } from '../catalog/codecs.ts';
import type { Product } from '../catalog/product.ts';
import type { Client, RequestOptions } from '../client.ts';
import { withId } from '../http/codec/with-id.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { callEndpoint } from '../http/request.ts';
import * as services from '../http/services.ts';
import { nonEmptyString, object, objectOf } from '../http/validate.ts';
import { newProductCodec, productChangesCodec } from './codecs.ts';
import type { NewProduct, ProductChanges } from './inputs.ts';

const productResponse = { response: { product: productCodec }, required: ['product'] } as const;

const create: Endpoint<{ product: NewProduct }, { product: Product }> = {
  name: 'createProduct',
  service: services.catalogAdmin,
  method: 'POST',
  path: '/v1/products',
  payload: { product: newProductCodec },
  checks: { product: objectOf({ name: nonEmptyString, priceData: object }) },
  ...productResponse,
};

/** Creates a product; its slug is made from its name unless it has one. See docs/reference/catalog-admin.mdx. */
export function createProduct(
  client: Client,
  product: NewProduct,
  request?: RequestOptions,
): Promise<{ product: Product }> {
  return callEndpoint(client, create, { product }, request);
}

const update: Endpoint<{ product: ProductChanges & { _id: string } }, { product: Product }> = {
  name: 'updateProduct',
  service: services.catalogAdmin,
  method: 'PATCH',
  path: '/v1/products/{product.id}',
  idempotent: true,
  payload: { product: productChangesCodec },
  checks: { product: object },
  ...productResponse,
};

/**
 * Updates the given fields of a product, and leaves the others. See
 * docs/reference/catalog-admin.mdx.
 */
export function updateProduct(
  client: Client,
  id: string,
  product: ProductChanges,
  request?: RequestOptions,
): Promise<{ product: Product }> {
  return callEndpoint(client, update, { product: withId(product, id) }, request);
}

const remove: Endpoint<{ _id: string }, void> = {
  name: 'deleteProduct',
  service: services.catalogAdmin,
  method: 'DELETE',
  path: '/v1/products/{id}',
  payload: { _id: 'id' },
};

/** Deletes a product. See docs/reference/catalog-admin.mdx. */
export function deleteProduct(client: Client, id: string, request?: RequestOptions): Promise<void> {
  return callEndpoint(client, remove, { _id: id }, request);
}

const deleteOptions: Endpoint<{ _id: string }, void> = {
  name: 'deleteProductOptions',
  service: services.catalogAdmin,
  method: 'DELETE',
  path: '/v1/products/{id}/options',
  payload: { _id: 'id' },
};

/** Deletes all options of a product, and with them its variants; only where these are not managed. See docs/reference/catalog-admin.mdx. */
export function deleteProductOptions(
  client: Client,
  id: string,
  request?: RequestOptions,
): Promise<void> {
  return callEndpoint(client, deleteOptions, { _id: id }, request);
}

const removeBrandCall: Endpoint<{ _id: string }, void> = {
  name: 'removeBrand',
  service: services.catalogAdmin,
  method: 'POST',
  path: '/v1/products/{id}/remove-brand',
  idempotent: true,
  payload: { _id: 'id' },
};

/** Removes the brand of a product. See docs/reference/catalog-admin.mdx. */
export function removeBrand(client: Client, id: string, request?: RequestOptions): Promise<void> {
  return callEndpoint(client, removeBrandCall, { _id: id }, request);
}

const removeRibbonCall: Endpoint<{ _id: string }, void> = {
  name: 'removeRibbon',
  service: services.catalogAdmin,
  method: 'POST',
  path: '/v1/products/{id}/remove-ribbon',
  idempotent: true,
  payload: { _id: 'id' },
};

/** Removes the ribbon of a product. See docs/reference/catalog-admin.mdx. */
export function removeRibbon(client: Client, id: string, request?: RequestOptions): Promise<void> {
  return callEndpoint(client, removeRibbonCall, { _id: id }, request);
}
