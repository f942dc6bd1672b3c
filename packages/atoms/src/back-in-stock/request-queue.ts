import type { CatalogReference, Filter } from '@vitrine/client';
import {
  type BackInStockItemDetails,
  type BackInStockNotificationRequest,
  BackInStockStatus,
} from '@vitrine/client/back-in-stock';
import { type Atom, atom } from 'jotai/vanilla';
import { createList, type List, type ListOptions } from '../lists/list.ts';
import type { ListTab } from '../lists/list-filter.ts';
import type { ListQuery } from '../lists/list-query.ts';
import { cursorSource } from '../lists/paged-source.ts';
import { clientAtom, queryClientAtom } from '../storefront.ts';
import { backoffDelays } from '../time/backoff.ts';
import { randomAtom } from '../utils/random.ts';
import { weakMemo } from '../utils/weak-memo.ts';
import { backInStockKeys } from './keys.ts';
import { backInStockRequestsAtom } from './queries.ts';
import { backInStockCountAtom, getItemKey } from './request-count.ts';

const { RECEIVED, PROCESSING, NOTIFICATION_SENT, FAILED } = BackInStockStatus;

const ofStatus = (id: string, status: BackInStockStatus): ListTab => ({ id, filter: { status } });

/** All requests, and those of each status. See docs/reference/states.mdx. */
const tabs: readonly ListTab[] = [
  { id: 'all' },
  ofStatus('received', RECEIVED),
  ofStatus('processing', PROCESSING),
  ofStatus('sent', NOTIFICATION_SENT),
  ofStatus('failed', FAILED),
];

/** Options of a queue, including the storage of its state. */
export interface BackInStockQueueOptions
  extends Partial<Pick<ListOptions<unknown>, 'limit' | 'location' | 'prefix'>> {
  /** Base filter of the requests, such as those for one item. */
  filter?: Filter;
}

/** The atoms of a shop owner's queue of requests. */
export interface BackInStockQueue extends List<BackInStockNotificationRequest, never> {
  readonly tabs: readonly ListTab[];
}

/** The newest first. */
const sort: ListQuery['sort'] = [{ fieldName: 'createdDate', order: 'DESC' }];

/**
 * Creates the state of a site owner's queue: back-in-stock requests by status, the newest first.
 * `'more'` loads the next page, because its pages use cursors; 50 requests each by default. See
 * docs/reference/states.mdx, docs/reference/back-in-stock.mdx and docs/reference/constants.mdx.
 */
export function createBackInStockQueue({
  filter,
  limit = 50,
  ...options
}: BackInStockQueueOptions = {}): BackInStockQueue {
  const list = createList<BackInStockNotificationRequest, never>(
    { facets: [], sorts: [{ id: 'newest', sort }], tabs, ...(filter && { filter }) },
    { ...options, limit, source: cursorSource(backInStockRequestsAtom) },
  );
  return { ...list, tabs };
}

/** A requested item of a queue. */
export interface AwaitedItem {
  /** Unique key of the item. */
  key: string;
  /** The product, and the variant or the choices that were requested. */
  catalogReference: CatalogReference;
  /** Item details of the newest request. */
  itemDetails: BackInStockItemDetails;
  /** Number of requests for it, of any status; `null` if it is unknown. */
  count: number | null | 'pending';
  /** Whether a notification is still outstanding. */
  isWaiting: boolean;
  /** Number of requests that wait for one; missing until all requests are loaded. */
  waitingCount?: number;
  /** How many of those were sent one that was not delivered; missing until all requests are loaded. */
  failedCount?: number;
  /** Number of requests whose notification is being sent; missing until all requests are loaded. */
  sendingCount?: number;
}

/** The items of a queue, the most requested first. */
export interface AwaitedItems {
  /** Whether no request is loaded yet. */
  isPending: boolean;
  /** The most requested first. */
  items: readonly AwaitedItem[];
  /** Number of requests per tab; missing until all requests are loaded. */
  tabCounts?: Readonly<Record<string, number>>;
}

const isWaiting = ({ status }: BackInStockNotificationRequest) =>
  status === RECEIVED || status === FAILED;

/** Whether the platform is still processing a request, so that it changes without user action. */
const isInProgress = ({ status }: BackInStockNotificationRequest) => status === PROCESSING;

/** Items without a count yet keep their order, below the counted ones. */
const getWeight = ({ count }: AwaitedItem) => (typeof count === 'number' ? count : 0);

/**
 * The requested items of a queue, of any status, as far as its requests are loaded: the platform
 * counts given items, but doesn't list them. See docs/reference/back-in-stock.mdx.
 */
export const awaitedItemsAtom = weakMemo(
  ({ filter, limit }: BackInStockQueue): Atom<AwaitedItems> =>
    atom((get) => {
      const requests = get(backInStockRequestsAtom({ limit, ...(filter && { filter }), sort }));
      const isComplete = requests.status === 'success' && !requests.hasNext;
      const missed = new Map<string, AwaitedItem>();
      for (const request of requests.items) {
        const { catalogReference, itemDetails = {} } = request;
        // Counting requires these two fields.
        if (!catalogReference?.appId || !catalogReference.catalogItemId) continue;
        const key = getItemKey(catalogReference);
        const known = missed.get(key);
        if (known) {
          known.isWaiting ||= isWaiting(request);
          if (known.waitingCount !== undefined && isWaiting(request)) known.waitingCount += 1;
          if (known.failedCount !== undefined && request.status === FAILED) known.failedCount += 1;
          if (known.sendingCount !== undefined && isInProgress(request)) known.sendingCount += 1;
          continue;
        }
        const { data = null, status } = get(backInStockCountAtom(catalogReference));
        missed.set(key, {
          ...{ key, catalogReference, itemDetails },
          count: status === 'pending' ? 'pending' : data,
          isWaiting: isWaiting(request),
          ...(isComplete && {
            waitingCount: isWaiting(request) ? 1 : 0,
            failedCount: request.status === FAILED ? 1 : 0,
            sendingCount: isInProgress(request) ? 1 : 0,
          }),
        });
      }
      const items = [...missed.values()].sort((one, other) => getWeight(other) - getWeight(one));
      const tabCounts = Object.fromEntries(
        tabs.map(({ id, filter: { status } = {} }) => [
          id,
          requests.items.filter((request) => status === undefined || request.status === status)
            .length,
        ]),
      );
      return {
        isPending: requests.status === 'pending',
        items,
        ...(isComplete && { tabCounts }),
      };
    }),
);

/**
 * Refetches a queue and the counts of its tabs while its notifications are being sent, with growing
 * pauses, for up to half a minute. Returns a function that stops it. See docs/reference/states.mdx.
 */
export const pollNotificationsAtom = atom(null, (get, _set, queue: BackInStockQueue) => {
  let isFollowed = true;
  const { random } = get(randomAtom);
  const follow = async () => {
    for await (const _ of backoffDelays(get(clientAtom).clock, random)) {
      if (!isFollowed || !get(queue.resultAtom).items.some(isInProgress)) return;
      // The counts are of all requests, the queue may be those of one status.
      await get(queryClientAtom).invalidateQueries({ queryKey: backInStockKeys.lists });
    }
  };
  void follow();
  return () => {
    isFollowed = false;
  };
});
