import type { Product } from '@vitrine/client/catalog';
import { createMockPlatform } from '@vitrine/mocks';
import { expect, vi } from 'vitest';
import { productAtom, productBySlugAtom, productsAtom } from '../catalog/queries.ts';
import { collectionBySlugAtom, collectionsAtom } from '../collections/index.ts';
import { createTestStorefront } from './storefronts.ts';

/** A merchant who views a product, a list of one of its collections, and the collections. */
export async function openCatalog(slug: string, collectionSlug: string) {
  const platform = createMockPlatform();
  const storefront = createTestStorefront(platform);
  const { store } = storefront;
  const { data: collection } = await store.set(collectionBySlugAtom(collectionSlug));
  const collectionId = collection?._id ?? '';
  const id = platform.catalog.product(slug).id;
  const oneAtom = productAtom(id);
  const bySlugAtom = productBySlugAtom(slug);
  const listAtom = productsAtom({ filter: { collectionIds: { $hasSome: [collectionId] } } });
  const shelvesAtom = collectionsAtom();
  for (const shown of [oneAtom, bySlugAtom, listAtom, shelvesAtom]) store.sub(shown, () => {});
  await vi.waitFor(() => {
    expect([store.get(oneAtom).data, store.get(bySlugAtom).data].every(Boolean)).toBe(true);
    expect(store.get(listAtom).status).toBe('success');
    expect(store.get(shelvesAtom).status).toBe('success');
  });
  const listed = () => store.get(listAtom).items.find(({ _id }) => _id === id);
  return {
    platform,
    storefront,
    store,
    id,
    collectionId,
    listAtom,
    shelvesAtom,
    listed,
    /** Something of the product, wherever the page shows it: alone, by its slug, in the list. */
    shown: <Value>(read: (product: Product) => Value) =>
      [store.get(oneAtom).data, store.get(bySlugAtom).data, listed()].map((product) =>
        product ? read(product) : null,
      ),
    /** The product as the platform has it. */
    getStoredProduct: async () => (await store.set(productAtom(id))).data,
    /** Waits until nothing is pending. */
    settled: () =>
      vi.waitFor(() => {
        expect(store.get(oneAtom).isFetching || store.get(bySlugAtom).isFetching).toBe(false);
        expect(store.get(listAtom).isFetching || store.get(shelvesAtom).isFetching).toBe(false);
      }),
  };
}
