import { replaceEqualDeep } from '@tanstack/query-core';
import type { CatalogReference, LineItem, Money } from '@vitrine/client/cart';
import { atom } from 'jotai/vanilla';
import { lossless } from '../../hydration/serialize.ts';
import { persistedAtom } from '../../persistence/persisted-atom.ts';
import { asScaled, isDecimal } from '../../utils/decimals.ts';
import { cartAtom, cartLinesAtom } from '../cart.ts';
import { isSameItem } from '../lines/added-lines.ts';
import { currentIdAtom, removedLinesAtom } from '../lines/removed-lines.ts';
import { storageAtom } from '../sync/cart-storage.ts';

const NAME = 'vitrine.known-prices';

/** The price under which a visitor knows one piece of a line. */
export interface SeenPrice {
  cartId: string;
  lineId: string;
  /** None for a line that no catalog has. */
  catalogReference?: CatalogReference;
  /** ISO 4217 code: in another currency the same line has a price of its own. */
  currency: string;
  price: Money;
  /** The amount that it has changed to, once that was spoken. */
  spoken?: string;
}

function isKnownPrice(value: unknown): value is SeenPrice {
  const known = (value ?? {}) as Partial<SeenPrice>;
  const { cartId, lineId, catalogReference, currency, price } = known;
  const isText = (text: unknown) => typeof text === 'string';
  return (
    [cartId, lineId, currency, price?.amount, price?.formattedAmount ?? ''].every(isText) &&
    isDecimal(price?.amount ?? '') &&
    (catalogReference === undefined || isText(catalogReference?.catalogItemId))
  );
}

/** What is known, in the host's storage, or else as long as the page. */
export const lastSeenPricesAtom = persistedAtom<readonly SeenPrice[]>({
  name: NAME,
  storage: (get) => get(storageAtom),
  toValue: (found) => (Array.isArray(found) ? found.filter(isKnownPrice) : []),
  codec: lossless,
});

/**
 * What one piece costs, if that can be read. `price` may have a coupon or a discount by quantity
 * taken off, which come and go with what the visitor does; `fullPrice` does not follow the
 * catalog's own discount, which changes what is paid.
 */
export function getSeenPrice({ priceBeforeDiscounts, price }: LineItem): Money | undefined {
  const one = priceBeforeDiscounts ?? price;
  return one && isDecimal(one.amount) ? one : undefined;
}

/** Whether two prices in one currency differ in their amount, however it is written. */
export function isDifferentPrice(was: Money, now: Money): boolean {
  const pieces = asScaled(was.amount, now.amount);
  return pieces !== undefined && pieces.left !== pieces.right;
}

/** Platforms may number the lines of each cart from one, so an id alone does not tell what it is of. */
const isOfItem = ({ catalogReference: known }: SeenPrice, line: LineItem): boolean =>
  known ? isSameItem(line, known) : line.catalogReference === undefined;

/**
 * Finds among known prices the one of a line of the confirmed cart, in carts of any length. A line
 * that was put back is found by the id that it has got: by its item alone, two lines of one item
 * under different terms would swap their prices.
 */
export const seenPriceAtom = atom((get) => {
  const { data: cart } = get(cartAtom.confirmed);
  const currentId = get(currentIdAtom);
  return (known: readonly SeenPrice[]) => {
    const byLine = new Map<string, SeenPrice[]>();
    for (const one of known) {
      if (one.cartId !== cart?._id || one.currency !== cart.currency) continue;
      const lineId = currentId(one.lineId);
      byLine.set(lineId, [...(byLine.get(lineId) ?? []), one]);
    }
    return (line: LineItem): SeenPrice | undefined =>
      byLine.get(line._id)?.find((one) => isOfItem(one, line));
  };
});

/**
 * Notes what the lines of the cart cost that are seen for the first time, for the next page too
 * where the host has set `cartStorageAtom`, and forgets those that have gone and can't be put back.
 * In another cart, as after a login, all are seen for the first time. Call it when the cart has
 * changed.
 */
export const recordSeenPricesAtom = atom(null, (get, set) => {
  const { data: cart } = get(cartAtom.confirmed);
  if (cart === undefined) return;
  const currentId = get(currentIdAtom);
  const knownIn = get(seenPriceAtom);
  const confirmed = cart?.lineItems ?? [];
  // What is being put back is neither removed any more nor confirmed yet.
  const here = [...get(removedLinesAtom), ...get(cartLinesAtom), ...confirmed];
  const lines = new Map(here.map((line) => [line._id, line]));
  set(lastSeenPricesAtom, (before) => {
    const kept = before.flatMap((one): SeenPrice[] => {
      const lineId = currentId(one.lineId);
      const line = lines.get(lineId);
      if (!line || one.cartId !== cart?._id || !isOfItem(one, line)) return [];
      const now = getSeenPrice(line);
      const { spoken: _announced, ...unannounced } = one;
      // Back at the known price, it is news when it changes again.
      return [{ ...(now && isDifferentPrice(one.price, now) ? one : unannounced), lineId }];
    });
    const toStored = knownIn(kept);
    const come = confirmed.flatMap((line): SeenPrice[] => {
      const price = getSeenPrice(line);
      if (!cart || !price || toStored(line)) return [];
      const { _id: lineId, catalogReference } = line;
      return [{ cartId: cart._id, lineId, catalogReference, currency: cart.currency, price }];
    });
    return replaceEqualDeep(before, [...kept, ...come]);
  });
});
