import { createMockPlatform } from '@vitrine/mocks';
import { expect, vi } from 'vitest';
import { cartAtom } from '../cart/cart.ts';
import { addToCartAtom } from '../cart/lines/add-to-cart.ts';
import { priceChangesAtom } from '../cart/prices/price-changes.ts';
import { recordSeenPricesAtom } from '../cart/prices/seen-prices.ts';
import { memoryStorage } from '../persistence/storage.ts';
import { createStorefront, persistentStorageAtom, type Storefront } from '../storefront.ts';
import { lineFor, visit } from './cart-setup.ts';
import { setPorts } from './storefronts.ts';

/** Returns the price changes shown on a page: name, old and new price of the line. */
export const changedFrom = ({ store }: Pick<Storefront, 'store'>) =>
  store
    .get(priceChangesAtom)
    .map(({ line, was, now }) => [line.productName?.original, was.amount, now.amount]);

/** Refetches the cart, as a page does when it returns to the foreground. */
export async function refetchCart({ store }: Pick<Storefront, 'store'>): Promise<void> {
  await store.set(cartAtom);
  store.set(recordSeenPricesAtom);
}

/** A visitor who has seen the prices of these products in the cart. */
export async function shopper(slugs: readonly string[], options: Parameters<typeof visit>[1] = {}) {
  const visited = await visit(slugs, options);
  const { storefront, store } = visited;
  store.sub(priceChangesAtom, () => {});
  store.set(recordSeenPricesAtom);
  return {
    ...visited,
    getPriceChanges: () => changedFrom(storefront),
    look: () => refetchCart(storefront),
  };
}

/** The same in front of a host with a storage. */
export async function persistingShopper(slugs: readonly string[]) {
  const shopping = await shopper([]);
  const { store, platform } = shopping;
  const storage = memoryStorage();
  setPorts(store, { storage });
  await store.set(addToCartAtom, { lineItems: slugs.map((slug) => lineFor(platform, slug)) });
  store.set(recordSeenPricesAtom);
  return { ...shopping, storage };
}

/** The same visitor's next page. */
export async function nextPage({ client, store: before }: Storefront): Promise<Storefront> {
  const storefront = createStorefront({ client, queryDefaults: { retry: false } });
  const { store } = storefront;
  setPorts(store, { storage: before.get(persistentStorageAtom) });
  store.sub(priceChangesAtom, () => {});
  await vi.waitFor(() => expect(store.get(cartAtom.confirmed).data).toBeDefined());
  store.set(recordSeenPricesAtom);
  return storefront;
}

/** The cart of a response, as the platform writes it. */
interface WireCart {
  id: string;
  currency: string;
  lineItems: Record<string, unknown>[];
}

/** A platform that writes carts otherwise than the demo does. */
export function otherwise(change: (cart: WireCart) => void) {
  const platform = createMockPlatform();
  const fetch: typeof globalThis.fetch = async (...call) => {
    const response = await platform.fetch(...call);
    const text = await response.clone().text();
    const body = (text.startsWith('{') ? JSON.parse(text) : {}) as { cart?: WireCart };
    if (!body.cart) return response;
    change(body.cart);
    return Response.json(body);
  };
  return { platform, fetch };
}
