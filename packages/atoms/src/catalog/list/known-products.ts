import { hashKey } from '@tanstack/query-core';
import type { Client, Filter } from '@vitrine/client';
import { queryProducts } from '@vitrine/client/catalog';
import type { Range } from '../../lists/list-facets.ts';
import { entityFamily } from '../../query/entity-family.ts';
import { catalogKeys } from '../keys.ts';
import { getBounds, type LoadedList } from './facet-index.ts';

/** A longer list has no counts, and values of its first page: loading all of it would cost too much. */
export const MAX_LOADED_PRODUCTS = 300;

/** The platform's limit of products per page. */
const PAGE = 100;

type Request = { signal: AbortSignal };

const getPage = (client: Client, filter: Filter | undefined, offset: number, request: Request) =>
  queryProducts(client, { ...(filter && { filter }), paging: { limit: PAGE, offset } }, request);

async function readAll(
  client: Client,
  filter: Filter | undefined,
  request: Request,
): Promise<LoadedList> {
  const { items, total = items.length } = await getPage(client, filter, 0, request);
  if (total > MAX_LOADED_PRODUCTS) return { products: items, isComplete: false };
  const offsets = [];
  for (let offset = PAGE; offset < total; offset += PAGE) offsets.push(offset);
  const others = await Promise.all(
    offsets.map((offset) => getPage(client, filter, offset, request)),
  );
  return { products: [...items, ...others.flatMap((page) => page.items)], isComplete: true };
}

/** The products for the facet counts of a list. See docs/reference/catalog.mdx. */
export const loadedListAtom = entityFamily(
  (filter: Filter | undefined) => [...catalogKeys.lists, 'known', filter ?? {}],
  readAll,
);

/** A list and one of its number fields. */
export interface FieldOfList {
  filter?: Filter;
  field: string;
}

/** The least and the greatest number of a list that is too long to be read, by two short queries. */
export const listBoundsAtom = entityFamily(
  ({ filter, field }: FieldOfList) => [...catalogKeys.lists, 'bounds', field, filter ?? {}],
  async (client, { filter, field }, request): Promise<Range | null> => {
    const ends = await Promise.all(
      (['ASC', 'DESC'] as const).map((order) => {
        const sort = [{ fieldName: field, order }];
        return queryProducts(
          client,
          { ...(filter && { filter }), sort, paging: { limit: 1 } },
          request,
        );
      }),
    );
    return (
      getBounds(
        ends.flatMap(({ items }) => items),
        field,
      ) ?? null
    );
  },
);

/** Number of products that match a filter, and their currency. */
export const productCountAtom = entityFamily(
  (filter: Filter | undefined) => [...catalogKeys.lists, 'count', hashKey([filter ?? {}])],
  async (client, filter, request) => {
    const query = { ...(filter && { filter }), paging: { limit: 1 } };
    const { total, items } = await queryProducts(client, query, request);
    const currency = items[0]?.priceData?.currency;
    return { count: total ?? items.length, ...(currency && { currency }) };
  },
);
