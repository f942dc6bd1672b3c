import { all, type Filter } from '@vitrine/client';
import {
  type BackInStockNotificationRequest,
  queryBackInStockNotificationRequests,
} from '@vitrine/client/back-in-stock';
import { atom } from 'jotai/vanilla';
import { clientAtom } from '../storefront.ts';
import { reportItemsBackInStockAtom } from './mutations.ts';
import { getItemKey } from './request-count.ts';

/** Requests that the platform returns, or reports, at once. */
const MAX = 100;

/**
 * Reads all requests that match a filter, page by page, the newest first. Writing returns them as they
 * are at that moment; it rejects if a page can't be read.
 */
export const readMatchingRequestsAtom = atom(
  null,
  async (
    get,
    _set,
    filter: Filter | undefined,
  ): Promise<readonly BackInStockNotificationRequest[]> => {
    const first = await queryBackInStockNotificationRequests(get(clientAtom), {
      ...(filter && { filter }),
      sort: [{ fieldName: 'createdDate', order: 'DESC' }],
      cursorPaging: { limit: MAX },
    });
    const requests: BackInStockNotificationRequest[] = [];
    for await (const request of all(first)) requests.push(request);
    return requests;
  },
);

/**
 * Notifies the customers of some requests: one report per item, because it has the details of one item,
 * and per hundred requests. Writing returns the requests whose report failed, and never rejects. See
 * docs/reference/back-in-stock.mdx.
 */
export const notifyRequestsAtom = atom(
  null,
  async (
    _get,
    set,
    requests: readonly BackInStockNotificationRequest[],
  ): Promise<{ failed: readonly BackInStockNotificationRequest[]; error: unknown }> => {
    const groups = new Map<string, BackInStockNotificationRequest[]>();
    for (const request of requests) {
      const { _id, catalogReference } = request;
      const key = catalogReference ? getItemKey(catalogReference) : _id;
      groups.set(key, [...(groups.get(key) ?? []), request]);
    }
    const failed: BackInStockNotificationRequest[] = [];
    let error: unknown;
    for (const group of groups.values()) {
      for (let start = 0; start < group.length; start += MAX) {
        const part = group.slice(start, start + MAX);
        const itemDetails = part[0]?.itemDetails ?? {};
        const requestIds = part.map(({ _id }) => _id);
        try {
          await set(reportItemsBackInStockAtom, { itemDetails, requestIds });
        } catch (reason) {
          error = reason;
          failed.push(...part);
        }
      }
    }
    return { failed, error };
  },
);
