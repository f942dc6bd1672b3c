import type { Call } from './call.ts';
import type { Client, RequestOptions } from './client.ts';
import { openOffsetList, type Page } from './page.ts';
import type { OffsetQuery } from './query.ts';
import { run } from './run.ts';
import { isFields } from './shape.ts';

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
      const paged = isFields(query) ? { ...query, paging } : query;
      const answer = await run(client, call, { query: paged }, options);
      return { items: answer[key], total: answer.metadata?.total };
    },
    request,
  );
}

/** The answer of such a call: the items under their own name. */
export type ListAnswer<Key extends string, Item> = { [Name in Key]: Item[] } & {
  metadata?: OffsetMetadata;
};
