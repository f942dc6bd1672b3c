import type { Client, RequestOptions } from '../client.ts';
import type { Endpoint } from '../http/endpoint.ts';
import type { Page } from '../http/lists/page.ts';
import { type CursorQuery, cursorQueries } from '../http/lists/query.ts';
import { type CursorListResponse, requestCursorList } from '../http/lists/query-lists.ts';
import { toQueryString } from '../http/query-string.ts';
import { callEndpoint } from '../http/request.ts';
import * as services from '../http/services.ts';
import { listOf, nonEmptyString, object, objectOf, optional } from '../http/validate.ts';
import type { CatalogReference } from '../values/catalog-reference.ts';
import { backInStockCodec } from './codecs.ts';
import type {
  BackInStockCounts,
  BackInStockItemDetails,
  BackInStockNotificationRequest,
  NewBackInStockNotificationRequest,
  ReportItemsBackInStockOptions,
} from './entity.ts';

interface RequestResponse {
  request: BackInStockNotificationRequest;
}

interface NewRequest {
  request: NewBackInStockNotificationRequest;
  itemDetails: BackInStockItemDetails;
}

const path = '/v1/back-in-stock-notification-requests';
const byId = { payload: { _id: 'id' } } as const;
const requestResponse = { response: { request: backInStockCodec }, required: ['request'] } as const;
const referenceCheck = objectOf({ catalogItemId: nonEmptyString, appId: nonEmptyString });

const create: Endpoint<NewRequest, RequestResponse> = {
  name: 'createBackInStockNotificationRequest',
  service: services.backInStock,
  method: 'POST',
  path,
  checks: {
    request: objectOf({ catalogReference: referenceCheck, email: nonEmptyString }),
    itemDetails: object,
  },
  ...requestResponse,
};

/**
 * Creates a request for a notification when an item is back in stock. See
 * docs/reference/back-in-stock.mdx.
 */
export async function createBackInStockNotificationRequest(
  client: Client,
  request: NewBackInStockNotificationRequest,
  itemDetails: BackInStockItemDetails,
  options?: RequestOptions,
): Promise<BackInStockNotificationRequest> {
  const response = await callEndpoint(client, create, { request, itemDetails }, options);
  return response.request;
}

const get: Endpoint<{ _id: string }, RequestResponse> = {
  name: 'getBackInStockNotificationRequest',
  service: services.backInStock,
  method: 'GET',
  path: `${path}/{id}`,
  ...byId,
  ...requestResponse,
};

/** A request by its id. See docs/reference/back-in-stock.mdx. */
export async function getBackInStockNotificationRequest(
  client: Client,
  id: string,
  request?: RequestOptions,
): Promise<BackInStockNotificationRequest> {
  const response = await callEndpoint(client, get, { _id: id }, request);
  return response.request;
}

const remove: Endpoint<{ _id: string }, void> = {
  name: 'deleteBackInStockNotificationRequest',
  service: services.backInStock,
  method: 'DELETE',
  path: `${path}/{id}`,
  ...byId,
};

/** Deletes a request: no notification is sent. See docs/reference/back-in-stock.mdx. */
export function deleteBackInStockNotificationRequest(
  client: Client,
  id: string,
  request?: RequestOptions,
): Promise<void> {
  return callEndpoint(client, remove, { _id: id }, request);
}

const markAsSent: Endpoint<{ _id: string }, void> = {
  name: 'markAsNotificationSent',
  service: services.backInStock,
  method: 'PUT',
  path: `${path}/{id}/mark-as-notification-sent`,
  ...byId,
};

/**
 * Marks a request as notified by other means than the platform's own. See docs/reference/states.mdx
 * and docs/reference/back-in-stock.mdx.
 */
export function markAsNotificationSent(
  client: Client,
  id: string,
  request?: RequestOptions,
): Promise<void> {
  return callEndpoint(client, markAsSent, { _id: id }, request);
}

const list: Endpoint<
  { query: CursorQuery },
  CursorListResponse<'requests', BackInStockNotificationRequest>
> = {
  ...cursorQueries,
  name: 'queryBackInStockNotificationRequests',
  service: services.backInStock,
  path,
  response: { requests: [backInStockCodec], metadata: { total: 'number' } },
  required: ['requests'],
};

/** Requests, in pages of 50 by default. See docs/reference/back-in-stock.mdx and docs/reference/constants.mdx. */
export function queryBackInStockNotificationRequests(
  client: Client,
  query: CursorQuery = {},
  request?: RequestOptions,
): Promise<Page<BackInStockNotificationRequest>> {
  return requestCursorList(client, list, 'requests', query, request);
}

const count: Endpoint<{ catalogReferences: CatalogReference[] }, BackInStockCounts> = {
  name: 'getBackInStockNotificationRequestsCountByCatalogReferences',
  service: services.backInStock,
  method: 'GET',
  path: `${path}/count-by-catalog-reference`,
  toQuery: toQueryString,
  checks: { catalogReferences: listOf(referenceCheck) },
  required: ['countsPerCatalogReference'],
};

/** Counts the requests for each of these items. See docs/reference/back-in-stock.mdx. */
export function getBackInStockNotificationRequestsCountByCatalogReferences(
  client: Client,
  catalogReferences: CatalogReference[],
  request?: RequestOptions,
): Promise<BackInStockCounts> {
  return callEndpoint(client, count, { catalogReferences }, request);
}

type Report = ReportItemsBackInStockOptions & { itemDetails: BackInStockItemDetails };

const report: Endpoint<Report, void> = {
  name: 'reportItemsBackInStock',
  service: services.backInStock,
  method: 'POST',
  path: `${path}/report-items-back-in-stock`,
  checks: {
    itemDetails: object,
    catalogReference: optional(referenceCheck),
    requestIds: optional(listOf(nonEmptyString)),
    extraAutomationTemplateParameters: optional(object),
  },
};

/**
 * Reports items as back in stock, so that their requests are notified. See docs/reference/states.mdx
 * and docs/reference/back-in-stock.mdx.
 */
export function reportItemsBackInStock(
  client: Client,
  itemDetails: BackInStockItemDetails,
  options: ReportItemsBackInStockOptions = {},
  request?: RequestOptions,
): Promise<void> {
  return callEndpoint(client, report, { ...options, itemDetails }, request);
}
