import { hashKey, type QueryKey } from '@tanstack/query-core';
import type { Client, Page } from '@vitrine/client';
import { DEFAULT_LIMIT } from './list-query.ts';
import { type PagedAtom, pagedAtom } from './paging.ts';
import { weakFamily } from './weak-family.ts';

/** A client's call that takes offset and limit beside what it lists by. */
type FlatCall<Query, Answer> = (
  client: Client,
  query: Query & { offset: number; limit: number },
  request: { signal: AbortSignal },
) => Promise<Answer>;

/** What the lists of such a call are made of. */
interface FlatListOptions<Query, Item, Answer, Details> {
  toKey: (query: Query & { limit: number }) => QueryKey;
  call: FlatCall<Query, Answer>;
  toId: (item: Item) => string;
  /** What a page says about the whole list. */
  toDetails?: (answer: Answer) => Details;
}

/** Makes the family of lists behind a call whose query is flat, one for each query. */
export function flatListFamily<
  Query extends { limit?: number },
  Item,
  Answer extends Page<Item>,
  Details = unknown,
>({
  toKey,
  call,
  toId,
  toDetails,
}: FlatListOptions<Query, Item, Answer, Details>): (query: Query) => PagedAtom<Item, Details> {
  return weakFamily(
    (query: Query) => {
      const { limit = DEFAULT_LIMIT } = query;
      return pagedAtom<Item, Details>({
        queryKey: toKey({ ...query, limit }),
        limit,
        toId,
        fetchPage: async (client, paging, request) => {
          const answer = await call(client, { ...query, ...paging }, request);
          const { items, total, hasNext } = answer;
          return {
            items,
            hasNext,
            ...(total !== undefined && { total }),
            ...(toDetails && { details: toDetails(answer) }),
          };
        },
      });
    },
    (query) => hashKey([query]),
  );
}
