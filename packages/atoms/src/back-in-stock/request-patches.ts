import {
  type BackInStockNotificationRequest,
  BackInStockStatus,
} from '@vitrine/client/back-in-stock';
import type { CursorListQuery } from '../lists/cursor-list.ts';
import { patchPages } from '../lists/patch-pages.ts';
import { matchesFilter } from '../query/matches-filter.ts';
import type { Patch } from '../query/patches.ts';
import { backInStockKeys } from './keys.ts';

/** Returns a request that is marked as notified by other means than the platform's own. */
export const markedAsSent = (
  request: BackInStockNotificationRequest,
): BackInStockNotificationRequest =>
  request.status === BackInStockStatus.NOTIFICATION_SENT
    ? request
    : { ...request, status: BackInStockStatus.NOTIFICATION_SENT, autoNotified: false };

/** Shows a request as sent, on its own and in the lists; lists of other statuses drop it. */
export function sentPatches(id: string): Patch[] {
  return [
    {
      queryKey: backInStockKeys.request(id),
      apply: (request: BackInStockNotificationRequest | null) => request && markedAsSent(request),
    },
    patchPages<BackInStockNotificationRequest>(backInStockKeys.lists, (request, [, , query]) => {
      if (request._id !== id) return request;
      const sent = markedAsSent(request);
      const { filter } = query as CursorListQuery;
      return matchesFilter(filter?.status, [sent.status]) === false ? null : sent;
    }),
  ];
}

/** Shows a request as deleted, on its own and in the lists. */
export function deletedPatches(id: string): Patch[] {
  return [
    { queryKey: backInStockKeys.request(id), apply: () => null },
    patchPages<BackInStockNotificationRequest>(backInStockKeys.lists, (request) =>
      request._id === id ? null : request,
    ),
  ];
}
