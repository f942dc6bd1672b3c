import type { Call } from './call.ts';
import type { Client, RequestOptions } from './client.ts';
import { openCursorList, openOffsetList, type Page } from './page.ts';
import type { CursorQuery, OffsetQuery } from './query.ts';
import { run } from './run.ts';
import { isFields } from './shape.ts';

/** What the platform says about a page by offset. */
export interface OffsetMetadata {
  total?: number | null;
}

/** What is special about a call that queries a list. */
export interface QueryDetails<Beside, Name extends string> {
  /** What is sent beside the query. */
  beside?: Beside;
  /** The answer's name for what it says about the page; `metadata` unless told otherwise. */
  metadata?: Name;
}

/** Carries out a call that queries a list by offset, and opens the page that the query asks for. */
export function runQuery<
  Item,
  Key extends string,
  Beside = unknown,
  Name extends string = 'metadata',
>(
  client: Client,
  call: Call<Beside & { query: OffsetQuery }, ListAnswer<Key, Item, Name>>,
  key: Key,
  query: OffsetQuery,
  request?: RequestOptions,
  { beside, metadata = 'metadata' as Name }: QueryDetails<Beside, Name> = {},
): Promise<Page<Item>> {
  return openOffsetList(
    query?.paging,
    async (paging, options) => {
      const paged = isFields(query) ? { ...query, paging } : query;
      const answer = await run(client, call, { ...(beside as Beside), query: paged }, options);
      return { items: answer[key], total: answer[metadata]?.total };
    },
    request,
  );
}

/** The answer of such a call: the items and what is said about the page under their own names. */
export type ListAnswer<Key extends string, Item, Name extends string = 'metadata'> = {
  [_ in Key]: Item[];
} & { [_ in Name]?: OffsetMetadata };

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
