import { all, createClient } from '@vitrine/client';
import { type Product, queryProducts } from '@vitrine/client/catalog';
import { createWorld } from '@vitrine/mocks';
import { storyTime } from './platform.ts';

async function readShop(): Promise<ReadonlyMap<string, Product>> {
  const world = createWorld({ clock: { now: () => storyTime } });
  const client = createClient({
    clientId: 'fenn-house',
    provider: { apiBaseUrl: world.apiBaseUrl },
    fetch: world.fetch,
  });
  const products = new Map<string, Product>();
  const first = await queryProducts(client, { paging: { limit: 100 } });
  for await (const product of all(first)) products.set(product.slug, product);
  return products;
}

/** The demo shop as a page reads it, in the shop's own order. */
const shop = await readShop();

/** A product of the demo shop by its slug, for parts that are shown without a platform. */
export function productOf(slug: string): Product {
  const product = shop.get(slug);
  if (!product) {
    throw new Error(`The demo shop has no "${slug}". It has: ${[...shop.keys()].join(', ')}.`);
  }
  return product;
}

/** The first products of the shop, in its own order. */
export const firstProducts = (count: number): Product[] => [...shop.values()].slice(0, count);

/** The address of a product's page, as all stories write it. */
export const hrefOf = ({ slug }: Product): string => `#/objects/${slug}`;
