'use client';

import type { Atom, WritableAtom } from 'jotai';
import {
  useAtom as useJotaiAtom,
  useAtomValue as useJotaiAtomValue,
  useSetAtom as useJotaiSetAtom,
} from 'jotai/react';
import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useSyncExternalStore,
} from 'react';
import { type AnalyticsEvent, trackAtom } from './analytics/analytics.ts';
import {
  hasServerDataAtom,
  hydratedAtom,
  isMountedAtom,
  startHydrationAtom,
} from './hydration/hydrating.ts';
import { type DehydratedStorefront, hydrateQueries } from './hydration/hydration.ts';
import { isMissing } from './hydration/page-queries.ts';
import type { TextPort } from './persistence/storage.ts';
import { deleteOnLogoutAtom } from './session/personal-data.ts';
import { logoutCountAtom } from './session/session-scope.ts';
import { type Storefront, transitionAtom } from './storefront.ts';
import { isDevelopment } from './utils/is-development.ts';

const StorefrontContext = createContext<Storefront | null>(null);

/** Props of the provider. */
export interface StorefrontProviderProps {
  /** Result of `createStorefront`. */
  storefront: Storefront;
  /** Components whose hooks use the storefront. */
  children?: ReactNode;
}

const subscribeToNothing = () => () => {};

/** Whether React renders for a server's markup: on the server, and while it hydrates. */
const useIsServerMarkup = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );

/** Logs which queries of a server-rendered page have no data, if the page came without any. */
function reportMissingState({ queryClient, store }: Storefront): void {
  // In strict mode, React runs the effect of the first mount twice.
  if (store.get(hasServerDataAtom) || store.get(isMountedAtom)) return;
  const keys = queryClient
    .getQueryCache()
    .getAll()
    .filter((query) => isMissing(query) && !query.meta?.isPersonal)
    .map(({ queryKey }) => JSON.stringify(queryKey));
  if (keys.length === 0) return;
  console.warn(
    `StorefrontProvider: the page was rendered on a server, but its data was not sent with it, so the browser requests it: ${keys.join(', ')}. Load it on the server (loadProductPage, loadData or renderWithData), send dehydrateStorefront(storefront), and pass that to <HydrateStorefront state={…}>, or to hydrateStorefront before hydrateRoot.`,
  );
}

/**
 * Provides a storefront to its children, and refetches its queries when the window regains the
 * focus or the network reconnects. Data of this device, such as a wishlist, shows after React has
 * hydrated a server's markup. It is independent of jotai's own provider, so a host may use both.
 */
export function StorefrontProvider({ storefront, children }: StorefrontProviderProps) {
  const { queryClient, store } = storefront;
  const isServerMarkup = useIsServerMarkup();
  // Before the children render: a header may show a wishlist above the page that hydrates the data.
  if (isServerMarkup && globalThis.window) store.set(startHydrationAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first rendering hydrates.
  useEffect(() => {
    queryClient.mount();
    store.set(transitionAtom, { start: startTransition });
    if (isDevelopment && isServerMarkup) reportMissingState(storefront);
    // All children are hydrated.
    store.set(hydratedAtom);
    return () => queryClient.unmount();
  }, [queryClient, store]);
  return <StorefrontContext value={storefront}>{children}</StorefrontContext>;
}

/** Returns the storefront of the provider above. Without one, throws an error with instructions. */
export function useStorefront(): Storefront {
  const storefront = useContext(StorefrontContext);
  if (!storefront) {
    throw new Error(
      'There is no storefront above this component: wrap the page in <StorefrontProvider storefront={createStorefront({ client })}>.',
    );
  }
  return storefront;
}

/** Props of the component that hydrates a storefront. */
export interface HydrateStorefrontProps {
  /** Result of `dehydrateStorefront` on the server; keep its identity between renderings. */
  state: DehydratedStorefront;
  /** Components that read the hydrated state. */
  children?: ReactNode;
}

/** The states that a storefront has received while rendering, and those after it. */
const receivedStates = new WeakMap<
  Storefront,
  { rendered: WeakSet<object>; mounted: WeakSet<object> }
>();

function getReceivedStates(storefront: Storefront) {
  const known = receivedStates.get(storefront) ?? {
    rendered: new WeakSet(),
    mounted: new WeakSet(),
  };
  receivedStates.set(storefront, known);
  return known;
}

/**
 * Hydrates the storefront above with a server's data before its children render: once for each
 * state, on the first page and on later ones. Queries that are on show change after the rendering,
 * as in `HydrationBoundary` of TanStack Query. Data of the device stays visible on later pages.
 *
 * @example
 * // A loader or a server component:
 * const product = await loadProductPage(storefront, { slug });
 * const state = dehydrateStorefront(storefront);
 * // The page:
 * <HydrateStorefront state={state}>
 *   <ProductDetail slug={slug} />
 * </HydrateStorefront>
 */
export function HydrateStorefront({ state, children }: HydrateStorefrontProps) {
  const storefront = useStorefront();
  const isState = typeof state === 'object' && state !== null;
  const { rendered, mounted } = getReceivedStates(storefront);
  // Rendering twice, as in strict mode, has no further effect.
  if (isState && !rendered.has(state)) {
    rendered.add(state);
    hydrateQueries(storefront, state, (query) => !query?.getObserversCount());
  }
  useEffect(() => {
    if (!isState) {
      if (isDevelopment) {
        console.error(
          'HydrateStorefront: "state" is missing, so the browser requests the data of the page. Return dehydrateStorefront(storefront) from the loader of the page, and pass it as state.',
        );
      }
      return;
    }
    if (mounted.has(state)) return;
    mounted.add(state);
    hydrateQueries(storefront, state, (query) => !!query?.getObserversCount());
  }, [storefront, state, isState, mounted]);
  return children;
}

/** The value of an atom in the storefront above; the component renders again when it changes. */
export function useAtomValue<Value>(atom: Atom<Value>): Awaited<Value> {
  const { store } = useStorefront();
  return useJotaiAtomValue(atom, { store });
}

/** The function that writes an atom in the storefront above, without reading it. */
export function useSetAtom<Value, Args extends unknown[], Result>(
  atom: WritableAtom<Value, Args, Result>,
): (...args: Args) => Result {
  const { store } = useStorefront();
  return useJotaiSetAtom(atom, { store });
}

/** The value of an atom in the storefront above, and the function that writes it. */
export function useAtom<Value, Args extends unknown[], Result>(
  atom: WritableAtom<Value, Args, Result>,
): [Awaited<Value>, (...args: Args) => Result] {
  const { store } = useStorefront();
  return useJotaiAtom(atom, { store });
}

/** The options of jotai's hooks for components that also work without a storefront. */
const useOptionalStore = () => {
  const storefront = useContext(StorefrontContext);
  return storefront ? { store: storefront.store } : undefined;
};

/**
 * Returns a React key that changes when a member logs out of the storefront above, and when a member
 * logs in whose tab has data of an earlier member's session. It resets a component whose state
 * belongs to a person. Without a storefront it never changes.
 *
 * @example <ContactForm key={useSessionKey()} />
 */
export function useSessionKey(): number {
  return useJotaiAtomValue(logoutCountAtom, useOptionalStore());
}

/**
 * Returns a function that marks a storage entry as personal, as `deleteOnLogoutAtom` does. Without
 * a storefront there is no logout, and it does nothing.
 */
export function useDeleteOnLogout(): (storage: TextPort, name: string) => void {
  return useJotaiSetAtom(deleteOnLogoutAtom, useOptionalStore());
}

/**
 * Returns a function that reports an analytics event, as `trackAtom` does. Without a storefront
 * there is no listener, and it does nothing.
 */
export function useTrack(): (event: AnalyticsEvent) => void {
  const store = useContext(StorefrontContext)?.store;
  return useCallback((event) => store?.set(trackAtom, event), [store]);
}
