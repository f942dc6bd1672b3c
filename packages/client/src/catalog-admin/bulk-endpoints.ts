import type { Client, RequestOptions } from '../client.ts';
import type { Call } from '../http/endpoint.ts';
import { run } from '../http/request.ts';
import * as services from '../http/services.ts';
import { fields, listOf, text } from '../http/validate.ts';
import type {
  BulkProductsAnswer,
  ProductPropertyAdjustment,
  ProductPropertyValue,
} from './bulk-inputs.ts';
import { adjustmentShape, bulkAnswerShape, propertyValueShape } from './codecs.ts';

const answersResults = { answer: bulkAnswerShape, needs: ['results'] } as const;

const set: Call<{ ids: string[]; set: ProductPropertyValue }, BulkProductsAnswer> = {
  name: 'bulkUpdateProductsProperty',
  service: services.catalogAdmin,
  method: 'POST',
  path: '/v1/bulk/products/update',
  idempotent: true,
  payload: { set: propertyValueShape },
  checks: { ids: listOf(text), set: fields },
  ...answersResults,
};

/** Sets one property of up to 100 products. What failed is in the answer, item by item. Specification 7.7. */
export function bulkUpdateProductsProperty(
  client: Client,
  ids: string[],
  value: ProductPropertyValue,
  request?: RequestOptions,
): Promise<BulkProductsAnswer> {
  return run(client, set, { ids, set: value }, request);
}

const adjust: Call<{ adjust: ProductPropertyAdjustment; ids: string[] }, BulkProductsAnswer> = {
  name: 'bulkAdjustProductProperty',
  service: services.catalogAdmin,
  method: 'POST',
  path: '/v1/bulk/products/adjust-properties',
  payload: { adjust: adjustmentShape },
  checks: { adjust: fields, ids: listOf(text) },
  ...answersResults,
};

/** Adjusts one number of up to 100 products. What failed is in the answer, item by item. Specification 7.7. */
export function bulkAdjustProductProperty(
  client: Client,
  adjustment: ProductPropertyAdjustment,
  ids: string[],
  request?: RequestOptions,
): Promise<BulkProductsAnswer> {
  return run(client, adjust, { adjust: adjustment, ids }, request);
}
