import type { QueryClient } from '@tanstack/query-core';
import { type Cart, ChannelType, type CreateCheckoutOptions } from '@vitrine/client/cart';
import {
  createRedirectSession,
  type RedirectCallbacks,
  type RedirectPreferences,
} from '@vitrine/client/redirects';
import { atom } from 'jotai/vanilla';
import { personalAtom } from '../core/person.ts';
import { clientAtom, queryClientAtom } from '../core/storefront.ts';
import { cartQueueAtom, pushCartEditAtom } from './cart-queue.ts';
import { cartRevision } from './cart-totals.ts';
import { cartKeys } from './keys.ts';

/** How to check out, and where the hosted pages send the visitor back to. */
export interface CheckoutRequest extends Partial<CreateCheckoutOptions> {
  callbacks: RedirectCallbacks;
  preferences?: RedirectPreferences;
}

/** How far the hand-off to the hosted checkout is. */
export type CheckoutState =
  | { status: 'idle' | 'waiting' | 'creating' | 'redirecting'; url: null; error: null }
  | { status: 'ready'; url: string; error: null }
  | { status: 'error'; url: null; error: Error };

const at = (status: 'idle' | 'waiting' | 'creating' | 'redirecting'): CheckoutState => ({
  status,
  url: null,
  error: null,
});

/** A hand-off that has begun, and the cart that it was made of when it is ready. */
interface HandOff {
  promise: Promise<string>;
  revision: string | null;
}

const revisionOf = (queryClient: QueryClient): string => {
  const cart = queryClient.getQueryData<Cart | null>(cartKeys.current);
  return cart ? cartRevision(cart) : '';
};

const stateAtom = personalAtom<CheckoutState>(at('idle'));
const handOffAtom = personalAtom<HandOff | null>(null);

const handOverAtom = atom(
  null,
  async (get, set, { callbacks, preferences, ...options }: CheckoutRequest): Promise<string> => {
    try {
      set(stateAtom, at('waiting'));
      await get(cartQueueAtom).drained();
      set(stateAtom, at('creating'));
      const { checkoutId } = await set(pushCartEditAtom, {
        kind: 'checkout',
        options: { channelType: ChannelType.WEB, ...options },
      });
      set(stateAtom, at('redirecting'));
      const { redirectSession } = await createRedirectSession(get(clientAtom), {
        // The client has refused an answer without an id.
        ecomCheckout: { checkoutId: checkoutId as string },
        callbacks,
        ...(preferences && { preferences }),
      });
      const url = redirectSession.fullUrl;
      const revision = revisionOf(get(queryClientAtom));
      set(handOffAtom, (handOff) => handOff && { ...handOff, revision });
      set(stateAtom, { status: 'ready', url, error: null });
      return url;
    } catch (reason) {
      const error = reason instanceof Error ? reason : new Error(String(reason));
      set(stateAtom, { status: 'error', url: null, error });
      set(handOffAtom, null);
      throw reason;
    }
  },
);

/** Makes the hand-off ready to begin anew. */
export const resetCheckoutAtom = atom(null, (_get, set) => {
  set(handOffAtom, null);
  set(stateAtom, at('idle'));
});

/** A page that the browser kept while the visitor was at the checkout shows an old cart. */
const comeBackAtom = atom(null, (get, set) => {
  set(resetCheckoutAtom);
  void get(queryClientAtom).invalidateQueries({ queryKey: cartKeys.all });
});
comeBackAtom.onMount = (comeBack) => {
  const onPageShow = (event: Event) => {
    if ('persisted' in event && event.persisted) comeBack();
  };
  // There are no pages on a server.
  globalThis.addEventListener?.('pageshow', onPageShow);
  return () => globalThis.removeEventListener?.('pageshow', onPageShow);
};

/**
 * Hands the cart over to the hosted checkout: waits for the edits that are on their way, makes the
 * checkout and its redirect session, and yields the address to send the visitor to. An edit that
 * fails meanwhile stops it, for the cart would not be what the visitor saw. A second write for the
 * same cart gives the same promise, so a double click makes one checkout. Specification 7.2 and 7.6.
 */
export const checkoutAtom = atom(
  (get) => {
    get(comeBackAtom);
    return get(stateAtom);
  },
  (get, set, request: CheckoutRequest): Promise<string> => {
    const begun = get(handOffAtom);
    const isUnderWay = begun?.revision === null;
    if (begun && (isUnderWay || begun.revision === revisionOf(get(queryClientAtom)))) {
      return begun.promise;
    }
    const promise = set(handOverAtom, request);
    promise.catch(() => {});
    set(handOffAtom, { promise, revision: null });
    return promise;
  },
);
