import { type Cart, ChannelType, type CreateCheckoutOptions } from '@vitrine/client/cart';
import {
  createRedirectSession,
  type RedirectCallbacks,
  type RedirectPreferences,
} from '@vitrine/client/redirects';
import { atom, type Getter } from 'jotai/vanilla';
import { toError } from '../../query/to-error.ts';
import { createSessionCheck, sessionScopedAtom } from '../../session/session-scope.ts';
import { clientAtom, queryClientAtom } from '../../storefront.ts';
import { withoutUndefined } from '../../utils/without-undefined.ts';
import { cartLinesAtom } from '../cart.ts';
import { cartKeys } from '../keys.ts';
import { cartEditsAtom, cartQueueAtom, pushCartEditAtom } from '../queue/cart-queue.ts';
import { cartRevision, estimateOptionsAtom } from '../totals/cart-totals.ts';
import { cartNoteAtom, saveNoteAtom } from './cart-note.ts';
import { recordCheckoutHandoffAtom } from './checkout-return.ts';
import { rejectedLines } from './rejected-lines.ts';

/**
 * Checkout options, and the URLs that the hosted pages send the visitor back to. Address and
 * shipping option are those of the estimate by default.
 */
export interface CheckoutRequest extends Partial<CreateCheckoutOptions> {
  /** URLs of the site that the hosted pages link to. */
  callbacks: RedirectCallbacks;
  /** Optional settings of the hosted pages. */
  preferences?: RedirectPreferences;
}

/** State of the handoff to the hosted checkout. */
export type CheckoutState =
  | { status: 'idle' | 'waiting' | 'creating' | 'redirecting'; url: null; error: null }
  | { status: 'ready'; url: string; error: null }
  /** `lineIds` are the lines that the platform names in its rejection, if it names any. */
  | { status: 'error'; url: null; error: Error; lineIds: readonly string[] };

const at = (status: 'idle' | 'waiting' | 'creating' | 'redirecting'): CheckoutState => ({
  status,
  url: null,
  error: null,
});

/** Checkout options from the estimate. */
const estimatedAtom = atom((get): Partial<CreateCheckoutOptions> => {
  const { shippingAddress, billingAddress, selectedShippingOption } = get(estimateOptionsAtom);
  return {
    ...(shippingAddress && { shippingAddress }),
    ...(billingAddress && { billingAddress }),
    ...(selectedShippingOption && { selectedShippingOption }),
  };
});

/** Returns the cart that the platform has confirmed; undefined until it is loaded. */
const getCart = (get: Getter) => get(queryClientAtom).getQueryData<Cart | null>(cartKeys.current);

/** Returns the data of a checkout as one comparable text. */
const toRevision = (
  cart: Cart | null | undefined,
  estimated: Partial<CreateCheckoutOptions>,
  note: string,
) => JSON.stringify([cart && cartRevision(cart), estimated, note]);

/** Returns the revision of a checkout that would be created now. */
const getRevision = (get: Getter) =>
  toRevision(getCart(get), get(estimatedAtom), get(cartNoteAtom).text);

/** A started handoff, and the revision that it was created from when it is ready. */
interface Handoff {
  promise: Promise<string>;
  revision: string | null;
}

const stateAtom = sessionScopedAtom<CheckoutState>(at('idle'));
const handoffAtom = sessionScopedAtom<Handoff | null>(null);

const startHandoffAtom = atom(
  null,
  async (get, set, { callbacks, preferences, ...options }: CheckoutRequest): Promise<string> => {
    const isSameSession = createSessionCheck(get);
    const assertSameSession = () => {
      if (!isSameSession()) throw new Error('This checkout belongs to a previous session.');
    };
    const drain = async () => {
      await get(cartQueueAtom).drained();
      assertSameSession();
    };
    const create = async (): Promise<string> => {
      set(stateAtom, at('waiting'));
      // Its failure is the queue's as well.
      void set(saveNoteAtom);
      await drain();
      set(stateAtom, at('creating'));
      const estimated = get(estimatedAtom);
      const { checkoutId } = await set(pushCartEditAtom, {
        kind: 'checkout',
        options: {
          channelType: ChannelType.WEB,
          ...estimated,
          ...withoutUndefined(options),
        },
      });
      assertSameSession();
      const cart = getCart(get);
      const revision = toRevision(cart, estimated, cart?.buyerNote ?? '');
      set(stateAtom, at('redirecting'));
      const { redirectSession } = await createRedirectSession(get(clientAtom), {
        // The client has rejected a response without an id.
        ecomCheckout: { checkoutId: checkoutId as string },
        callbacks,
        ...(preferences && { preferences }),
      });
      assertSameSession();
      // Changes of the buyer since then are not in the checkout.
      await drain();
      if (cart && revision !== getRevision(get)) return create();
      const handedOver = cart ?? getCart(get);
      if (handedOver) set(recordCheckoutHandoffAtom, handedOver, checkoutId as string);
      const url = redirectSession.fullUrl;
      set(handoffAtom, (handoff) => handoff && { ...handoff, revision });
      set(stateAtom, { status: 'ready', url, error: null });
      return url;
    };
    try {
      return await create();
    } catch (reason) {
      if (!isSameSession()) throw reason;
      const error = toError(reason);
      const lines = get(cartLinesAtom);
      set(stateAtom, { status: 'error', url: null, error, lineIds: rejectedLines(error, lines) });
      set(handoffAtom, null);
      throw reason;
    }
  },
);

/** Resets the handoff so that it can start again. */
export const resetCheckoutAtom = atom(null, (_get, set) => {
  set(handoffAtom, null);
  set(stateAtom, at('idle'));
});

/**
 * Resets the handoff and refetches the cart: for the page that the checkout returns to, paid or
 * not. A page that the browser restores from its cache does this automatically.
 */
export const returnFromCheckoutAtom = atom(null, (get, set): Promise<void> => {
  set(resetCheckoutAtom);
  return get(queryClientAtom).invalidateQueries(
    { queryKey: cartKeys.all },
    // Others may read it again for the same reason.
    { cancelRefetch: false },
  );
});

/** A page that the browser cached while the visitor was at the checkout shows an old cart. */
const comeBackAtom = atom(null, (_get, set) => void set(returnFromCheckoutAtom));
comeBackAtom.onMount = (comeBack) => {
  const onPageShow = (event: Event) => {
    if ('persisted' in event && event.persisted) comeBack();
  };
  // There are no pages on a server.
  globalThis.addEventListener?.('pageshow', onPageShow);
  return () => globalThis.removeEventListener?.('pageshow', onPageShow);
};

/**
 * Transfers the cart to the hosted checkout: saves the note's draft, waits for pending edits,
 * creates the checkout and its redirect session, and returns the URL to send the visitor to. An
 * edit that fails meanwhile stops it, because the cart would differ from the one that the visitor
 * saw; an edit that succeeds meanwhile starts it over. A second write for the same cart returns the
 * same promise, so a double click creates one checkout. See docs/reference/cart.mdx and
 * docs/reference/redirects.mdx.
 */
export const checkoutAtom = atom(
  (get) => {
    get(comeBackAtom);
    return get(stateAtom);
  },
  (get, set, request: CheckoutRequest): Promise<string> => {
    const handoff = get(handoffAtom);
    const isUnderWay = handoff?.revision === null;
    const isCurrent = () =>
      get(cartEditsAtom).length === 0 && handoff?.revision === getRevision(get);
    if (handoff && (isUnderWay || isCurrent())) return handoff.promise;
    const promise = set(startHandoffAtom, request);
    promise.catch(() => {});
    set(handoffAtom, { promise, revision: null });
    return promise;
  },
);
