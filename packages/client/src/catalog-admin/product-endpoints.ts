import { productShape } from '../catalog/codecs.ts';
import type { Product } from '../catalog/product.ts';
import type { Client, RequestOptions } from '../client.ts';
import { withId } from '../http/codec/with-id.ts';
import type { Call } from '../http/endpoint.ts';
import { run } from '../http/request.ts';
import * as services from '../http/services.ts';
import { fields, fieldsOf, text } from '../http/validate.ts';
import { newProductShape, productChangesShape } from './codecs.ts';
import type { NewProduct, ProductChanges } from './inputs.ts';

const answersProduct = { answer: { product: productShape }, needs: ['product'] } as const;

const create: Call<{ product: NewProduct }, { product: Product }> = {
  name: 'createProduct',
  service: services.catalogAdmin,
  method: 'POST',
  path: '/v1/products',
  payload: { product: newProductShape },
  checks: { product: fieldsOf({ name: text, priceData: fields }) },
  ...answersProduct,
};

/** Creates a product; its slug is made from its name unless it has one. Specification 7.7. */
export function createProduct(
  client: Client,
  product: NewProduct,
  request?: RequestOptions,
): Promise<{ product: Product }> {
  return run(client, create, { product }, request);
}

const update: Call<{ product: ProductChanges & { _id: string } }, { product: Product }> = {
  name: 'updateProduct',
  service: services.catalogAdmin,
  method: 'PATCH',
  path: '/v1/products/{product.id}',
  idempotent: true,
  payload: { product: productChangesShape },
  checks: { product: fields },
  ...answersProduct,
};

/** Changes the fields of a product that are given, and leaves the others. Specification 7.7. */
export function updateProduct(
  client: Client,
  id: string,
  product: ProductChanges,
  request?: RequestOptions,
): Promise<{ product: Product }> {
  return run(client, update, { product: withId(product, id) }, request);
}

const remove: Call<{ _id: string }, void> = {
  name: 'deleteProduct',
  service: services.catalogAdmin,
  method: 'DELETE',
  path: '/v1/products/{id}',
  payload: { _id: 'id' },
};

/** Deletes a product. Specification 7.7. */
export function deleteProduct(client: Client, id: string, request?: RequestOptions): Promise<void> {
  return run(client, remove, { _id: id }, request);
}

const deleteOptions: Call<{ _id: string }, void> = {
  name: 'deleteProductOptions',
  service: services.catalogAdmin,
  method: 'DELETE',
  path: '/v1/products/{id}/options',
  payload: { _id: 'id' },
};

/** Deletes all options of a product, and with them its variants; only where these are not managed. Specification 7.7. */
export function deleteProductOptions(
  client: Client,
  id: string,
  request?: RequestOptions,
): Promise<void> {
  return run(client, deleteOptions, { _id: id }, request);
}

const takeBrand: Call<{ _id: string }, void> = {
  name: 'removeBrand',
  service: services.catalogAdmin,
  method: 'POST',
  path: '/v1/products/{id}/remove-brand',
  idempotent: true,
  payload: { _id: 'id' },
};

/** Removes the brand of a product. Specification 7.7. */
export function removeBrand(client: Client, id: string, request?: RequestOptions): Promise<void> {
  return run(client, takeBrand, { _id: id }, request);
}

const takeRibbon: Call<{ _id: string }, void> = {
  name: 'removeRibbon',
  service: services.catalogAdmin,
  method: 'POST',
  path: '/v1/products/{id}/remove-ribbon',
  idempotent: true,
  payload: { _id: 'id' },
};

/** Removes the ribbon of a product. Specification 7.7. */
export function removeRibbon(client: Client, id: string, request?: RequestOptions): Promise<void> {
  return run(client, takeRibbon, { _id: id }, request);
}
