import { all } from '@vitrine/client';
import {
  getProduct,
  type Product,
  queryProductVariants,
  type Variant,
} from '@vitrine/client/catalog';
import { catalogKeys } from '../../catalog/keys.ts';
import { entityFamily } from '../../query/entity-family.ts';

/** Variants a request. */
const VARIANT_LIMIT = 100;

/**
 * A product by its id as its owner sees it, with cost and profit; null if there is none. See
 * docs/reference/catalog.mdx.
 */
export const adminProductAtom = entityFamily(
  catalogKeys.adminProduct,
  async (client, id: string, request) =>
    (await getProduct(client, id, { includeMerchantSpecificData: true }, request)).product,
);

/**
 * All variants of a product as its owner sees them, with cost and profit, whatever their number of
 * pages; null if there is no such product. See docs/reference/catalog.mdx.
 */
export const adminVariantsAtom = entityFamily(
  catalogKeys.adminVariants,
  async (client, productId: string, request) => {
    const query = { includeMerchantSpecificData: true, paging: { limit: VARIANT_LIMIT } };
    const first = await queryProductVariants(client, productId, query, request);
    const variants: Variant[] = [];
    for await (const variant of all(first, request)) variants.push(variant);
    return variants;
  },
);

/** What a list shows of a product's stock. */
export interface StockSummary {
  /** `partly` means that some variants are sold out, `low` that few pieces of one are left. */
  status: 'in-stock' | 'partly' | 'low' | 'sold-out';
  /** Pieces left: of the product, or of the variant that has the fewest. Missing if not tracked. */
  left?: number;
  /** The choices of the variant that has the fewest pieces left. */
  choices?: readonly string[];
  /** Number of variants that are sold out, and of all. */
  soldOut?: { count: number; of: number };
}

/** Pieces from which stock is no longer low. */
const LOW_STOCK = 5;

/** Returns what a list shows of a product's stock; hidden variants do not count. */
export function summarizeStock(product: Product): StockSummary {
  const { manageVariants, stock, productOptions } = product;
  const made = product.variants.filter(({ variant }) => variant?.visible !== false);
  if (!manageVariants || productOptions.length === 0) {
    if (stock?.inStock === false) return { status: 'sold-out' };
    const left = stock?.trackInventory ? (stock.quantity ?? made[0]?.stock?.quantity) : undefined;
    if (left === undefined) return { status: 'in-stock' };
    return { status: left <= LOW_STOCK ? 'low' : 'in-stock', left };
  }
  const soldOut = made.filter((variant) => variant.stock?.inStock === false);
  if (made.length > 0 && soldOut.length === made.length) return { status: 'sold-out' };
  if (soldOut.length > 0) {
    return { status: 'partly', soldOut: { count: soldOut.length, of: made.length } };
  }
  const tracked = made.flatMap((variant) => {
    const { trackQuantity, quantity } = variant.stock ?? { trackQuantity: false };
    return trackQuantity && quantity !== undefined ? [{ variant, quantity }] : [];
  });
  const [fewest] = tracked.toSorted((one, other) => one.quantity - other.quantity);
  if (!fewest) return { status: 'in-stock' };
  if (fewest.quantity <= LOW_STOCK) {
    const choices = Object.values(fewest.variant.choices);
    return { status: 'low', left: fewest.quantity, ...(made.length > 1 && { choices }) };
  }
  if (tracked.length < made.length) return { status: 'in-stock' };
  return { status: 'in-stock', left: tracked.reduce((sum, { quantity }) => sum + quantity, 0) };
}

/** The lowest and the highest price before the discount, over the variants that are made. */
export function getPriceBounds(product: Product): { min: number; max: number } | undefined {
  const { priceData, manageVariants, variants } = product;
  if (!priceData) return undefined;
  const prices = manageVariants
    ? variants.flatMap(({ variant }) =>
        variant?.visible !== false && variant?.priceData ? [variant.priceData.price] : [],
      )
    : [];
  if (prices.length === 0) return { min: priceData.price, max: priceData.price };
  return { min: Math.min(...prices), max: Math.max(...prices) };
}
