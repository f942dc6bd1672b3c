import { type Filter, PlatformError } from '@vitrine/client';
import {
  bulkCancelEventsByFilter,
  bulkDeleteEventsByFilter,
  countEventsByStatus,
  EventStatus,
} from '@vitrine/client/events';
import { atom } from 'jotai/vanilla';
import { mutationAtom } from '../query/mutation-atom.ts';
import { storefrontAtom } from '../storefront.ts';
import { eventKeys } from './keys.ts';

/** Which events a bulk change is for. */
export interface EventsToChange {
  filter: Filter;
}

/**
 * How far the newest bulk change of events has come: the platform answers at once, and does it a
 * moment later. `late` means that it had not come to an end when asking did.
 */
export interface BulkEventsState {
  status: 'idle' | 'waiting' | 'settled' | 'late' | 'error';
  /** How many events are still to be changed, where that is known. */
  left?: number;
  error: Error | null;
}

const stateAtom = atom<BulkEventsState>({ status: 'idle', error: null });

/** How far the newest bulk change of events has come. See docs/reference/events.md. */
export const bulkEventsAtom = atom((get) => get(stateAtom));

// About half a minute: what has not come by then needs a person.
const DELAYS_MS = [500, 1000, 2000, 4000, 6000, 8000, 10_000];

/** Asks how many events a change has still to reach until there are none, and tells the lists. */
const followAtom = atom(null, async (get, set, filter: Filter): Promise<void> => {
  const { client, queryClient } = get(storefrontAtom);
  const started: BulkEventsState = { status: 'waiting', error: null };
  let shown = started;
  set(stateAtom, shown);
  // A newer change has taken the state over; this one is history.
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
      const left = pagingMetadata?.total ?? counted.reduce((sum, count) => sum + count, 0);
      if (!isNewest()) return;
      // What shows events is fetched again only when some of them have changed.
      if (left !== shown.left) void queryClient.invalidateQueries({ queryKey: eventKeys.all });
      if (left === 0) return show({ status: 'settled', left, error: null });
      show({ status: 'waiting', left, error: null });
    } catch (reason) {
      if (!isNewest()) return;
      if (reason instanceof PlatformError && reason.retryable) continue;
      const error = reason instanceof Error ? reason : new Error(String(reason));
      return show({ ...shown, status: 'error', error });
    }
  }
  show({ ...shown, status: 'late' });
});

const live: Filter = { status: { $in: [EventStatus.UPCOMING, EventStatus.STARTED] } };

/**
 * Cancels all events that meet the filter and are to come or under way. The answer comes at once;
 * `bulkEventsAtom` tells when it is done, and the lists follow. See docs/reference/events.md.
 */
export const bulkCancelEventsByFilterAtom = mutationAtom<EventsToChange, void>({
  mutationFn: async ({ filter }, { client, set }) => {
    await bulkCancelEventsByFilter(client, { filter });
    void set(followAtom, { $and: [filter, live] });
  },
});

/**
 * Deletes all events that meet the filter, drafts included. The answer comes at once;
 * `bulkEventsAtom` tells when it is done, and the lists follow. See docs/reference/events.md.
 */
export const bulkDeleteEventsByFilterAtom = mutationAtom<EventsToChange, void>({
  mutationFn: async ({ filter }, { client, set }) => {
    await bulkDeleteEventsByFilter(client, { filter });
    void set(followAtom, filter);
  },
});
