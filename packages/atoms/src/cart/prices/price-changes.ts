import type { LineItem, Money } from '@vitrine/client/cart';
import { atom } from 'jotai/vanilla';
import { isHydratingAtom } from '../../hydration/hydrating.ts';
import { structurallyShared } from '../../query/structural-sharing.ts';
import { weakFamily } from '../../utils/weak-family.ts';
import { cartAtom } from '../cart.ts';
import { insertRestored } from '../lines/line-order.ts';
import { lineOrderAtom } from '../lines/removed-lines.ts';
import {
  getSeenPrice,
  isDifferentPrice,
  lastSeenPricesAtom,
  type SeenPrice,
  seenPriceAtom,
} from './seen-prices.ts';

/** A line whose price has changed. Both prices are of one piece, before discounts of the cart. */
export interface CartPriceChange {
  /** The line as the server last returned it. */
  line: LineItem;
  /** The price that the visitor last saw. */
  was: Money;
  /** The current price. */
  now: Money;
}

interface Found {
  change: CartPriceChange;
  isAnnounced: boolean;
}

const foundAtom = atom((get): readonly Found[] => {
  const { data: cart } = get(cartAtom.confirmed);
  if (!cart || get(isHydratingAtom)) return [];
  const getRecordedPrice = get(seenPriceAtom)(get(lastSeenPricesAtom));
  return insertRestored(cart.lineItems, get(lineOrderAtom)).flatMap((line) => {
    const now = getSeenPrice(line);
    const before = getRecordedPrice(line);
    if (!now || !before || !isDifferentPrice(before.price, now)) return [];
    const change = { line, was: before.price, now };
    return [{ change, isAnnounced: before.announcedAmount === now.amount }];
  });
});

const changesAtom = structurallyShared(atom((get) => get(foundAtom).map(({ change }) => change)));

const unannouncedAtom = structurallyShared(
  atom((get) => get(foundAtom).flatMap(({ change, isAnnounced }) => (isAnnounced ? [] : [change]))),
);

type Note = (known: SeenPrice, now: Money) => SeenPrice;

/** Updates the seen prices of changed lines. */
const noteAtom = atom(null, (get, set, changes: readonly CartPriceChange[], note: Note) => {
  if (changes.length === 0) return;
  const createLookup = get(seenPriceAtom);
  set(lastSeenPricesAtom, (known) => {
    const getRecordedPrice = createLookup(known);
    const prices = new Map(changes.map(({ line, now }) => [getRecordedPrice(line), now]));
    return known.map((one) => {
      const now = prices.get(one);
      return now ? note(one, now) : one;
    });
  });
});

/**
 * The lines of the confirmed cart whose price differs from the one that the visitor first saw, in
 * display order; the same reference while nothing changes. Writing accepts the current prices. Seen
 * prices are recorded by `recordSeenPricesAtom`.
 */
export const priceChangesAtom = atom(
  (get) => get(changesAtom),
  (get, set) => set(noteAtom, get(changesAtom), (known, price) => ({ ...known, price })),
);

/**
 * Those of `priceChangesAtom` that have not been announced yet, on this page or another one that
 * stores its prices in the same storage. Writing returns them, once each.
 */
export const unannouncedPriceChangesAtom = atom(
  (get) => get(unannouncedAtom),
  (get, set): readonly CartPriceChange[] => {
    const changes = get(unannouncedAtom);
    set(noteAtom, changes, (known, { amount: announcedAmount }) => ({ ...known, announcedAmount }));
    return changes;
  },
);

/** The price change of one line, if there is one. */
export const linePriceChangeAtom = weakFamily(
  (lineId: string) =>
    structurallyShared(atom((get) => get(changesAtom).find(({ line }) => line._id === lineId))),
  String,
);
