import { atom } from 'jotai/vanilla';
import type { CartSyncChannel } from '../../ports.ts';
import { cartSyncAtom, queryClientAtom } from '../../storefront.ts';
import { cartKeys } from '../keys.ts';

// The reasons: docs/decisions/0055-sync-the-cart-between-tabs-only-where-the-host-asks-for-it.md

/**
 * Connects tabs of one origin by the browser's `BroadcastChannel`; does nothing without it. Pass it
 * as `cartSync` to `createStorefront` if tabs share their tokens.
 *
 * @param name distinguishes storefronts on one origin.
 */
export function broadcastCartChanges(name = 'vitrine:cart'): CartSyncChannel {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : undefined;
  // Does not keep a server process alive.
  (channel as { unref?: () => void } | undefined)?.unref?.();
  return {
    tell: (cartId) => channel?.postMessage({ cartId }),
    subscribe(listener) {
      const hear = ({ data }: MessageEvent<{ cartId?: unknown } | null>) => {
        const cartId = data?.cartId;
        if (typeof cartId === 'string' || cartId === null) listener(cartId);
      };
      channel?.addEventListener('message', hear);
      return () => channel?.removeEventListener('message', hear);
    },
  };
}

/**
 * Refetches the cart after a change, or a possible change, from elsewhere; simultaneous
 * notifications cause one fetch.
 */
const refetchAtom = atom(null, (get, _set, cartId?: string | null) => {
  const queryClient = get(queryClientAtom);
  const own = queryClient.getQueryData<{ _id: string } | null>(cartKeys.current)?._id;
  if (cartId && own && cartId !== own) return;
  void queryClient.invalidateQueries({ queryKey: cartKeys.current }, { cancelRefetch: false });
});

const listeningAtom = atom((get) => {
  const tabs = get(cartSyncAtom);
  const startAtom = atom(null, (_get, set) => {
    const stop = tabs?.subscribe((cartId) => set(refetchAtom, cartId));
    const onPageShow = (event: Event) => {
      if ('persisted' in event && event.persisted) set(refetchAtom);
    };
    // There are no pages on a server.
    globalThis.addEventListener?.('pageshow', onPageShow);
    return () => {
      stop?.();
      globalThis.removeEventListener?.('pageshow', onPageShow);
    };
  });
  startAtom.onMount = (start) => start();
  return startAtom;
});

/** While subscribed, listens for signals that the shown cart may be outdated. */
export const cartInvalidationsAtom = atom((get) => {
  get(get(listeningAtom));
});

/** Minimum time between two fetches when the page returns to the foreground, in milliseconds. */
const QUIET_MS = 30_000;

/** Whether a page that returns to the foreground refetches the cart: at most once in 30 seconds. */
export const isWorthReading = ({
  state,
}: {
  state: { dataUpdatedAt: number; errorUpdatedAt: number };
}): boolean => Date.now() - Math.max(state.dataUpdatedAt, state.errorUpdatedAt) >= QUIET_MS;
