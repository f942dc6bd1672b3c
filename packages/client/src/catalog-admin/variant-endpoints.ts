import { variantShape } from '../catalog/codecs.ts';
import type { Variant } from '../catalog/variant.ts';
import type { Client, RequestOptions } from '../client.ts';
import type { Call } from '../http/endpoint.ts';
import { run } from '../http/request.ts';
import * as services from '../http/services.ts';
import { fields, fieldsOf, listOf, optional, text } from '../http/validate.ts';
import { variantOverrideShape } from './codecs.ts';
import type { VariantOverride } from './inputs.ts';

const update: Call<{ _id: string; variants: VariantOverride[] }, { variants: Variant[] }> = {
  name: 'updateProductVariants',
  service: services.catalogAdmin,
  method: 'PATCH',
  path: '/v1/products/{id}/variants',
  idempotent: true,
  payload: { _id: 'id', variants: [variantOverrideShape] },
  checks: {
    variants: listOf(fieldsOf({ choices: optional(fields), variantIds: optional(listOf(text)) })),
  },
  answer: { variants: [variantShape] },
  needs: ['variants'],
};

/** Gives variants a price, cost, weight, SKU or visibility of their own. Specification 7.7. */
export function updateProductVariants(
  client: Client,
  id: string,
  variants: VariantOverride[],
  request?: RequestOptions,
): Promise<{ variants: Variant[] }> {
  return run(client, update, { _id: id, variants }, request);
}

const reset: Call<{ _id: string }, void> = {
  name: 'resetAllProductVariantData',
  service: services.catalogAdmin,
  method: 'POST',
  path: '/v1/products/{id}/variants/resetToDefault',
  idempotent: true,
  payload: { _id: 'id' },
};

/** Gives all variants of a product its own price, cost and weight again. Specification 7.7. */
export function resetAllProductVariantData(
  client: Client,
  id: string,
  request?: RequestOptions,
): Promise<void> {
  return run(client, reset, { _id: id }, request);
}
