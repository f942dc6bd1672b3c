import type { Cart, LineItem } from '@vitrine/client/cart';
import { atom, type Getter } from 'jotai/vanilla';
import { trackAtom } from '../../analytics/analytics.ts';
import { getAllPieces, toAnalyticsLines } from '../../analytics/analytics-items.ts';
import { isHydratingAtom } from '../../hydration/hydrating.ts';
import { lossless } from '../../hydration/serialize.ts';
import { readPersonal, writePersonal } from '../../persistence/persisted-atom.ts';
import { structurallyShared } from '../../query/structural-sharing.ts';
import { weakFamily } from '../../utils/weak-family.ts';
import { cartAtom } from '../cart.ts';
import { cartStorageAtom } from '../sync/cart-storage.ts';

const NAME = 'vitrine.checkout';

/** A cart as it went to the hosted checkout. */
export interface CheckoutHandoff {
  /** ID of the checkout; analytics use it as the transaction's. */
  checkoutId: string;
  /** `_id` of the cart. A cart with another ID is a new one: the order was placed. */
  cartId: string;
  /** Lines of the cart at that time. */
  lines: readonly LineItem[];
  /** ISO 4217 code. */
  currency: string;
  /** Price of the lines minus their discounts: the platform's amount at that time. */
  subtotal?: Cart['subtotal'];
  /** Whether analytics have been notified of the order. */
  isTracked?: boolean;
}

/** Checkout callback of a page: `thankYou` is only shown after an order. */
export type CheckoutReturnLocation = 'thankYou' | 'after';

/**
 * Outcome of a checkout. `ordered`: the platform has converted the cart to an order. `left`: the
 * cart is unchanged. `unconfirmed`: the checkout returned to the thank-you page, but the cart still
 * exists. `unknown`: there is no evidence. `failed`: the cart could not be loaded. `reading` until
 * it is loaded.
 */
export interface CheckoutReturn {
  /** Derived from the callback of the page and from the cart. */
  status: 'reading' | 'ordered' | 'left' | 'unconfirmed' | 'unknown' | 'failed';
  /** The recorded handoff, if this device has stored it. */
  handoff: CheckoutHandoff | null;
}

function isHandoff(value: unknown): value is CheckoutHandoff {
  const { checkoutId, cartId, lines } = (value ?? {}) as Partial<CheckoutHandoff>;
  return typeof checkoutId === 'string' && typeof cartId === 'string' && Array.isArray(lines);
}

/** Stores the data of a checkout handoff beyond the life of the page. */
export const recordCheckoutHandoffAtom = atom(null, (get, _set, cart: Cart, checkoutId: string) => {
  const { _id: cartId, lineItems: lines, currency, subtotal, subtotalAfterDiscounts } = cart;
  const amount = subtotalAfterDiscounts ?? subtotal;
  const handoff: CheckoutHandoff = {
    checkoutId,
    cartId,
    lines,
    currency,
    ...(amount && { subtotal: amount }),
  };
  writePersonal(get, get(cartStorageAtom), NAME, handoff, lossless);
});

function readHandoff(get: Getter): CheckoutHandoff | null {
  const stored = readPersonal(get, get(cartStorageAtom), NAME, lossless);
  return isHandoff(stored) ? stored : null;
}

/** Returns the outcome of a checkout, from its callback and the cart's changes since. */
export function getOutcome(
  returnLocation: CheckoutReturnLocation,
  handoff: Pick<CheckoutHandoff, 'cartId'> | null,
  cart: Pick<Cart, '_id' | 'lineItems'> | null,
): CheckoutReturn['status'] {
  const isCartMissing = !cart || (handoff !== null && cart._id !== handoff.cartId);
  const isFull = !isCartMissing && cart.lineItems.length > 0;
  if (returnLocation === 'thankYou') return isFull ? 'unconfirmed' : 'ordered';
  if (isFull) return 'left';
  return isCartMissing && handoff ? 'ordered' : 'unknown';
}

/**
 * Outcome of the checkout that returned to this page. The API has no endpoint for it, so it is
 * derived from the callback and from the cart, which the platform deletes after an order. Write
 * `returnFromCheckoutAtom` first to refetch the cart. Give `createStorefront` a `storage` that
 * outlives the page, otherwise nothing is stored. See docs/reference/redirects.mdx.
 */
export const checkoutReturnAtom = weakFamily(
  (returnLocation: CheckoutReturnLocation) =>
    structurallyShared(
      atom((get): CheckoutReturn => {
        const { data: cart, isFetching, error } = get(cartAtom);
        if (get(isHydratingAtom)) return { status: 'reading', handoff: null };
        const handoff = readHandoff(get);
        if (isFetching) return { status: 'reading', handoff };
        if (error || cart === undefined) return { status: 'failed', handoff };
        return { status: getOutcome(returnLocation, handoff, cart), handoff };
      }),
    ),
  String,
);

/**
 * Reports the purchase of an order, once per checkout. The platform has no order number for carts,
 * so the id of the checkout identifies it. Does nothing unless the outcome is `ordered` and this
 * device has stored the handoff.
 */
export const trackPurchaseAtom = atom(null, (get, set, returnLocation: CheckoutReturnLocation) => {
  // The one of the atom below may be older than the storage.
  const handoff = readHandoff(get);
  const { status } = get(checkoutReturnAtom(returnLocation));
  if (status !== 'ordered' || !handoff || handoff.isTracked) return;
  const { checkoutId, currency, lines } = handoff;
  const items = toAnalyticsLines(getAllPieces(lines), { currency });
  writePersonal(get, get(cartStorageAtom), NAME, { ...handoff, isTracked: true }, lossless);
  set(trackAtom, { name: 'purchase', params: { transaction_id: checkoutId, ...items } });
});
