import type { Choices } from '@vitrine/client/catalog';
import type { ListQuery } from '../lists/list-query.ts';

/** Cache keys of the catalog's queries. */
export const catalogKeys = {
  all: ['catalog'],
  /** Every product that is found by its slug. */
  bySlugs: ['catalog', 'product-by-slug'],
  /** Every list of products. */
  lists: ['catalog', 'products'],
  product: (id: string) => ['catalog', 'product', id],
  productBySlug: (slug: string) => [...catalogKeys.bySlugs, slug],
  products: (query: ListQuery) => [...catalogKeys.lists, query],
  productVariants: (productId: string) => ['catalog', 'product-variants', productId],
  availability: (productId: string, choices: Choices) => [
    'catalog',
    'availability',
    productId,
    choices,
  ],
  /** The owner's product and variants, with costs. */
  adminProduct: (id: string) => ['catalog', 'admin-product', id],
  adminVariants: (productId: string) => ['catalog', 'admin-variants', productId],
  storeVariants: (query: ListQuery) => ['catalog', 'store-variants', query],
  storeVariant: (id: string) => ['catalog', 'store-variant', id],
  /** Every collection of the catalog that is found by its slug. */
  collectionsBySlug: ['catalog', 'collection-by-slug'],
  collectionBySlug: (slug: string) => [...catalogKeys.collectionsBySlug, slug],
} as const;
