import type { Client } from '@vitrine/client';
import { type Product, queryProducts } from '@vitrine/client/catalog';
import { createBatch } from '../query/batch.ts';
import { entityFamily } from '../query/entity-family.ts';
import { weakMemo } from '../utils/weak-memo.ts';
import { catalogKeys } from './keys.ts';

/** The longest page that the platform gives, and so the most that one request can ask for. */
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
 * A product by its id, or null when there is none, for pages that name many: prices and stock of all
 * that are asked for in one tick come with one request, a hundred at a time. It shares what it knows
 * with `productAtom`. See docs/reference/catalog.md.
 */
export const batchedProductAtom = entityFamily(
  catalogKeys.product,
  (client, id: string, { signal }): Promise<Product | null> => getBatch(client)(id, signal),
);
