import { type CallName, createMockPlatform, type MockPlatform, referenceTo } from '@vitrine/mocks';
import { expect, vi } from 'vitest';
import { cartAtom, cartLinesAtom } from '../cart/cart.ts';
import { addToCartAtom } from '../cart/lines/add-to-cart.ts';
import { createTestStorefront } from './storefronts.ts';

/** Returns the input that adds a product to a cart. */
export const lineFor = (platform: MockPlatform, slug: string, quantity = 1) => ({
  catalogReference: referenceTo(platform.shop.appId, platform.catalog.product(slug)),
  quantity,
});

/** The platform of a visit, and the client's options. */
interface VisitOptions {
  platform?: MockPlatform;
  fetch?: typeof globalThis.fetch;
}

/** A visitor with one of each of these products in the displayed cart. */
export async function visit(slugs: readonly string[] = [], options: VisitOptions = {}) {
  const { platform = createMockPlatform(), fetch = platform.fetch } = options;
  const storefront = createTestStorefront({ apiBaseUrl: platform.apiBaseUrl, fetch });
  const { store } = storefront;
  if (slugs.length > 0) {
    await store.set(addToCartAtom, { lineItems: slugs.map((slug) => lineFor(platform, slug)) });
  }
  store.sub(cartLinesAtom, () => {});
  await vi.waitFor(() => expect(store.get(cartAtom)).toMatchObject({ isFetching: false }));
  return {
    platform,
    storefront,
    store,
    /** Ids of the lines, in the order in which they were put in. */
    ids: store.get(cartLinesAtom).map(({ _id }) => _id),
    /** Returns how often a request has arrived. */
    timesCalled: (name: CallName) => platform.calls.filter((call) => call.name === name).length,
    /** Returns the displayed quantities of the lines. */
    quantities: () => store.get(cartLinesAtom).map(({ quantity }) => quantity),
    /** Returns the platform's quantities of the lines. */
    getPlatformQuantities: () =>
      platform
        .cart()
        .read()
        ?.lineItems.map(({ quantity }) => quantity),
  };
}
