'use client';

import type { Atom, WritableAtom } from 'jotai';
import {
  useAtom as useJotaiAtom,
  useAtomValue as useJotaiAtomValue,
  useSetAtom as useJotaiSetAtom,
} from 'jotai/react';
import { createContext, type ReactNode, useCallback, useContext, useEffect } from 'react';
import { type AnalyticsEvent, trackAtom } from './analytics/analytics.ts';
import { hydratedAtom } from './hydration/hydrating.ts';
import type { TextPort } from './persistence/storage.ts';
import { deleteOnLogoutAtom } from './session/personal-data.ts';
import { logoutCountAtom } from './session/session-scope.ts';
import type { Storefront } from './storefront.ts';

const StorefrontContext = createContext<Storefront | null>(null);

/** Props of the provider. */
export interface StorefrontProviderProps {
  storefront: Storefront;
  children?: ReactNode;
}

/**
 * Provides a storefront to its children, and refetches its queries when the window regains the
 * focus or the network reconnects. It is independent of jotai's own provider, so a host may use
 * both.
 */
export function StorefrontProvider({ storefront, children }: StorefrontProviderProps) {
  const { queryClient, store } = storefront;
  useEffect(() => {
    queryClient.mount();
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
 * Returns a React key that changes when a member logs out of the storefront above. It resets a
 * component whose state belongs to a person. Without a storefront it never changes.
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
