import { replaceEqualDeep } from '@tanstack/query-core';
import type { CatalogReference, LineItem, Money } from '@vitrine/client/cart';
import { atom } from 'jotai/vanilla';
import { lossless } from '../../hydration/serialize.ts';
import { persistedAtom } from '../../persistence/persisted-atom.ts';
import { asScaled, isDecimal } from '../../utils/decimals.ts';
import { cartAtom, cartLinesAtom } from '../cart.ts';
import { hasSameReference } from '../lines/added-lines.ts';
import { currentIdAtom, removedLinesAtom } from '../lines/removed-lines.ts';
import { cartStorageAtom } from '../sync/cart-storage.ts';

// The reasons: docs/decisions/0081-compare-unit-prices-before-cart-discounts-to-detect-price-changes.md

const NAME = 'vitrine.known-prices';

/** The last seen price of one piece of a line. */
export interface SeenPrice {
  cartId: string;
  lineId: string;
  /** None for a line that no catalog has. */
  catalogReference?: CatalogReference;
  /** ISO 4217 code: the same line has a separate price in another currency. */
  currency: string;
  price: Money;
  /** The changed amount, once it was announced. */
  announcedAmount?: string;
}

function isRecordedPrice(value: unknown): value is SeenPrice {
  const known = (value ?? {}) as Partial<SeenPrice>;
  const { cartId, lineId, catalogReference, currency, price } = known;
  const isText = (text: unknown) => typeof text === 'string';
  return (
    [cartId, lineId, currency, price?.amount, price?.formattedAmount ?? ''].every(isText) &&
    isDecimal(price?.amount ?? '') &&
    (catalogReference === undefined || isText(catalogReference?.catalogItemId))
  );
}

/** The seen prices, in the host's storage; without one, only for the life of the page. */
export const lastSeenPricesAtom = persistedAtom<readonly SeenPrice[]>({
  name: NAME,
  storage: (get) => get(cartStorageAtom),
  toValue: (found) => (Array.isArray(found) ? found.filter(isRecordedPrice) : []),
  codec: lossless,
});

/**
 * Returns the price of one piece, if it is readable. `price` may have a coupon or a quantity
 * discount deducted, which change with the visitor's actions; `fullPrice` ignores the catalog's own
 * discount, which changes the amount to pay.
 */
export function getSeenPrice({ priceBeforeDiscounts, price }: LineItem): Money | undefined {
  const one = priceBeforeDiscounts ?? price;
  return one && isDecimal(one.amount) ? one : undefined;
}

/** Whether two prices in one currency differ in their amount, regardless of its formatting. */
export function isDifferentPrice(was: Money, now: Money): boolean {
  const pieces = asScaled(was.amount, now.amount);
  return pieces !== undefined && pieces.left !== pieces.right;
}

/**
 * Platforms may number the lines of each cart from one, so an id alone doesn't identify its item.
 */
const isOfItem = ({ catalogReference: known }: SeenPrice, line: LineItem): boolean =>
  known ? hasSameReference(line, known) : line.catalogReference === undefined;

/**
 * Finds the seen price of a line of the confirmed cart, efficiently for large carts. A restored
 * line is matched by its new id: with a match by item only, two lines of one item under different
 * terms would swap their prices.
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
 * Records the prices of lines that are seen for the first time, also for the next page if the host
 * has a `storage`, and drops those of removed lines that can't be restored. In another
 * cart, as after a login, all are seen for the first time. Call it when the cart has changed.
 */
export const recordSeenPricesAtom = atom(null, (get, set) => {
  const { data: cart } = get(cartAtom.confirmed);
  if (cart === undefined) return;
  const currentId = get(currentIdAtom);
  const createLookup = get(seenPriceAtom);
  const confirmed = cart?.lineItems ?? [];
  // A line being restored is no longer removed, but not confirmed yet.
  const here = [...get(removedLinesAtom), ...get(cartLinesAtom), ...confirmed];
  const lines = new Map(here.map((line) => [line._id, line]));
  set(lastSeenPricesAtom, (before) => {
    const remaining = before.flatMap((one): SeenPrice[] => {
      const lineId = currentId(one.lineId);
      const line = lines.get(lineId);
      if (!line || one.cartId !== cart?._id || !isOfItem(one, line)) return [];
      const now = getSeenPrice(line);
      const { announcedAmount: _announced, ...unannounced } = one;
      // After returning to the seen price, the next change is announced again.
      return [{ ...(now && isDifferentPrice(one.price, now) ? one : unannounced), lineId }];
    });
    const toStored = createLookup(remaining);
    const come = confirmed.flatMap((line): SeenPrice[] => {
      const price = getSeenPrice(line);
      if (!cart || !price || toStored(line)) return [];
      const { _id: lineId, catalogReference } = line;
      return [{ cartId: cart._id, lineId, catalogReference, currency: cart.currency, price }];
    });
    return replaceEqualDeep(before, [...remaining, ...come]);
  });
});
