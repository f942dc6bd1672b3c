import { variantCodec } from '../catalog/codecs.ts';
import type { Variant } from '../catalog/variant.ts';
import type { Client, RequestOptions } from '../client.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { callEndpoint } from '../http/request.ts';
import * as services from '../http/services.ts';
import { listOf, nonEmptyString, object, objectOf, optional } from '../http/validate.ts';
import { variantOverrideCodec } from './codecs.ts';
import type { VariantOverride } from './inputs.ts';

const update: Endpoint<{ _id: string; variants: VariantOverride[] }, { variants: Variant[] }> = {
  name: 'updateProductVariants',
  service: services.catalogAdmin,
  method: 'PATCH',
  path: '/v1/products/{id}/variants',
  idempotent: true,
  payload: { _id: 'id', variants: [variantOverrideCodec] },
  checks: {
    variants: listOf(
      objectOf({ choices: optional(object), variantIds: optional(listOf(nonEmptyString)) }),
    ),
  },
  response: { variants: [variantCodec] },
  required: ['variants'],
};

/**
 * Sets the variants' own price, cost, weight, SKU or visibility. See
 * docs/reference/catalog-admin.mdx.
 */
export function updateProductVariants(
  client: Client,
  id: string,
  variants: VariantOverride[],
  request?: RequestOptions,
): Promise<{ variants: Variant[] }> {
  return callEndpoint(client, update, { _id: id, variants }, request);
}

const reset: Endpoint<{ _id: string }, void> = {
  name: 'resetAllProductVariantData',
  service: services.catalogAdmin,
  method: 'POST',
  path: '/v1/products/{id}/variants/resetToDefault',
  idempotent: true,
  payload: { _id: 'id' },
};

/**
 * Resets all variants of a product to the product's price, cost and weight. See
 * docs/reference/catalog-admin.mdx.
 */
export function resetAllProductVariantData(
  client: Client,
  id: string,
  request?: RequestOptions,
): Promise<void> {
  return callEndpoint(client, reset, { _id: id }, request);
}
