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
import { clientAtom } from '../storefront.ts';
import { backoffDelays } from '../time/backoff.ts';
import { randomAtom } from '../utils/random.ts';
import { weakMemo } from '../utils/weak-memo.ts';
import { backInStockRequestsAtom } from './queries.ts';
import { backInStockCountAtom, getItemKey } from './request-count.ts';

const { RECEIVED, PROCESSING, NOTIFICATION_SENT, FAILED } = BackInStockStatus;

const ofStatus = (id: string, status: BackInStockStatus): ListTab => ({ id, filter: { status } });

/** All requests, and those of each status. See docs/reference/states.md. */
const tabs: readonly ListTab[] = [
  { id: 'all' },
  ofStatus('received', RECEIVED),
  ofStatus('processing', PROCESSING),
  ofStatus('sent', NOTIFICATION_SENT),
  ofStatus('failed', FAILED),
];

/** What a queue is about, and where its state is kept. */
export interface BackInStockQueueOptions
  extends Partial<Pick<ListOptions<unknown>, 'limit' | 'location' | 'prefix'>> {
  /** Which requests there are at all, such as those for one item. */
  filter?: Filter;
}

/** The atoms of a shop owner's queue of requests. */
export interface BackInStockQueue extends List<BackInStockNotificationRequest, never> {
  readonly tabs: readonly ListTab[];
}

/** The newest first. */
const sort: ListQuery['sort'] = [{ fieldName: 'createdDate', order: 'DESC' }];

/**
 * Makes the state of a shop owner's queue: who asked to be told when something is back, the newest
 * first, by status. It goes on with `'more'`, for its pages come by cursor, 50 requests each unless
 * told otherwise. See docs/reference/states.md, docs/reference/back-in-stock.md and docs/reference/constants.md.
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

/** An item that people of a queue ask for. */
export interface AwaitedItem {
  /** Tells it from the others. */
  key: string;
  catalogReference: CatalogReference;
  /** What the newest request tells of it. */
  itemDetails: BackInStockItemDetails;
  /** How many people asked for it, whatever became of that; `null` where it is not known. */
  count: number | null | 'pending';
  /** Someone is still to be told. */
  isWaiting: boolean;
}

/** The items of a queue, those that most people asked for first. */
export interface AwaitedItems {
  /** No request is known yet. */
  isPending: boolean;
  items: readonly AwaitedItem[];
}

const isWaiting = ({ status }: BackInStockNotificationRequest) =>
  status === RECEIVED || status === FAILED;

/** What is not counted yet stands where it came, below what is. */
const getWeight = ({ count }: AwaitedItem) => (typeof count === 'number' ? count : 0);

/**
 * What the people of a queue ask for, of whatever status, as far as its requests were read: the
 * platform counts the items that it is asked for, and lists none. See docs/reference/back-in-stock.md.
 */
export const awaitedItemsAtom = weakMemo(
  ({ filter, limit }: BackInStockQueue): Atom<AwaitedItems> =>
    atom((get) => {
      const requests = get(backInStockRequestsAtom({ limit, ...(filter && { filter }), sort }));
      const missed = new Map<string, AwaitedItem>();
      for (const request of requests.items) {
        const { catalogReference, itemDetails = {} } = request;
        // Without these two there is nothing to count by.
        if (!catalogReference?.appId || !catalogReference.catalogItemId) continue;
        const key = getItemKey(catalogReference);
        const known = missed.get(key);
        if (known) {
          known.isWaiting ||= isWaiting(request);
          continue;
        }
        const { data = null, status } = get(backInStockCountAtom(catalogReference));
        missed.set(key, {
          ...{ key, catalogReference, itemDetails },
          count: status === 'pending' ? 'pending' : data,
          isWaiting: isWaiting(request),
        });
      }
      const items = [...missed.values()].sort((one, other) => getWeight(other) - getWeight(one));
      return { isPending: requests.status === 'pending', items };
    }),
);

/** Whether the platform is still at a request, so that it changes by itself. */
const isInProgress = ({ status }: BackInStockNotificationRequest) => status === PROCESSING;

/**
 * Reads a queue again for as long as notifications of it are on their way, with growing pauses and
 * for half a minute. Returns what ends that. See docs/reference/states.md.
 */
export const pollNotificationsAtom = atom(null, (get, set, queue: BackInStockQueue) => {
  let isFollowed = true;
  const { random } = get(randomAtom);
  const follow = async () => {
    for await (const _ of backoffDelays(get(clientAtom).clock, random)) {
      if (!isFollowed || !get(queue.resultAtom).items.some(isInProgress)) return;
      await set(queue.resultAtom);
    }
  };
  void follow();
  return () => {
    isFollowed = false;
  };
});
