import { type Filter, PlatformError } from '@vitrine/client';
import {
  bulkCancelEventsByFilter,
  bulkDeleteEventsByFilter,
  countEventsByStatus,
  EventStatus,
} from '@vitrine/client/events';
import { atom } from 'jotai/vanilla';
import { mutationAtom } from '../query/mutation-atom.ts';
import { toError } from '../query/to-error.ts';
import { storefrontAtom } from '../storefront.ts';
import { eventKeys } from './keys.ts';

/** Events of a bulk change. */
export interface EventsToChange {
  /** Conditions on fields of the events, as in `queryEvents`. */
  filter: Filter;
}

/**
 * Progress of the latest bulk change of events: the platform responds immediately, and applies it a
 * moment later. `late` means that it had not finished when polling ended.
 */
export interface BulkEventsState {
  /** `waiting` while the platform applies the change; `settled` after it. */
  status: 'idle' | 'waiting' | 'settled' | 'late' | 'error';
  /** What is done to the events; undefined while it is `idle`. */
  change?: 'cancel' | 'delete';
  /** Number of remaining events, if it is known. */
  left?: number;
  /** Why the progress could not be read. */
  error: Error | null;
}

const stateAtom = atom<BulkEventsState>({ status: 'idle', error: null });

/**
 * Progress of the latest bulk change of events. Writing `'dismiss'` forgets its result, also for pages
 * that are opened later; a running change stays. See docs/reference/events.mdx.
 */
export const bulkEventsAtom = atom(
  (get) => get(stateAtom),
  (get, set, _command: 'dismiss') => {
    if (get(stateAtom).status !== 'waiting') set(stateAtom, { status: 'idle', error: null });
  },
);

// About half a minute in total: anything slower needs manual attention.
const DELAYS_MS = [500, 1000, 2000, 4000, 6000, 8000, 10_000];

/** Polls the number of remaining events until there are none, and updates the lists. */
const followAtom = atom(
  null,
  async (
    get,
    set,
    change: NonNullable<BulkEventsState['change']>,
    filter: Filter,
  ): Promise<void> => {
    const { client, queryClient } = get(storefrontAtom);
    const started: BulkEventsState = { status: 'waiting', change, error: null };
    let shown = started;
    set(stateAtom, shown);
    // A newer change has replaced the state; this one is obsolete.
    const isNewest = () => get(stateAtom) === shown;
    const show = (state: BulkEventsState) => {
      shown = state;
      set(stateAtom, state);
    };

    for (const pause of DELAYS_MS) {
      await client.clock.sleep(pause);
      if (!isNewest()) return;
      try {
        const { pagingMetadata, facets } = await countEventsByStatus(client, {
          filter,
          includeDrafts: true,
        });
        const counted = Object.values(facets.status?.counts ?? {});
        const left = pagingMetadata?.total ?? counted.reduce((total, count) => total + count, 0);
        if (!isNewest()) return;
        // Event data is refetched only if some events have changed.
        if (left !== shown.left) void queryClient.invalidateQueries({ queryKey: eventKeys.all });
        if (left === 0) return show({ status: 'settled', change, left, error: null });
        show({ status: 'waiting', change, left, error: null });
      } catch (reason) {
        if (!isNewest()) return;
        if (reason instanceof PlatformError && reason.retryable) continue;
        const error = toError(reason);
        return show({ ...shown, status: 'error', error });
      }
    }
    show({ ...shown, status: 'late' });
  },
);

const live: Filter = { status: { $in: [EventStatus.UPCOMING, EventStatus.STARTED] } };

/**
 * Cancels all upcoming or ongoing events that match the filter. The response is immediate;
 * `bulkEventsAtom` shows the completion, and the lists follow. See docs/reference/events.mdx.
 */
export const bulkCancelEventsByFilterAtom = mutationAtom<EventsToChange, void>({
  mutationFn: async ({ filter }, { client, set }) => {
    await bulkCancelEventsByFilter(client, { filter });
    void set(followAtom, 'cancel', { $and: [filter, live] });
  },
});

/**
 * Deletes all events that match the filter, including drafts. The response is immediate;
 * `bulkEventsAtom` shows the completion, and the lists follow. See docs/reference/events.mdx.
 */
export const bulkDeleteEventsByFilterAtom = mutationAtom<EventsToChange, void>({
  mutationFn: async ({ filter }, { client, set }) => {
    await bulkDeleteEventsByFilter(client, { filter });
    void set(followAtom, 'delete', filter);
  },
});
