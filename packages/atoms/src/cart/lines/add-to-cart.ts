import { CATALOG_APP_ID } from '@vitrine/client';
import type { AddToCartOptions, Cart, LineItem } from '@vitrine/client/cart';
import { atom } from 'jotai/vanilla';
import { type MutationAtom, mutationAtom } from '../../query/mutation-atom.ts';
import {
  createSessionCheck,
  logoutCountAtom,
  sessionScopedAtom,
} from '../../session/session-scope.ts';
import { queryClientAtom } from '../../storefront.ts';
import { isDevelopment } from '../../utils/is-development.ts';
import { cartAtom } from '../cart.ts';
import { cartKeys } from '../keys.ts';
import { PLACEHOLDER_PREFIX } from '../queue/cart-edits.ts';
import { emptyCart, withItems } from '../queue/cart-patches.ts';
import { pushCartEditAtom } from '../queue/cart-queue.ts';
import { findAddedLine, isSameItem, type Shortfall, shortfalls } from './added-lines.ts';
import { findCachedProduct, previewLine } from './preview-line.ts';

/** The cart after adding, and what the platform left out of it without saying so. */
export interface AddedToCart {
  /** The cart of the response; null if there is none. */
  cart: Cart | null;
  /** Items of which fewer pieces were added than requested; empty if all were added. */
  shortfalls: readonly Shortfall[];
  /** The lines of the added items, in the order of the request. */
  lines: readonly LineItem[];
}

/** Added items, and their placeholders until the platform has responded. */
interface Addition extends AddToCartOptions {
  shown?: readonly (LineItem | null)[];
  skipAnnouncement?: boolean;
  /** ISO 4217 code, for a cart that the platform has yet to make. */
  currency?: string;
}

const isLine = (line: LineItem | null): line is LineItem => line !== null;

/**
 * Warns developers: the platform ignores an item whose app it doesn't know, as it does one that is
 * no longer in the catalog.
 */
function warnOfUnknownApp(missing: readonly Shortfall[]): void {
  if (!isDevelopment) return;
  for (const { catalogReference, added } of missing) {
    const { appId, catalogItemId } = catalogReference;
    if (added > 0 || appId === CATALOG_APP_ID) continue;
    console.warn(
      `The cart did not take the item "${catalogItemId}" of the app "${appId}". If the catalog has it, correct the "catalogAppId" of createStorefront; without one, it is "${CATALOG_APP_ID}".`,
    );
  }
}

const additionAtom = mutationAtom<Addition, AddedToCart>({
  mutationFn: async (
    { shown = [], currency: _currency, skipAnnouncement = false, ...options },
    { set },
  ) => {
    const placeholderIds = shown.map((line) => line?._id ?? null);
    const edit = { kind: 'add', options, shownBy: placeholderIds, skipAnnouncement } as const;
    const { cart = null, before } = await set(pushCartEditAtom, edit);
    const { lineItems = [] } = options;
    const missing = shortfalls(lineItems, before, cart);
    warnOfUnknownApp(missing);
    const lines = lineItems
      .filter((item) =>
        missing.every(
          ({ catalogReference, added }) => catalogReference !== item.catalogReference || added > 0,
        ),
      )
      .flatMap((item) => findAddedLine(item, before, cart) ?? []);
    return { cart, shortfalls: missing, lines };
  },
  optimistic: ({ shown = [], currency = '' }) => [
    {
      queryKey: cartKeys.current,
      apply: (cart: Cart | null) => {
        const lines = shown.filter(isLine);
        return lines.length > 0 ? withItems(cart ?? emptyCart(currency), lines) : cart;
      },
    },
  ],
});

const placeholdersAtom = atom((): { last: number } => ({ last: 0 }));

/**
 * Determines the lines that show the added items: existing lines of the item, and placeholders for
 * others.
 */
const previewAdditionAtom = atom(null, (get, _set, options: AddToCartOptions): Addition => {
  const lines = get(cartAtom).data?.lineItems ?? [];
  const placeholders = get(placeholdersAtom);
  let currency: string | undefined;
  const shown = (options.lineItems ?? []).map((item): LineItem | null => {
    const { catalogReference, quantity = 1 } = item;
    const known = lines.find((line) => isSameItem(line, item));
    if (known) return { ...known, quantity };
    const product = findCachedProduct(get(queryClientAtom), catalogReference.catalogItemId);
    if (!product) return null;
    currency ??= (product.priceData ?? product.price)?.currency;
    placeholders.last += 1;
    return previewLine(product, item, `${PLACEHOLDER_PREFIX}${placeholders.last}`);
  });
  return { ...options, shown, ...(currency && { currency }) };
});

/** Adds to the cart for another feature, which makes its own announcement. */
export const addWithoutAnnouncementAtom = atom(null, (_get, set, options: AddToCartOptions) =>
  set(additionAtom, { ...set(previewAdditionAtom, options), skipAnnouncement: true }),
);

/** The most recently added item. */
export interface LastAdded {
  /** Rises with each addition. */
  count: number;
  /** The lines that have it, as the platform has confirmed them. */
  lines: readonly LineItem[];
}

const lastAtom = sessionScopedAtom<LastAdded | null>(null);

/** The most recently added item, once the platform has confirmed it; for feedback on the page. */
export const lastAddedAtom = atom((get) => get(lastAtom));

const noteAdditionAtom = atom(null, (_get, set, { lines }: AddedToCart) => {
  if (lines.length === 0) return;
  set(lastAtom, (before) => ({ count: (before?.count ?? 0) + 1, lines }));
});

/**
 * Adds to the cart, which is created if there is none or if it no longer exists. The items show
 * immediately, as more pieces of their line or as a placeholder of a product that was already
 * loaded; the response replaces it, under the same key of `cartEntriesAtom`. Rejects if the member
 * has logged out before the response. See docs/reference/cart.mdx.
 */
export const addToCartAtom: MutationAtom<AddToCartOptions, AddedToCart> = atom(
  (get) => get(additionAtom),
  (get, set, options: AddToCartOptions) => {
    const isSamePerson = createSessionCheck(get, logoutCountAtom);
    const promise = set(additionAtom, set(previewAdditionAtom, options)).then((result) => {
      if (!isSamePerson()) throw new Error('This addition belongs to a previous session.');
      set(noteAdditionAtom, result);
      return result;
    });
    // The caller of the addition reports the error.
    promise.catch(() => {});
    return promise;
  },
);
