import type { Client, RequestOptions } from '../client.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { callEndpoint } from '../http/request.ts';
import * as services from '../http/services.ts';
import { listOf, nonEmptyString, object } from '../http/validate.ts';
import { adjustmentCodec, bulkResponseCodec, propertyValueCodec } from './codecs.ts';
import type {
  BulkProductsResponse,
  ProductPropertyAdjustment,
  ProductPropertyValue,
} from './inputs.ts';

const resultsResponse = { response: bulkResponseCodec, required: ['results'] } as const;

const set: Endpoint<{ ids: string[]; set: ProductPropertyValue }, BulkProductsResponse> = {
  name: 'bulkUpdateProductsProperty',
  service: services.catalogAdmin,
  method: 'POST',
  path: '/v1/bulk/products/update',
  idempotent: true,
  payload: { set: propertyValueCodec },
  checks: { ids: listOf(nonEmptyString), set: object },
  ...resultsResponse,
};

/** Sets one property of up to 100 products. What failed is in the response, item by item. See docs/reference/catalog-admin.mdx. */
export function bulkUpdateProductsProperty(
  client: Client,
  ids: string[],
  value: ProductPropertyValue,
  request?: RequestOptions,
): Promise<BulkProductsResponse> {
  return callEndpoint(client, set, { ids, set: value }, request);
}

const adjust: Endpoint<{ adjust: ProductPropertyAdjustment; ids: string[] }, BulkProductsResponse> =
  {
    name: 'bulkAdjustProductProperty',
    service: services.catalogAdmin,
    method: 'POST',
    path: '/v1/bulk/products/adjust-properties',
    payload: { adjust: adjustmentCodec },
    checks: { adjust: object, ids: listOf(nonEmptyString) },
    ...resultsResponse,
  };

/** Adjusts one number of up to 100 products. What failed is in the response, item by item. See docs/reference/catalog-admin.mdx. */
export function bulkAdjustProductProperty(
  client: Client,
  adjustment: ProductPropertyAdjustment,
  ids: string[],
  request?: RequestOptions,
): Promise<BulkProductsResponse> {
  return callEndpoint(client, adjust, { adjust: adjustment, ids }, request);
}
