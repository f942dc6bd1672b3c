import type { Client } from '@vitrine/client';
import { type Product, queryProducts } from '@vitrine/client/catalog';
import { createBatch } from '../query/batch.ts';
import { entityFamily } from '../query/entity-family.ts';
import { weakMemo } from '../utils/weak-memo.ts';
import { catalogKeys } from './keys.ts';

/** The platform's limit of products per page, and so per request. */
const MAX = 100;

const getBatch = weakMemo((client: Client) =>
  createBatch<Product>({
    most: MAX,
    toId: ({ _id }) => _id,
    load: async (ids, request) => {
      const query = { filter: { _id: { $in: ids } }, paging: { limit: ids.length } };
      return (await queryProducts(client, query, request)).items;
    },
  }),
);

/**
 * A product by its id, or null if there is none, for pages with many products: prices and stock of
 * all products requested in one tick are fetched in one request, up to a hundred each. It shares
 * its cached data with `productAtom`. See docs/reference/catalog.mdx.
 */
export const batchedProductAtom = entityFamily(
  catalogKeys.product,
  (client, id: string, { signal }): Promise<Product | null> => getBatch(client)(id, signal),
);
