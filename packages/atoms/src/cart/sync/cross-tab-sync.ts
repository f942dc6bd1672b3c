import { atom, type WritableAtom } from 'jotai/vanilla';
import { queryClientAtom } from '../../storefront.ts';
import { cartKeys } from '../keys.ts';

/** What the tabs of one visitor tell one another. */
export interface CartSyncChannel {
  /** The cart with this id has changed here. */
  tell(cartId: string | null): void;
  /** Calls when it has changed in another tab. @returns what ends it. */
  subscribe(listener: (cartId: string | null) => void): () => void;
}

/**
 * Tabs of one origin by the browser's `BroadcastChannel`; alone where there is none.
 *
 * @param name tells shops apart that live on one origin.
 */
export function broadcastCartChanges(name = 'vitrine:cart'): CartSyncChannel {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : undefined;
  // A server does not stay up for it.
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
 * How the tabs of one visitor hear of one another's changes; none unless the host sets it, as it
 * should where tabs share their tokens: `store.set(cartSyncChannelAtom, broadcastCartChanges())`.
 */
export const cartSyncChannelAtom: WritableAtom<
  CartSyncChannel | null,
  [port: CartSyncChannel | null],
  void
> = atom<CartSyncChannel | null>(null);

/** Someone else has changed the cart, or may have: it is read again, once for all who say so. */
const refetchAtom = atom(null, (get, _set, cartId?: string | null) => {
  const queryClient = get(queryClientAtom);
  const own = queryClient.getQueryData<{ _id: string } | null>(cartKeys.current)?._id;
  if (cartId && own && cartId !== own) return;
  void queryClient.invalidateQueries({ queryKey: cartKeys.current }, { cancelRefetch: false });
});

const listeningAtom = atom((get) => {
  const tabs = get(cartSyncChannelAtom);
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

/** Listens, for as long as someone reads it, to what says that the cart on show may be old. */
export const cartInvalidationsAtom = atom((get) => {
  get(get(listeningAtom));
});

/** The least time between two readings when the page comes back to the front, in milliseconds. */
const QUIET_MS = 30_000;

/** Whether a page that comes back to the front reads the cart again: at most once in 30 seconds. */
export const isWorthReading = ({
  state,
}: {
  state: { dataUpdatedAt: number; errorUpdatedAt: number };
}): boolean => Date.now() - Math.max(state.dataUpdatedAt, state.errorUpdatedAt) >= QUIET_MS;
