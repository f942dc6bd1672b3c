import { type Query, QueryClient } from '@tanstack/query-core';
import { CATALOG_APP_ID, type Client } from '@vitrine/client';
import { atom, createStore, type Store } from 'jotai/vanilla';
import { analyticsConsentAtom, analyticsListenerAtom } from './analytics/analytics.ts';
import { endHydration, isFreshFromServer } from './hydration/hydrated-queries.ts';
import { historyLocation } from './location.ts';
import { localStoragePort } from './persistence/storage.ts';
import type { OwnerPorts, StorefrontPorts } from './ports.ts';
import { mergeDefaults, type QueryDefaults } from './query/query-defaults.ts';
import { resetOnSessionChange } from './session/session-scope.ts';
import { withoutUndefined } from './utils/without-undefined.ts';

/**
 * All state of one page, one server request, one test or one story: a jotai store, a query cache
 * and their common client. Nothing is shared between two storefronts.
 */
export interface Storefront {
  /** The store that holds the values of its atoms. */
  readonly store: Store;
  /** The cache of what the platform has returned. */
  readonly queryClient: QueryClient;
  /** The client that sends its requests. */
  readonly client: Client;
}

/** Options of a storefront: its client, and what else the host provides. */
export interface StorefrontOptions extends Partial<StorefrontPorts>, Partial<OwnerPorts> {
  /** The client that sends all requests. */
  client: Client;
  /** Replace the package's own defaults of queries, one by one. */
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

/** The ports of the storefront, as `createStorefront` has completed them. */
export const portsAtom = atom<(StorefrontPorts & Partial<OwnerPorts>) | null>(null);

/** One port of the storefront. */
const portAtom = <Name extends keyof StorefrontPorts>(name: Name) =>
  atom((get): StorefrontPorts[Name] => {
    get(storefrontAtom);
    return (get(portsAtom) as StorefrontPorts)[name];
  });

/** ID of the catalog's app, by which carts name their products. */
export const catalogAppIdAtom = portAtom('catalogAppId');

/** The query of the page's URL. */
export const locationAtom = portAtom('location');

/** Storage of carts and reservations beyond the page; null for none. */
export const persistentStorageAtom = portAtom('storage');

/** Channel that keeps the carts of several tabs equal; null for none. */
export const cartSyncAtom = portAtom('cartSync');

/** The captchas of the site; null for none. */
export const captchaPortAtom = portAtom('captcha');

/** The member's data on the host's server; null for none. */
export const profilePortAtom = portAtom('profile');

/** The member's orders on the host's server; null for none. */
export const orderHistoryPortAtom = portAtom('orderHistory');

/** The site's codes for hidden tickets; null for none. */
export const ticketCodePortAtom = portAtom('ticketCodes');

/**
 * Called for each query that is read, with its hash. A loader collects the queries. A streaming
 * render on a server throws the promise of a pending query, so that React waits for it.
 */
export const readListenerAtom = atom<{ onRead(queryHash: string): void } | null>(null);

/** Counts changes of cached queries without an observer, such as those by prefetching. */
export const unobservedChangesAtom = atom(0);

/** How the first data of a query is shown: React's `startTransition` in a `StorefrontProvider`. */
export const transitionAtom = atom({ start: (show: () => void): void => show() });

/** The ports that a host has left out. On a server, nothing outlives the request. */
const getDefaultPorts = (): StorefrontPorts => ({
  catalogAppId: CATALOG_APP_ID,
  location: historyLocation(),
  storage: globalThis.window ? localStoragePort() : null,
  cartSync: null,
  analytics: null,
  analyticsConsent: 'pending',
  captcha: null,
  profile: null,
  orderHistory: null,
  ticketCodes: null,
});

/**
 * Creates a storefront. Create one per page, server request, test and story; there is no default
 * one.
 *
 * @throws {TypeError} if `client` is missing, or if `catalogAppId` is empty.
 *
 * @example
 * const storefront = createStorefront({
 *   client,
 *   cartSync: broadcastCartChanges(),
 *   analytics: ({ name, params }) => gtag('event', name, params),
 * });
 */
export function createStorefront({
  client,
  queryDefaults = {},
  ...given
}: StorefrontOptions): Storefront {
  if (!client) {
    throw new TypeError(
      'createStorefront: "client" is missing. Pass { client: createClient({ … }) }.',
    );
  }
  const ports = { ...getDefaultPorts(), ...withoutUndefined(given) };
  if (!ports.catalogAppId) {
    throw new TypeError(
      'createStorefront: "catalogAppId" is empty. Leave it out for the hosted platform\u2019s own catalog, or pass the ID of your catalog app.',
    );
  }
  const store = createStore();
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        // Avoids duplicate requests: data that came with the page is refetched when it is shown
        // again later.
        refetchOnMount: (query) => !isFreshFromServer(query as Query),
        ...mergeDefaults(withoutUndefined(queryDefaults)),
      },
    },
  });
  const storefront = { store, queryClient, client };
  store.set(cellAtom, storefront);
  store.set(portsAtom, ports);
  if (ports.analytics) store.set(analyticsListenerAtom, ports.analytics);
  store.set(analyticsConsentAtom, ports.analyticsConsent);
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

/**
 * Returns a storefront with an empty store over the same client, ports and query cache. What is
 * read in it does not affect the page: no mounted atom is computed again.
 */
export function forkStorefront({ store, queryClient, client }: Storefront): Storefront {
  const fork = { store: createStore(), queryClient, client };
  fork.store.set(cellAtom, fork);
  fork.store.set(portsAtom, store.get(portsAtom));
  return fork;
}
