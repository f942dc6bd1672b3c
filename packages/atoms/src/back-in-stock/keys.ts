import type { CatalogReference } from '@vitrine/client';
import type { CursorListQuery } from '../lists/cursor-list.ts';

/** Cache keys of the back-in-stock queries. */
export const backInStockKeys = {
  all: ['back-in-stock'],
  /** Every list of requests. */
  lists: ['back-in-stock', 'requests'],
  request: (id: string) => ['back-in-stock', 'request', id],
  requests: (query: CursorListQuery) => [...backInStockKeys.lists, query],
  count: (catalogReference: CatalogReference) => ['back-in-stock', 'count', catalogReference],
  counts: (catalogReferences: readonly CatalogReference[]) => [
    'back-in-stock',
    'counts',
    catalogReferences,
  ],
} as const;
