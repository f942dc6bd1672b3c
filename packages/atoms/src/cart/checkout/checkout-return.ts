import type { Cart, LineItem } from '@vitrine/client/cart';
import { atom } from 'jotai/vanilla';
import { isWakingAtom } from '../../hydration/hydrating.ts';
import { lossless } from '../../hydration/serialize.ts';
import { readKept, writeKept } from '../../persistence/persisted-atom.ts';
import { steady } from '../../query/structural-sharing.ts';
import { weakFamily } from '../../utils/weak-family.ts';
import { cartAtom } from '../cart.ts';
import { storageAtom } from '../sync/cart-storage.ts';

const NAME = 'vitrine.checkout';

/** A cart as it went to the hosted checkout. */
export interface HandedOver {
  checkoutId: string;
  cartId: string;
  lines: readonly LineItem[];
  /** ISO 4217 code. */
  currency: string;
  /** What the lines cost, less their discounts: the platform's own amount of that moment. */
  subtotal?: Cart['subtotal'];
}

/** Which of the callbacks of a checkout a page is: only those who have ordered see `thankYou`. */
export type ReturnPlace = 'thankYou' | 'after';

/**
 * What became of a checkout. `ordered`: the platform has turned the cart into an order. `left`: the
 * cart is as it was. `unconfirmed`: the checkout thanks, and the cart is still there. `unknown`:
 * neither says anything. `failed`: the cart could not be read. `reading` until it is.
 */
export interface CheckoutReturn {
  status: 'reading' | 'ordered' | 'left' | 'unconfirmed' | 'unknown' | 'failed';
  /** What was handed over, as far as this device remembers it. */
  handedOver: HandedOver | null;
}

function isHandedOver(value: unknown): value is HandedOver {
  const { checkoutId, cartId, lines } = (value ?? {}) as Partial<HandedOver>;
  return typeof checkoutId === 'string' && typeof cartId === 'string' && Array.isArray(lines);
}

/** Remembers, past the end of this page, what goes to the checkout. */
export const noteHandOverAtom = atom(null, (get, _set, cart: Cart, checkoutId: string) => {
  const { _id: cartId, lineItems: lines, currency, subtotal, subtotalAfterDiscounts } = cart;
  const sum = subtotalAfterDiscounts ?? subtotal;
  const handedOver: HandedOver = {
    checkoutId,
    cartId,
    lines,
    currency,
    ...(sum && { subtotal: sum }),
  };
  writeKept(get(storageAtom), NAME, handedOver, lossless);
});

/** What became of a checkout, by where it returned to and what the cart is like since. */
export function outcomeOf(
  place: ReturnPlace,
  handedOver: Pick<HandedOver, 'cartId'> | null,
  cart: Pick<Cart, '_id' | 'lineItems'> | null,
): CheckoutReturn['status'] {
  const isGone = !cart || (handedOver !== null && cart._id !== handedOver.cartId);
  const isFull = !isGone && cart.lineItems.length > 0;
  if (place === 'thankYou') return isFull ? 'unconfirmed' : 'ordered';
  if (isFull) return 'left';
  return isGone && handedOver ? 'ordered' : 'unknown';
}

/**
 * What became of the checkout that returned to this page. The contract has no call that tells, so
 * it is concluded from the callback and from the cart, which the platform deletes once it is
 * ordered. Write `returnFromCheckoutAtom` first, so that the cart is read anew. Give
 * `cartStorageAtom` a storage that outlives the page, or nothing is remembered. Specification 7.6.
 */
export const checkoutReturnAtom = weakFamily(
  (place: ReturnPlace) =>
    steady(
      atom((get): CheckoutReturn => {
        const { data: cart, isFetching, error } = get(cartAtom);
        if (get(isWakingAtom)) return { status: 'reading', handedOver: null };
        const kept = readKept(get(storageAtom), NAME, lossless);
        const handedOver = isHandedOver(kept) ? kept : null;
        if (isFetching) return { status: 'reading', handedOver };
        if (error || cart === undefined) return { status: 'failed', handedOver };
        return { status: outcomeOf(place, handedOver, cart), handedOver };
      }),
    ),
  String,
);
