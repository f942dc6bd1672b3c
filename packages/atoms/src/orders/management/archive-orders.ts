import type { Order } from '@vitrine/client/orders';
import { atom } from 'jotai/vanilla';
import { toError } from '../../query/to-error.ts';
import { bulkUpdateOrdersAtom } from '../mutations.ts';
import { toOrderChunks } from './order-chunks.ts';

/** Orders of any events to archive or restore. */
export interface OrdersToArchive {
  /** The orders by their event and number. */
  orders: readonly Pick<Order, 'eventId' | 'orderNumber'>[];
  /** Whether they are archived; false restores them. */
  archived: boolean;
}

/** Which orders were archived or restored, and which were not. */
export interface ArchivedOrders {
  /** Orders that were changed. */
  done: OrdersToArchive['orders'];
  /** Orders whose request failed. */
  failed: OrdersToArchive['orders'];
  /** Why the first of them failed. */
  error: Error | null;
}

/**
 * Archives or restores orders of any events: immediately on the page, with one request for each event
 * and 100 orders. A request that fails rolls its own orders back and stops none of the others. Writing
 * returns which orders changed, and never rejects. See docs/reference/orders.mdx.
 */
export const archiveOrdersAtom = atom(
  null,
  async (_get, set, { orders, archived }: OrdersToArchive): Promise<ArchivedOrders> => {
    const chunks = toOrderChunks(orders);
    const ends = await Promise.allSettled(
      chunks.map(([eventId, some]) =>
        set(bulkUpdateOrdersAtom, {
          eventId,
          orderNumber: some.map(({ orderNumber }) => orderNumber),
          archived,
        }),
      ),
    );
    const of = (status: PromiseSettledResult<unknown>['status']) =>
      chunks.flatMap(([, some], index) => (ends[index]?.status === status ? some : []));
    const failure = ends.find((end) => end.status === 'rejected');
    return {
      done: of('fulfilled'),
      failed: of('rejected'),
      error: failure ? toError(failure.reason) : null,
    };
  },
);
