import type { CatalogReference } from '@vitrine/client';
import {
  getBackInStockNotificationRequest,
  getBackInStockNotificationRequestsCountByCatalogReferences,
  queryBackInStockNotificationRequests,
} from '@vitrine/client/back-in-stock';
import { cursorListFamily } from '../lists/cursor-list.ts';
import { entityFamily } from '../query/entity-family.ts';
import { backInStockKeys } from './keys.ts';

/** A request by its id, or null if there is none. See docs/reference/back-in-stock.mdx. */
export const backInStockRequestAtom = entityFamily(
  backInStockKeys.request,
  (client, id: string, request) => getBackInStockNotificationRequest(client, id, request),
);

/** Requests with "load more", by filter and sort. See docs/reference/back-in-stock.mdx. */
export const backInStockRequestsAtom = cursorListFamily(
  backInStockKeys.requests,
  queryBackInStockNotificationRequests,
);

/**
 * Number of requests for each of these items, in their order. See docs/reference/back-in-stock.mdx.
 */
export const backInStockCountsAtom = entityFamily(
  backInStockKeys.counts,
  async (client, catalogReferences: readonly CatalogReference[], request) => {
    const { countsPerCatalogReference } =
      await getBackInStockNotificationRequestsCountByCatalogReferences(
        client,
        [...catalogReferences],
        request,
      );
    return countsPerCatalogReference;
  },
);
