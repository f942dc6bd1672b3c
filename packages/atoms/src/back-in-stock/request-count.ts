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

/** Tells items apart: the same reference, in whatever order its fields are. */
export const getItemKey = (catalogReference: CatalogReference): string =>
  hashKey([catalogReference]);

const getReference = (key: string): CatalogReference => JSON.parse(key)[0];

/** The most items that the platform counts at once. */
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
 * How many people asked for an item, or null where the platform does not say. All items that are
 * asked for in one tick come with one request, a hundred at a time. See docs/reference/back-in-stock.md.
 */
export const backInStockCountAtom = entityFamily(
  backInStockKeys.count,
  async (client, catalogReference: CatalogReference, { signal }): Promise<number | null> =>
    (await getBatch(client)(getItemKey(catalogReference), signal))?.count ?? null,
);
