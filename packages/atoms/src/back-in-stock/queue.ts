import type { CatalogReference, Filter } from '@vitrine/client';
import {
  type BackInStockItemDetails,
  type BackInStockNotificationRequest,
  BackInStockStatus,
} from '@vitrine/client/back-in-stock';
import { type Atom, atom } from 'jotai/vanilla';
import { chanceAtom } from '../core/chance.ts';
import { growingPauses } from '../core/growing-pauses.ts';
import type { ListTab } from '../core/list/filter.ts';
import { createList, type List, type ListOptions } from '../core/list/list.ts';
import { ofEach } from '../core/of-each.ts';
import { cursorSource } from '../core/paged-source.ts';
import { clientAtom } from '../core/storefront.ts';
import { backInStockCountAtom, itemKeyOf } from './count.ts';
import { backInStockRequestsAtom } from './reads.ts';

const { RECEIVED, PROCESSING, NOTIFICATION_SENT, FAILED } = BackInStockStatus;

const ofStatus = (id: string, status: BackInStockStatus): ListTab => ({ id, filter: { status } });

/** All requests, and those of each status. Specification 4. */
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

/**
 * Makes the state of a shop owner's queue: who asked to be told when something is back, the newest
 * first, by status. It goes on with `'more'`, for its pages come by cursor, 50 requests each unless
 * told otherwise. Specification 4, 7.1 and 9.
 */
export function createBackInStockQueue({
  filter,
  limit = 50,
  ...options
}: BackInStockQueueOptions = {}): BackInStockQueue {
  const list = createList<BackInStockNotificationRequest, never>(
    {
      facets: [],
      sorts: [{ id: 'newest', sort: [{ fieldName: 'createdDate', order: 'DESC' }] }],
      tabs,
      ...(filter && { filter }),
    },
    { ...options, limit, source: cursorSource(backInStockRequestsAtom) },
  );
  return { ...list, tabs };
}

/** An item that people of a queue ask for. */
export interface MissedItem {
  /** Tells it from the others. */
  key: string;
  catalogReference: CatalogReference;
  /** What the newest request tells of it. */
  itemDetails: BackInStockItemDetails;
  /** How many people asked for it, whatever became of that; left out where it is not known. */
  count?: number;
}

/** The items of a queue, those that most people asked for first. */
export interface MissedItems {
  /** Their counts are still on their way: until then they stand as the requests have them. */
  isPending: boolean;
  items: readonly MissedItem[];
}

/** What the people of a queue ask for, as far as its requests are on show. Specification 7.1. */
export const missedItemsAtom = ofEach(
  (queue: BackInStockQueue): Atom<MissedItems> =>
    atom((get) => {
      const missed = new Map<string, MissedItem>();
      let isPending = false;
      for (const { catalogReference, itemDetails = {} } of get(queue.resultAtom).items) {
        const key = itemKeyOf(catalogReference);
        if (missed.has(key)) continue;
        const { data, status } = get(backInStockCountAtom(catalogReference));
        if (status === 'pending') isPending = true;
        const count = typeof data === 'number' ? { count: data } : {};
        missed.set(key, { key, catalogReference, itemDetails, ...count });
      }
      const items = [...missed.values()];
      if (!isPending) items.sort((one, other) => (other.count ?? 0) - (one.count ?? 0));
      return { isPending, items };
    }),
);

/** Whether the platform is still at a request, so that it changes by itself. */
const isOnItsWay = ({ status }: BackInStockNotificationRequest) => status === PROCESSING;

/**
 * Reads a queue anew for as long as notifications of it are on their way, with growing pauses and
 * for half a minute. Returns what ends that. Specification 4.
 */
export const followNotificationsAtom = atom(null, (get, set, queue: BackInStockQueue) => {
  let isFollowed = true;
  const { random } = get(chanceAtom);
  const follow = async () => {
    for await (const _ of growingPauses(get(clientAtom).clock, random)) {
      if (!isFollowed || !get(queue.resultAtom).items.some(isOnItsWay)) return;
      await set(queue.resultAtom);
    }
  };
  void follow();
  return () => {
    isFollowed = false;
  };
});
