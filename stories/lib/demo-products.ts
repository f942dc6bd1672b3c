import { type Product, queryProducts } from '@vitrine/client/catalog';
import { oneOf, readDemo } from './demo-shop.ts';

/** The demo store's products as a page reads them, in the store's own order. */
const shop = await readDemo((client) => queryProducts(client, { paging: { limit: 100 } }));

/** Returns a product of the demo store by its slug, for components without a platform. */
export const getProduct = (slug: string): Product => oneOf(shop, slug, 'The demo shop');

/** Returns the first products of the store, in its own order. */
export const firstProducts = (count: number): Product[] => [...shop.values()].slice(0, count);

/** The URL of a product's page, as all stories write it. */
export const getHref = ({ slug }: Product): string => `#/objects/${slug}`;
