import { hashKey } from '@tanstack/query-core';
import type { CatalogReference, Client } from '@vitrine/client';
import {
  type BackInStockCounts,
  getBackInStockNotificationRequestsCountByCatalogReferences,
} from '@vitrine/client/back-in-stock';
import { createBatch } from '../query/batch.ts';
import { entityFamily } from '../query/entity-family.ts';
import { weakMemo } from '../utils/weak-memo.ts';
import { backInStockKeys } from './keys.ts';

/**
 * Returns a unique key of an item: the same for equal references, whatever the order of their
 * fields.
 */
export const getItemKey = (catalogReference: CatalogReference): string =>
  hashKey([catalogReference]);

const getReference = (key: string): CatalogReference => JSON.parse(key)[0];

/** The platform's limit of items per count request. */
const MAX = 100;

const getBatch = weakMemo((client: Client) =>
  createBatch<BackInStockCounts['countsPerCatalogReference'][number]>({
    most: MAX,
    toId: ({ catalogReference }) => getItemKey(catalogReference),
    load: async (keys, request) => {
      const references = keys.map(getReference);
      const { countsPerCatalogReference } =
        await getBackInStockNotificationRequestsCountByCatalogReferences(
          client,
          references,
          request,
        );
      return countsPerCatalogReference;
    },
  }),
);

/**
 * Number of requests for an item, or null if the platform doesn't return it. Items requested in the
 * same tick are batched into one request, up to a hundred each. See
 * docs/reference/back-in-stock.mdx.
 */
export const backInStockCountAtom = entityFamily(
  backInStockKeys.count,
  async (client, catalogReference: CatalogReference, { signal }): Promise<number | null> =>
    (await getBatch(client)(getItemKey(catalogReference), signal))?.count ?? null,
);
