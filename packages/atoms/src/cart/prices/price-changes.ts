import type { LineItem, Money } from '@vitrine/client/cart';
import { atom } from 'jotai/vanilla';
import { isWakingAtom } from '../../hydration/hydrating.ts';
import { steady } from '../../query/structural-sharing.ts';
import { weakFamily } from '../../utils/weak-family.ts';
import { cartAtom } from '../cart.ts';
import { placeRestored } from '../lines/line-order.ts';
import { linePlacesAtom } from '../lines/removed-lines.ts';
import { isOther, type KnownPrice, knownInAtom, knownPricesAtom, priceOf } from './seen-prices.ts';

/** A line whose price has changed. Both prices are of one piece, before discounts of the cart. */
export interface CartPriceChange {
  line: LineItem;
  /** The price under which the visitor knows it. */
  was: Money;
  now: Money;
}

interface Found {
  change: CartPriceChange;
  isSpoken: boolean;
}

const foundAtom = atom((get): readonly Found[] => {
  const { data: cart } = get(cartAtom.confirmed);
  if (!cart || get(isWakingAtom)) return [];
  const knownOf = get(knownInAtom)(get(knownPricesAtom));
  return placeRestored(cart.lineItems, get(linePlacesAtom)).flatMap((line) => {
    const now = priceOf(line);
    const before = knownOf(line);
    if (!now || !before || !isOther(before.price, now)) return [];
    const change = { line, was: before.price, now };
    return [{ change, isSpoken: before.spoken === now.amount }];
  });
});

const changesAtom = steady(atom((get) => get(foundAtom).map(({ change }) => change)));

const unspokenAtom = steady(
  atom((get) => get(foundAtom).flatMap(({ change, isSpoken }) => (isSpoken ? [] : [change]))),
);

type Note = (known: KnownPrice, now: Money) => KnownPrice;

/** Notes something with what is known of changed lines. */
const noteAtom = atom(null, (get, set, changes: readonly CartPriceChange[], note: Note) => {
  if (changes.length === 0) return;
  const knownIn = get(knownInAtom);
  set(knownPricesAtom, (known) => {
    const knownOf = knownIn(known);
    const prices = new Map(changes.map(({ line, now }) => [knownOf(line), now]));
    return known.map((one) => {
      const now = prices.get(one);
      return now ? note(one, now) : one;
    });
  });
});

/**
 * The lines of the confirmed cart that cost something else than when the visitor first saw them, in
 * the order of the page; the same list while nothing changes. Writing accepts the prices as they
 * are. What was seen is what `rememberPricesAtom` has noted.
 */
export const priceChangesAtom = atom(
  (get) => get(changesAtom),
  (get, set) => set(noteAtom, get(changesAtom), (known, price) => ({ ...known, price })),
);

/**
 * Those of `priceChangesAtom` that nobody has spoken of yet, on this page or another one that keeps
 * its prices in the same storage. Writing hands them out, once each.
 */
export const unspokenPricesAtom = atom(
  (get) => get(unspokenAtom),
  (get, set): readonly CartPriceChange[] => {
    const changes = get(unspokenAtom);
    set(noteAtom, changes, (known, { amount: spoken }) => ({ ...known, spoken }));
    return changes;
  },
);

/** What became of the price of one line, if it has changed. */
export const linePriceChangeAtom = weakFamily(
  (lineId: string) =>
    steady(atom((get) => get(changesAtom).find(({ line }) => line._id === lineId))),
  String,
);
