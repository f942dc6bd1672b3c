import { all } from '@vitrine/client';
import {
  type Choices,
  getCatalogCollectionBySlug,
  getProduct,
  getProductOptionsAvailability,
  getStoreVariant,
  InventoryStatus,
  type Product,
  queryProducts,
  queryProductVariants,
  queryStoreVariants,
  type StoreVariant,
  type Variant,
} from '@vitrine/client/catalog';
import { atom } from 'jotai/vanilla';
import { byId, type ListQuery, listFamily, nestedPaging } from '../lists/list-query.ts';
import { entityFamily } from '../query/entity-family.ts';
import { weakFamily } from '../utils/weak-family.ts';
import { catalogKeys } from './keys.ts';

/** The platform's limit of products per page, for loading an entire list. */
const MAX_PAGE_LENGTH = 100;

/** A product by its id, or null if there is none. See docs/reference/catalog.mdx. */
export const productAtom = entityFamily(
  catalogKeys.product,
  async (client, id: string, request) => {
    const { product } = await getProduct(client, id, {}, request);
    return product;
  },
);

/** A product by its slug, or null if there is none. See docs/reference/catalog.mdx. */
export const productBySlugAtom = entityFamily(
  catalogKeys.productBySlug,
  async (client, slug: string, request) => {
    const { items } = await queryProducts(
      client,
      { filter: { slug }, paging: { limit: 1 } },
      request,
    );
    return items[0] ?? null;
  },
);

/** Products in numbered pages or with "load more", by filter and sort. See docs/reference/catalog.mdx. */
export const productsAtom = listFamily<ListQuery, Product>({
  toKey: catalogKeys.products,
  call: nestedPaging(queryProducts),
  toId: byId,
});

/** All variants of a product, whatever their number of pages. See docs/reference/catalog.mdx. */
export const productVariantsAtom = entityFamily(
  catalogKeys.productVariants,
  async (client, productId: string, request) => {
    const query = { paging: { limit: MAX_PAGE_LENGTH } };
    const first = await queryProductVariants(client, productId, query, request);
    const variants: Variant[] = [];
    for await (const variant of all(first, request)) variants.push(variant);
    return variants;
  },
);

/** A product and the choices that were made for it. */
export interface ProductChoices {
  /** `_id` of the product. */
  productId: string;
  /** Descriptions of the chosen values, by the names of the options. */
  choices: Choices;
}

/**
 * The platform's availability of choices, and the variant that the choices select: for products
 * with too many variants to load. See docs/reference/catalog.mdx.
 */
export const productOptionsAvailabilityAtom = entityFamily(
  ({ productId, choices }: ProductChoices) => catalogKeys.availability(productId, choices),
  (client, { productId, choices }, request) =>
    getProductOptionsAvailability(client, productId, choices, request),
);

/** Variants of all products, with stock and pre-order. See docs/reference/catalog.mdx. */
export const storeVariantsAtom = listFamily<ListQuery, StoreVariant>({
  toKey: catalogKeys.storeVariants,
  call: nestedPaging(queryStoreVariants),
  toId: byId,
});

/**
 * Tracked stock above this number outlasts a purchase, so that nothing of it is a back order.
 * The reasons: docs/decisions/0170-look-for-pre-orders-only-where-stock-is-small.md
 */
const LARGE_STOCK = 20;

/**
 * Whether a purchase of a product may need a pre-order: something is sold out, or its tracked stock
 * is small. Only then is the store's list of variants worth a request.
 */
export function mayNeedPreorder({ stock, variants }: Pick<Product, 'stock' | 'variants'>): boolean {
  const isSmall = (quantity: number | undefined) =>
    quantity !== undefined && quantity <= LARGE_STOCK;
  if (stock && stock.inventoryStatus !== InventoryStatus.IN_STOCK) return true;
  if (stock?.trackInventory && isSmall(stock.quantity)) return true;
  return variants.some(
    ({ stock: own }) => own && (!own.inStock || (own.trackQuantity && isSmall(own.quantity))),
  );
}

const noVariants: readonly StoreVariant[] = [];

/**
 * The variants of a product, by its ID, that can be ordered before they are in stock. With null, such
 * as for a product with enough in stock, nothing is requested, and there are none.
 */
export const preorderVariantsAtom = weakFamily(
  (productId: string | null) =>
    atom((get): readonly StoreVariant[] => {
      if (productId === null) return noVariants;
      const filter = { productId, 'preorderInfo.enabled': true };
      return get(storeVariantsAtom({ filter, limit: 100 })).items;
    }),
  String,
);

/**
 * A variant of any product by its store-wide id, or null if there is none. See
 * docs/reference/catalog.mdx.
 */
export const storeVariantAtom = entityFamily(
  catalogKeys.storeVariant,
  async (client, id: string, request) => {
    const { variant } = await getStoreVariant(client, id, request);
    return variant;
  },
);

/**
 * A collection of the catalog by its slug, or null if there is none. See docs/reference/catalog.mdx.
 */
export const catalogCollectionBySlugAtom = entityFamily(
  catalogKeys.collectionBySlug,
  async (client, slug: string, request) => {
    const { collection } = await getCatalogCollectionBySlug(client, slug, request);
    return collection;
  },
);
