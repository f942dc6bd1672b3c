import { atom } from 'jotai/vanilla';
import { storefrontAtom } from '../../storefront.ts';
import { cartAtom } from '../cart.ts';
import { applyCouponAtom } from './coupon.ts';

/** The code that waits for something to be in the cart. A link's code is for anyone who follows it. */
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
 * A code that no one has typed, such as one from the page's address. It waits until the cart is
 * there with something in it, is applied once however often it is offered, and is not tried again
 * after a rejection. Reads the code that waits, for as long as someone looks; blank ones are ignored.
 */
export const couponOfferAtom = atom(
  (get) => {
    const code = get(waitingAtom);
    // A page that no one offers a code to does not ask for its cart.
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
