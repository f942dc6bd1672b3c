import type { Choices } from '@vitrine/client/catalog';
import type { ListQuery } from '../core/list-query.ts';

/** Where the catalogue's queries lie in the cache. */
export const catalogKeys = {
  all: ['catalog'],
  product: (id: string) => ['catalog', 'product', id],
  productBySlug: (slug: string) => ['catalog', 'product-by-slug', slug],
  products: (query: ListQuery) => ['catalog', 'products', query],
  productVariants: (productId: string) => ['catalog', 'product-variants', productId],
  availability: (productId: string, choices: Choices) => [
    'catalog',
    'availability',
    productId,
    choices,
  ],
  storeVariants: (query: ListQuery) => ['catalog', 'store-variants', query],
  storeVariant: (id: string) => ['catalog', 'store-variant', id],
  collectionBySlug: (slug: string) => ['catalog', 'collection-by-slug', slug],
} as const;
