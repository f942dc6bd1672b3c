import { hashKey, type QueryKey } from '@tanstack/query-core';
import type { Client, OffsetQuery, Page } from '@vitrine/client';
import { weakFamily } from '../utils/weak-family.ts';
import { type PagedAtom, pagedAtom } from './paging.ts';

/** Default number of items per page. See docs/reference/constants.mdx. */
export const DEFAULT_LIMIT = 50;

/** Filter, sort order and page length of a list. */
export interface ListQuery extends Omit<OffsetQuery, 'paging'> {
  /** 50 by default. See docs/reference/constants.mdx. */
  limit?: number;
}

/** Start of a page, and its number of items. */
interface PageRange {
  offset: number;
  limit: number;
}

type Request = { signal: AbortSignal };

/** Fetches one page of what a query lists. */
type PageCall<Query, ListResponse> = (
  client: Client,
  query: Query,
  range: PageRange,
  request: Request,
) => Promise<ListResponse>;

/** For an endpoint that takes its page as `paging` inside the query. */
export const nestedPaging =
  <Query, ListResponse>(
    call: (
      client: Client,
      query: Query & { paging: PageRange },
      request: Request,
    ) => Promise<ListResponse>,
  ): PageCall<Query, ListResponse> =>
  (client, query, paging, request) =>
    call(client, { ...query, paging }, request);

/** For an endpoint that takes offset and limit beside its other parameters. */
export const flatPaging =
  <Query, ListResponse>(
    call: (client: Client, query: Query & PageRange, request: Request) => Promise<ListResponse>,
  ): PageCall<Query, ListResponse> =>
  (client, query, range, request) =>
    call(client, { ...query, ...range }, request);

/** How the lists of one endpoint are fetched and identified. */
interface ListFamilyOptions<Query, Item, ListResponse, Details> {
  toKey: (query: Omit<Query, 'limit'> & { limit: number }) => QueryKey;
  /** `nestedPaging` or `flatPaging` around the client's call. */
  call: PageCall<Omit<Query, 'limit'>, ListResponse>;
  toId: (item: Item) => string;
  /** Returns what a page reports about the whole list. */
  toDetails?: (response: ListResponse) => Details;
}

/** Identifies most entities. */
export const byId = ({ _id }: { _id: string }): string => _id;

/** Makes the family of lists of an endpoint that pages by offset, one for each query. */
export function listFamily<
  Query extends { limit?: number },
  Item,
  ListResponse extends Page<Item> = Page<Item>,
  Details = unknown,
>({
  toKey,
  call,
  toId,
  toDetails,
}: ListFamilyOptions<Query, Item, ListResponse, Details>): (
  query?: Query,
) => PagedAtom<Item, Details> {
  const family = weakFamily(
    ({ limit = DEFAULT_LIMIT, ...query }: Query) =>
      pagedAtom<Item, Details>({
        queryKey: toKey({ ...query, limit }),
        limit,
        toId,
        fetchPage: async (client, range, request) => {
          const response = await call(client, query, range, request);
          const { items, total, hasNext } = response;
          return {
            items,
            hasNext,
            ...(total !== undefined && { total }),
            ...(toDetails && { details: toDetails(response) }),
          };
        },
      }),
    (query) => hashKey([query]),
  );
  // All fields of a query are optional.
  return (query = {} as Query) => family(query);
}
