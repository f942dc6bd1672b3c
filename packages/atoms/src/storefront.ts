import { type Query, QueryClient } from '@tanstack/query-core';
import type { Client } from '@vitrine/client';
import { atom, createStore, type Store } from 'jotai/vanilla';
import { endHydration, isFreshFromServer } from './hydration/hydrated-queries.ts';
import { mergeDefaults, type QueryDefaults } from './query/query-defaults.ts';
import { resetOnSessionChange } from './session/session-scope.ts';

/**
 * All state of one page, one server request, one test or one story: a jotai store, a query cache
 * and their common client. Nothing is shared between two storefronts.
 */
export interface Storefront {
  readonly store: Store;
  readonly queryClient: QueryClient;
  readonly client: Client;
}

/** Options of a storefront. `queryDefaults` replace the package's own, one by one. */
export interface StorefrontOptions {
  client: Client;
  queryDefaults?: QueryDefaults;
}

const cellAtom = atom<Storefront | null>(null);

/**
 * The storefront of a store. In a store that `createStorefront` did not create, reading it throws
 * an error with instructions.
 */
export const storefrontAtom = atom((get) => {
  const storefront = get(cellAtom);
  if (!storefront) {
    throw new Error(
      'This jotai store has no storefront: make the store with createStorefront({ client }) and use its hooks.',
    );
  }
  return storefront;
});

/** The client of the storefront. */
export const clientAtom = atom((get) => get(storefrontAtom).client);

/** The query cache of the storefront. */
export const queryClientAtom = atom((get) => get(storefrontAtom).queryClient);

/**
 * Called for each query that is read, with its hash. In a streaming render on a server, it throws
 * the promise of a pending query, so that React waits for it.
 */
export const suspendReadAtom = atom<{ suspend(queryHash: string): void } | null>(null);

/** Counts changes of cached queries without an observer, such as those by prefetching. */
export const unobservedChangesAtom = atom(0);

/**
 * Creates a storefront. Create one per page, server request, test and story; there is no default
 * one.
 *
 * @throws {TypeError} if `client` is missing.
 */
export function createStorefront({ client, queryDefaults }: StorefrontOptions): Storefront {
  if (!client) {
    throw new TypeError(
      'createStorefront: "client" is missing. Pass { client: createClient({ … }) }.',
    );
  }
  const store = createStore();
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        // Avoids duplicate requests: data that came with the page is refetched when it is shown
        // again later.
        refetchOnMount: (query) => !isFreshFromServer(query as Query),
        ...mergeDefaults(queryDefaults),
      },
    },
  });
  const storefront = { store, queryClient, client };
  store.set(cellAtom, storefront);
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'observerRemoved') endHydration(event.query);
    const isUnobserved = event.type === 'updated' && event.query.getObserversCount() === 0;
    if (isUnobserved || event.type === 'removed') {
      store.set(unobservedChangesAtom, (count) => count + 1);
    }
  });
  resetOnSessionChange(client, store, queryClient);
  return storefront;
}
