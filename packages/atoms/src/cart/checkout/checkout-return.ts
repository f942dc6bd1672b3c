import type { Cart, LineItem } from '@vitrine/client/cart';
import { atom, type Getter } from 'jotai/vanilla';
import { trackAtom } from '../../analytics/analytics.ts';
import { getAllPieces, toAnalyticsLines } from '../../analytics/analytics-items.ts';
import { isHydratingAtom } from '../../hydration/hydrating.ts';
import { lossless } from '../../hydration/serialize.ts';
import { sessionAtom } from '../../identity/session.ts';
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
  /** `_id` of the cart. Another cart of the same owner is a new one: the order was placed. */
  cartId: string;
  /** Member whose cart it was; a visitor's has none. */
  memberId?: string;
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
 * exists. `unknown`: there is no evidence, for example because the visitor has logged in since.
 * `failed`: the cart could not be loaded. `reading` until it is loaded.
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
  const memberId = cart.buyerInfo?.memberId;
  const amount = subtotalAfterDiscounts ?? subtotal;
  const handoff: CheckoutHandoff = {
    checkoutId,
    cartId,
    lines,
    currency,
    ...(memberId && { memberId }),
    ...(amount && { subtotal: amount }),
  };
  writePersonal(get, get(cartStorageAtom), NAME, handoff, lossless);
});

function readHandoff(get: Getter): CheckoutHandoff | null {
  const stored = readPersonal(get, get(cartStorageAtom), NAME, lossless);
  return isHandoff(stored) ? stored : null;
}

type Owned = Pick<Cart, '_id' | 'lineItems' | 'buyerInfo'>;

/**
 * Returns the outcome of a checkout, from its callback and the cart's changes since.
 *
 * @param isMember whether a member is logged in, if that is known.
 */
export function getOutcome(
  returnLocation: CheckoutReturnLocation,
  handoff: Pick<CheckoutHandoff, 'cartId' | 'memberId' | 'isTracked'> | null,
  cart: Owned | null,
  isMember?: boolean,
): CheckoutReturn['status'] {
  const isCartMissing = !cart || (handoff !== null && cart._id !== handoff.cartId);
  if (handoff && isCartMissing && hasOtherOwner(handoff, cart, isMember)) {
    return handoff.isTracked ? 'ordered' : 'unknown';
  }
  const isFull = !isCartMissing && cart.lineItems.length > 0;
  if (returnLocation === 'thankYou') return isFull ? 'unconfirmed' : 'ordered';
  if (isFull) return 'left';
  return isCartMissing && handoff ? 'ordered' : 'unknown';
}

/** Whether the owner of the cart has changed: a login replaces the cart without an order. */
function hasOtherOwner(
  { memberId }: Pick<CheckoutHandoff, 'memberId'>,
  cart: Owned | null,
  isMember: boolean | undefined,
): boolean {
  if (cart) return cart.buyerInfo?.memberId !== memberId;
  return isMember !== undefined && isMember !== (memberId !== undefined);
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
        const { data: cart, isFetching, error } = get(cartAtom.confirmed);
        const { loggedIn, isKnown } = get(sessionAtom);
        if (get(isHydratingAtom)) return { status: 'reading', handoff: null };
        const handoff = readHandoff(get);
        if (isFetching) return { status: 'reading', handoff };
        if (error || cart === undefined) return { status: 'failed', handoff };
        const isMember = isKnown ? loggedIn : undefined;
        return { status: getOutcome(returnLocation, handoff, cart, isMember), handoff };
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
