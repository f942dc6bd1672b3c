import { atom } from 'jotai/vanilla';
import { storefrontAtom } from '../../storefront.ts';
import { cartAtom } from '../cart.ts';
import { applyCouponAtom } from './coupon.ts';

/** A code that is applied when the cart has a line. A link's code is not bound to a session. */
const waitingAtom = atom<string | null>(null);

/** Every code that has been offered on this page: each is tried once. */
const offeredAtom = atom<ReadonlySet<string>>(new Set<string>());

const applyWhenThereIsACartAtom = atom(null, (get, set) => {
  const code = get(waitingAtom);
  const { data: cart } = get(cartAtom.confirmed);
  if (code === null || !cart || cart.lineItems.length === 0) return;
  set(waitingAtom, null);
  // A rejection is in `couponProblemAtom`.
  set(applyCouponAtom, code).catch(() => {});
});

const followAtom = atom(null, (get, set) => {
  const { store } = get(storefrontAtom);
  const look = () => set(applyWhenThereIsACartAtom);
  const stop = store.sub(cartAtom.confirmed, look);
  look();
  return stop;
});
followAtom.onMount = (follow) => follow();

/**
 * A code from another source than the input field, such as the page's URL. It waits until the
 * cart has a line, is applied once even if offered repeatedly, and is not retried after a
 * rejection. Reads the waiting code while subscribed; blank ones are ignored.
 */
export const couponOfferAtom = atom(
  (get) => {
    const code = get(waitingAtom);
    // A page without an offered code does not fetch its cart.
    if (code !== null) get(followAtom);
    return code;
  },
  (get, set, offered: string) => {
    const code = offered.trim();
    const name = code.toLowerCase();
    if (code === '' || get(offeredAtom).has(name)) return;
    set(offeredAtom, (before) => new Set([...before, name]));
    set(waitingAtom, code);
  },
);
