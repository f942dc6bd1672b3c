import { type Product, queryProducts } from '@vitrine/client/catalog';
import { oneOf, readDemo } from './demo-shop.ts';

/** The demo shop as a page reads it, in the shop's own order. */
const shop = await readDemo((client) => queryProducts(client, { paging: { limit: 100 } }));

/** A product of the demo shop by its slug, for parts that are shown without a platform. */
export const getProduct = (slug: string): Product => oneOf(shop, slug, 'The demo shop');

/** The first products of the shop, in its own order. */
export const firstProducts = (count: number): Product[] => [...shop.values()].slice(0, count);

/** The address of a product's page, as all stories write it. */
export const getHref = ({ slug }: Product): string => `#/objects/${slug}`;
