import type { Client, RequestOptions } from '../client.ts';
import type { Call } from '../http/endpoint.ts';
import type { Page } from '../http/lists/page.ts';
import { type CursorQuery, cursorQueries } from '../http/lists/query.ts';
import { type CursorListAnswer, runCursorQuery } from '../http/lists/query-lists.ts';
import { toQueryString } from '../http/query-string.ts';
import { run } from '../http/request.ts';
import * as services from '../http/services.ts';
import { fields, fieldsOf, listOf, optional, text } from '../http/validate.ts';
import type { CatalogReference } from '../values/catalog-reference.ts';
import { backInStockShape } from './codecs.ts';
import type {
  BackInStockCounts,
  BackInStockItemDetails,
  BackInStockNotificationRequest,
  NewBackInStockNotificationRequest,
  ReportItemsBackInStockOptions,
} from './entity.ts';

interface RequestAnswer {
  request: BackInStockNotificationRequest;
}

interface NewRequest {
  request: NewBackInStockNotificationRequest;
  itemDetails: BackInStockItemDetails;
}

const path = '/v1/back-in-stock-notification-requests';
const byId = { payload: { _id: 'id' } } as const;
const answersRequest = { answer: { request: backInStockShape }, needs: ['request'] } as const;
const aReference = fieldsOf({ catalogItemId: text, appId: text });

const create: Call<NewRequest, RequestAnswer> = {
  name: 'createBackInStockNotificationRequest',
  service: services.backInStock,
  method: 'POST',
  path,
  checks: {
    request: fieldsOf({ catalogReference: aReference, email: text }),
    itemDetails: fields,
  },
  ...answersRequest,
};

/** Asks to be told when an item is back in stock. Specification 7.1. */
export async function createBackInStockNotificationRequest(
  client: Client,
  request: NewBackInStockNotificationRequest,
  itemDetails: BackInStockItemDetails,
  options?: RequestOptions,
): Promise<BackInStockNotificationRequest> {
  const answer = await run(client, create, { request, itemDetails }, options);
  return answer.request;
}

const get: Call<{ _id: string }, RequestAnswer> = {
  name: 'getBackInStockNotificationRequest',
  service: services.backInStock,
  method: 'GET',
  path: `${path}/{id}`,
  ...byId,
  ...answersRequest,
};

/** A request by its id. Specification 7.1. */
export async function getBackInStockNotificationRequest(
  client: Client,
  id: string,
  request?: RequestOptions,
): Promise<BackInStockNotificationRequest> {
  const answer = await run(client, get, { _id: id }, request);
  return answer.request;
}

const remove: Call<{ _id: string }, void> = {
  name: 'deleteBackInStockNotificationRequest',
  service: services.backInStock,
  method: 'DELETE',
  path: `${path}/{id}`,
  ...byId,
};

/** Deletes a request: nobody is told. Specification 7.1. */
export function deleteBackInStockNotificationRequest(
  client: Client,
  id: string,
  request?: RequestOptions,
): Promise<void> {
  return run(client, remove, { _id: id }, request);
}

const markAsSent: Call<{ _id: string }, void> = {
  name: 'markAsNotificationSent',
  service: services.backInStock,
  method: 'PUT',
  path: `${path}/{id}/mark-as-notification-sent`,
  ...byId,
};

/** Says that someone was told by other means than the platform's own. Specification 4 and 7.1. */
export function markAsNotificationSent(
  client: Client,
  id: string,
  request?: RequestOptions,
): Promise<void> {
  return run(client, markAsSent, { _id: id }, request);
}

const list: Call<
  { query: CursorQuery },
  CursorListAnswer<'requests', BackInStockNotificationRequest>
> = {
  ...cursorQueries,
  name: 'queryBackInStockNotificationRequests',
  service: services.backInStock,
  path,
  answer: { requests: [backInStockShape], metadata: { total: 'number' } },
  needs: ['requests'],
};

/** Requests, in pages of 50 unless told otherwise. Specification 7.1 and 9. */
export function queryBackInStockNotificationRequests(
  client: Client,
  query: CursorQuery = {},
  request?: RequestOptions,
): Promise<Page<BackInStockNotificationRequest>> {
  return runCursorQuery(client, list, 'requests', query, request);
}

const count: Call<{ catalogReferences: CatalogReference[] }, BackInStockCounts> = {
  name: 'getBackInStockNotificationRequestsCountByCatalogReferences',
  service: services.backInStock,
  method: 'GET',
  path: `${path}/count-by-catalog-reference`,
  toQuery: toQueryString,
  checks: { catalogReferences: listOf(aReference) },
  needs: ['countsPerCatalogReference'],
};

/** How many people asked for each of these items. Specification 7.1. */
export function getBackInStockNotificationRequestsCountByCatalogReferences(
  client: Client,
  catalogReferences: CatalogReference[],
  request?: RequestOptions,
): Promise<BackInStockCounts> {
  return run(client, count, { catalogReferences }, request);
}

type Report = ReportItemsBackInStockOptions & { itemDetails: BackInStockItemDetails };

const report: Call<Report, void> = {
  name: 'reportItemsBackInStock',
  service: services.backInStock,
  method: 'POST',
  path: `${path}/report-items-back-in-stock`,
  checks: {
    itemDetails: fields,
    catalogReference: optional(aReference),
    requestIds: optional(listOf(text)),
    extraAutomationTemplateParameters: optional(fields),
  },
};

/** Says that items are back in stock, so that those who asked are told. Specification 4 and 7.1. */
export function reportItemsBackInStock(
  client: Client,
  itemDetails: BackInStockItemDetails,
  options: ReportItemsBackInStockOptions = {},
  request?: RequestOptions,
): Promise<void> {
  return run(client, report, { ...options, itemDetails }, request);
}
