import type { Client, RequestOptions } from '../../client.ts';
import { isFields } from '../codec/codec.ts';
import type { Call } from '../endpoint.ts';
import { run } from '../request.ts';
import { type OffsetPaging, openCursorList, openOffsetList, type Page } from './page.ts';
import type { CursorQuery, OffsetQuery } from './query.ts';

/** What the platform says about a page by offset. */
export interface OffsetMetadata {
  total?: number | null;
}

/** Carries out a call that queries a list by offset, and opens the page that the query asks for. */
export function runQuery<Item, Key extends string>(
  client: Client,
  call: Call<{ query: OffsetQuery }, ListAnswer<Key, Item>>,
  key: Key,
  query: OffsetQuery,
  request?: RequestOptions,
): Promise<Page<Item>> {
  return openOffsetList(
    query?.paging,
    async (paging, options) => {
      const answer = await run(client, call, { query: pageOf(query, paging) }, options);
      return { items: answer[key], total: answer.metadata?.total };
    },
    request,
  );
}

/** A query of another page. What is no query stays as it is, for the call's check to name. */
export const pageOf = (query: OffsetQuery, paging: OffsetPaging): OffsetQuery =>
  isFields(query) ? { ...query, paging } : query;

/** The answer of such a call: the items under their own name. */
export type ListAnswer<Key extends string, Item> = { [_ in Key]: Item[] } & {
  metadata?: OffsetMetadata;
};

/** What the platform says about a page by cursor. */
export interface CursorMetadata {
  total?: number | null;
  cursors?: { next?: string | null; prev?: string | null };
}

/** Carries out a call that queries a list by cursor, and opens the page that the query asks for. */
export function runCursorQuery<Item, Key extends string>(
  client: Client,
  call: Call<{ query: CursorQuery }, CursorListAnswer<Key, Item>>,
  key: Key,
  query: CursorQuery,
  request?: RequestOptions,
): Promise<Page<Item>> {
  return openCursorList(
    query?.cursorPaging ?? {},
    async (cursorPaging, options) => {
      const list = cursorPaging.cursor ? {} : query;
      const paged = isFields(query) ? { ...list, cursorPaging } : query;
      const answer = await run(client, call, { query: paged }, options);
      return { items: answer[key], ...answer.metadata };
    },
    request,
  );
}

/** The answer of such a call: the items under their own name. */
export type CursorListAnswer<Key extends string, Item> = { [Name in Key]: Item[] } & {
  metadata?: CursorMetadata;
};
