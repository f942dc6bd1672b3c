import { hashKey } from '@tanstack/query-core';
import type { Client, OffsetPaging, OffsetQuery, Page } from '@vitrine/client';
import { type PagedAtom, pagedAtom } from './paging.ts';
import { weakFamily } from './weak-family.ts';

/** Items a page, unless a list says otherwise. Specification 9. */
export const DEFAULT_LIMIT = 50;

/** Which items a list has, in which order, and how many come on a page. */
export interface ListQuery extends Omit<OffsetQuery, 'paging'> {
  /** 50 unless told otherwise. Specification 9. */
  limit?: number;
}

/** A client's call that answers an offset query with a page. */
type OffsetCall<Item, More> = (
  client: Client,
  query: OffsetQuery & { paging: OffsetPaging } & Partial<More>,
  request: { signal: AbortSignal },
) => Promise<Page<Item>>;

/** Makes the family of lists behind a call, one for each query. `More` is asked for beside it. */
export function listFamily<Item extends { _id: string }, More extends object = object>(
  toKey: (query: ListQuery & Partial<More>) => readonly unknown[],
  call: OffsetCall<Item, More>,
): (query?: ListQuery & Partial<More>) => PagedAtom<Item> {
  const family = weakFamily(
    ({ limit = DEFAULT_LIMIT, ...rest }: ListQuery & Partial<More>) => {
      const query = rest as Omit<ListQuery, 'limit'> & Partial<More>;
      return pagedAtom<Item>({
        queryKey: toKey({ ...query, limit }),
        limit,
        toId: ({ _id }) => _id,
        fetchPage: async (client, paging, request) => {
          const { items, total, hasNext } = await call(client, { ...query, paging }, request);
          return { items, hasNext, ...(total !== undefined && { total }) };
        },
      });
    },
    (query) => hashKey([query]),
  );
  return (query = {} as ListQuery & Partial<More>) => family(query);
}
