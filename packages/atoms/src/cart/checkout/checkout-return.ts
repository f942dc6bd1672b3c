import type { Cart, LineItem } from '@vitrine/client/cart';
import { atom } from 'jotai/vanilla';
import { isHydratingAtom } from '../../hydration/hydrating.ts';
import { lossless } from '../../hydration/serialize.ts';
import { readPersisted, writePersisted } from '../../persistence/persisted-atom.ts';
import { structurallyShared } from '../../query/structural-sharing.ts';
import { weakFamily } from '../../utils/weak-family.ts';
import { cartAtom } from '../cart.ts';
import { storageAtom } from '../sync/cart-storage.ts';

const NAME = 'vitrine.checkout';

/** A cart as it went to the hosted checkout. */
export interface CheckoutHandoff {
  checkoutId: string;
  cartId: string;
  lines: readonly LineItem[];
  /** ISO 4217 code. */
  currency: string;
  /** What the lines cost, less their discounts: the platform's own amount of that moment. */
  subtotal?: Cart['subtotal'];
}

/** Which of the callbacks of a checkout a page is: only those who have ordered see `thankYou`. */
export type CheckoutReturnLocation = 'thankYou' | 'after';

/**
 * What became of a checkout. `ordered`: the platform has turned the cart into an order. `left`: the
 * cart is as it was. `unconfirmed`: the checkout thanks, and the cart is still there. `unknown`:
 * neither says anything. `failed`: the cart could not be read. `reading` until it is.
 */
export interface CheckoutReturn {
  status: 'reading' | 'ordered' | 'left' | 'unconfirmed' | 'unknown' | 'failed';
  /** What was handed over, as far as this device remembers it. */
  handedOver: CheckoutHandoff | null;
}

function isFreshFromServer(value: unknown): value is CheckoutHandoff {
  const { checkoutId, cartId, lines } = (value ?? {}) as Partial<CheckoutHandoff>;
  return typeof checkoutId === 'string' && typeof cartId === 'string' && Array.isArray(lines);
}

/** Remembers, past the end of this page, what goes to the checkout. */
export const recordCheckoutHandoffAtom = atom(null, (get, _set, cart: Cart, checkoutId: string) => {
  const { _id: cartId, lineItems: lines, currency, subtotal, subtotalAfterDiscounts } = cart;
  const sum = subtotalAfterDiscounts ?? subtotal;
  const handedOver: CheckoutHandoff = {
    checkoutId,
    cartId,
    lines,
    currency,
    ...(sum && { subtotal: sum }),
  };
  writePersisted(get(storageAtom), NAME, handedOver, lossless);
});

/** What became of a checkout, by where it returned to and what the cart is like since. */
export function getOutcome(
  place: CheckoutReturnLocation,
  handedOver: Pick<CheckoutHandoff, 'cartId'> | null,
  cart: Pick<Cart, '_id' | 'lineItems'> | null,
): CheckoutReturn['status'] {
  const isCartGone = !cart || (handedOver !== null && cart._id !== handedOver.cartId);
  const isFull = !isCartGone && cart.lineItems.length > 0;
  if (place === 'thankYou') return isFull ? 'unconfirmed' : 'ordered';
  if (isFull) return 'left';
  return isCartGone && handedOver ? 'ordered' : 'unknown';
}

/**
 * What became of the checkout that returned to this page. The contract has no call that tells, so
 * it is concluded from the callback and from the cart, which the platform deletes once it is
 * ordered. Write `returnFromCheckoutAtom` first, so that the cart is read again. Give
 * `cartStorageAtom` a storage that outlives the page, or nothing is remembered. See docs/reference/redirects.md.
 */
export const checkoutReturnAtom = weakFamily(
  (place: CheckoutReturnLocation) =>
    structurallyShared(
      atom((get): CheckoutReturn => {
        const { data: cart, isFetching, error } = get(cartAtom);
        if (get(isHydratingAtom)) return { status: 'reading', handedOver: null };
        const kept = readPersisted(get(storageAtom), NAME, lossless);
        const handedOver = isFreshFromServer(kept) ? kept : null;
        if (isFetching) return { status: 'reading', handedOver };
        if (error || cart === undefined) return { status: 'failed', handedOver };
        return { status: getOutcome(place, handedOver, cart), handedOver };
      }),
    ),
  String,
);
