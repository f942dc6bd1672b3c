import type { QueryKey } from '@tanstack/query-core';
import type { Client } from '@vitrine/client';
import { atom, type WritableAtom } from 'jotai/vanilla';
import { ownerPortAtom } from '../owner-port-atom.ts';
import { storefrontAtom } from '../storefront.ts';
import { steadyClockAtom } from '../time/steady-clock.ts';
import type { List } from './list.ts';
import type { ListQuery } from './list-query.ts';
import { patchPages } from './patch-pages.ts';

/** How long a row shows that someone else has changed it, in milliseconds. */
const CHANGE_IS_SHOWN_MS = 10_000;

/** Rows that are read again at most, the first ones of the list. */
const MAX_READ = 100;

/** A row that someone else has changed. */
export interface RowUpdate {
  /** When the change was made. */
  at: Date;
  /** Name of the person; undefined if the host does not know it. */
  by: string | undefined;
}

/** What has happened to a list since its pages were read. */
export interface ListUpdates {
  /** New items that match, and are not visible yet. */
  addedCount: number;
  /** Rows that someone else has changed in the last ten seconds, by ID. */
  changed: ReadonlyMap<string, RowUpdate>;
}

/** What a list reads again, and how it compares the rows. */
export interface ListUpdatesOptions<Item> {
  kind: 'order' | 'product';
  list: Pick<List<Item>, 'queryAtom' | 'resultAtom'>;
  /** Key prefix of all lists of these items. */
  queryKey: QueryKey;
  /** Reads the first items that match. */
  read: (
    client: Client,
    query: ListQuery & { limit: number },
  ) => Promise<{ items: readonly Item[]; total?: number | undefined }>;
  toId: (item: Item) => string;
  /** Returns what a row shows. Equal facts are no change, so own changes are none. */
  getFacts: (item: Item) => unknown;
  /** Returns when the platform last changed the item. */
  getUpdated: (item: Item) => Date | undefined;
}

/**
 * The updates of a list. Writing `'check'` reads the first items again, without moving a row: rows that
 * others have changed get their new data in place, and new items are counted. `'show'` loads the list
 * again, with the new items. A failed check changes nothing; the next one may succeed.
 */
export type ListUpdatesAtom = WritableAtom<ListUpdates, [command: 'check' | 'show'], Promise<void>>;

const none: ListUpdates = { addedCount: 0, changed: new Map() };

/** Creates the updates of one list. */
export function createListUpdates<Item>({
  kind,
  list,
  queryKey,
  read,
  toId,
  getFacts,
  getUpdated,
}: ListUpdatesOptions<Item>): ListUpdatesAtom {
  const stateAtom = atom<{ request: string; updates: ListUpdates }>({ request: '', updates: none });
  const portAtom = ownerPortAtom('people');
  const requestAtom = atom((get) => JSON.stringify(get(list.queryAtom)));
  const toText = (item: Item) => JSON.stringify(getFacts(item));

  const checkAtom = atom(null, async (get, set) => {
    const { client, queryClient } = get(storefrontAtom);
    const before = get(list.resultAtom);
    if (before.status !== 'success' || before.isFetching || before.first !== 1) return;
    const request = get(requestAtom);
    const limit = Math.min(MAX_READ, Math.max(before.items.length, before.limit));
    const page = await read(client, { ...get(list.queryAtom), limit }).catch(() => undefined);
    const shown = get(list.resultAtom);
    // Whatever the owner did meanwhile has newer data.
    if (!page || request !== get(requestAtom) || shown.isFetching) return;

    const known = new Map(shown.items.map((item) => [toId(item), item]));
    const readBefore = new Map(before.items.map((item) => [toId(item), item]));
    const changed = page.items.filter((item) => {
      const id = toId(item);
      const row = known.get(id);
      return row && row === readBefore.get(id) && toText(row) !== toText(item);
    });
    // Items beyond the visible ones move up when others leave: only those before them are new.
    const ids = page.items.map(toId);
    const lastKnown = ids.findLastIndex((id) => known.has(id));
    const addedCount = ids.slice(0, lastKnown + 1).filter((id) => !known.has(id)).length;

    if (changed.length > 0) {
      const byId = new Map(changed.map((item) => [toId(item), item]));
      const patch = patchPages<Item>(queryKey, (item) => byId.get(toId(item)) ?? item);
      for (const [key, data] of queryClient.getQueriesData({ queryKey })) {
        if (data !== undefined) queryClient.setQueryData(key, patch.apply(data, key));
      }
    }
    if (changed.length > 0 || addedCount > 0) {
      // The counts of the views.
      const isCount = ({ queryKey: [, , query] }: { queryKey: QueryKey }) =>
        Object(query).limit === 1;
      void queryClient.refetchQueries({ queryKey, type: 'active', predicate: isCount });
    }

    const { now } = get(steadyClockAtom);
    const port = get(portAtom);
    const updates = await Promise.all(
      changed.map(async (item): Promise<[string, RowUpdate]> => {
        const id = toId(item);
        const at = getUpdated(item) ?? new Date(now());
        const person = await port?.readChange({ kind, id, at }, { client }).catch(() => null);
        return [id, { at: person?.at ?? at, by: person?.name }];
      }),
    );
    const { updates: earlier } = get(stateAtom);
    const latest = new Map([...earlier.changed, ...updates]);
    set(stateAtom, { request, updates: { addedCount, changed: latest } });
    if (updates.length === 0) return;
    setTimeout(() => {
      set(stateAtom, (state) => ({
        ...state,
        updates: {
          ...state.updates,
          changed: new Map(
            [...state.updates.changed].filter(([id, one]) =>
              updates.every(([other, update]) => other !== id || update !== one),
            ),
          ),
        },
      }));
    }, CHANGE_IS_SHOWN_MS);
  });

  return atom(
    (get) => {
      // Rows must not move under the pointer when the window gets the focus: the check replaces it.
      const { queryClient } = get(storefrontAtom);
      queryClient.setQueryDefaults(queryKey, { refetchOnWindowFocus: false });
      const { request, updates } = get(stateAtom);
      return request === get(requestAtom) ? updates : none;
    },
    async (_get, set, command) => {
      if (command === 'check') return set(checkAtom);
      await set(list.resultAtom);
      set(stateAtom, (state) => ({ ...state, updates: { ...state.updates, addedCount: 0 } }));
    },
  );
}
