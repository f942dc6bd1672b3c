import type { Client, RequestOptions } from '../../client.ts';
import { isJsonObject } from '../codec/codec.ts';
import type { Endpoint } from '../endpoint.ts';
import { callEndpoint } from '../request.ts';
import { type OffsetPaging, openCursorList, openOffsetList, type Page } from './page.ts';
import type { CursorQuery, OffsetQuery } from './query.ts';

/** The platform's metadata of a page by offset. */
export interface OffsetMetadata {
  /** Number of items in the list. */
  total?: number | null;
}

/** Sends a query of a list by offset, and returns the requested page. */
export function requestOffsetList<Item, Key extends string>(
  client: Client,
  endpoint: Endpoint<{ query: OffsetQuery }, ListResponse<Key, Item>>,
  key: Key,
  query: OffsetQuery,
  request?: RequestOptions,
): Promise<Page<Item>> {
  return openOffsetList(
    query?.paging,
    async (paging, options) => {
      const response = await callEndpoint(
        client,
        endpoint,
        { query: withPaging(query, paging) },
        options,
      );
      return { items: response[key], total: response.metadata?.total };
    },
    request,
  );
}

/**
 * Returns the query of another page. A value that is not a query stays unchanged and is reported by
 * the endpoint's check.
 */
export const withPaging = (query: OffsetQuery, paging: OffsetPaging): OffsetQuery =>
  isJsonObject(query) ? { ...query, paging } : query;

/** Response of such a request: the items under their own name. */
export type ListResponse<Key extends string, Item> = { [_ in Key]: Item[] } & {
  /** Number of items in the list. */
  metadata?: OffsetMetadata;
};

/** The platform's metadata of a page by cursor. */
export interface CursorMetadata {
  /** Number of items in the list. */
  total?: number | null;
  /** Cursors of the adjacent pages. */
  cursors?: {
    /** Missing or null on the last page. */
    next?: string | null;
    /** Missing or null on the first page. */
    prev?: string | null;
  };
}

/** Sends a query of a list by cursor, and returns the requested page. */
export function requestCursorList<Item, Key extends string>(
  client: Client,
  endpoint: Endpoint<{ query: CursorQuery }, CursorListResponse<Key, Item>>,
  key: Key,
  query: CursorQuery,
  request?: RequestOptions,
): Promise<Page<Item>> {
  return openCursorList(
    query?.cursorPaging ?? {},
    async (cursorPaging, options) => {
      const list = cursorPaging.cursor ? {} : query;
      const paged = isJsonObject(query) ? { ...list, cursorPaging } : query;
      const response = await callEndpoint(client, endpoint, { query: paged }, options);
      return { items: response[key], ...response.metadata };
    },
    request,
  );
}

/** Response of such a request: the items under their own name. */
export type CursorListResponse<Key extends string, Item> = { [Name in Key]: Item[] } & {
  /** Position of the page in the list. */
  metadata?: CursorMetadata;
};
