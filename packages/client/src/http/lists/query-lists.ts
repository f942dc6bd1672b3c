import type { Client, RequestOptions } from '../../client.ts';
import { isJsonObject } from '../codec/codec.ts';
import type { Endpoint } from '../endpoint.ts';
import { callEndpoint } from '../request.ts';
import { type OffsetPaging, openCursorList, openOffsetList, type Page } from './page.ts';
import type { CursorQuery, OffsetQuery } from './query.ts';

/** What the platform says about a page by offset. */
export interface OffsetMetadata {
  total?: number | null;
}

/** Carries out a call that queries a list by offset, and opens the page that the query asks for. */
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

/** A query of another page. What is no query stays as it is, for the call's check to name. */
export const withPaging = (query: OffsetQuery, paging: OffsetPaging): OffsetQuery =>
  isJsonObject(query) ? { ...query, paging } : query;

/** The answer of such a call: the items under their own name. */
export type ListResponse<Key extends string, Item> = { [_ in Key]: Item[] } & {
  metadata?: OffsetMetadata;
};

/** What the platform says about a page by cursor. */
export interface CursorMetadata {
  total?: number | null;
  cursors?: { next?: string | null; prev?: string | null };
}

/** Carries out a call that queries a list by cursor, and opens the page that the query asks for. */
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

/** The answer of such a call: the items under their own name. */
export type CursorListResponse<Key extends string, Item> = { [Name in Key]: Item[] } & {
  metadata?: CursorMetadata;
};
