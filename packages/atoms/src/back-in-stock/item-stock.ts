import type { CatalogReference } from '@vitrine/client';
import type { Product } from '@vitrine/client/catalog';
import { type Atom, atom } from 'jotai/vanilla';
import { productAtom } from '../catalog/queries.ts';
import { weakFamily } from '../utils/weak-family.ts';
import { getItemKey } from './request-count.ts';

/** Whether an item can be bought again; `unknown` if the catalog does not contain it. */
export interface ItemStock {
  /** `pending` until the catalog has responded. */
  status: 'pending' | 'unknown' | 'in-stock' | 'sold-out';
  /** Pieces in stock, if the store tracks them. */
  quantity?: number;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Returns the stock of an item: of the variant that its reference names, or of the whole product. */
export function getItemStock(product: Product, { options }: CatalogReference): ItemStock {
  const { variantId, options: chosen } = options ?? {};
  const isPlain = typeof variantId !== 'string' && !isRecord(chosen);
  const variant = product.variants.find(({ _id, choices }) =>
    typeof variantId === 'string'
      ? _id === variantId
      : isRecord(chosen) &&
        Object.entries(choices).every(([option, choice]) => chosen[option] === choice),
  );
  if (!isPlain && !variant) return { status: 'unknown' };
  const stock = isPlain ? product.stock : variant?.stock;
  if (stock?.inStock === undefined) return { status: 'unknown' };
  if (!stock.inStock) return { status: 'sold-out' };
  const isTracked = 'trackQuantity' in stock ? stock.trackQuantity : product.stock?.trackInventory;
  return {
    status: 'in-stock',
    ...(isTracked && stock.quantity !== undefined && { quantity: stock.quantity }),
  };
}

/**
 * The stock of a requested item, as the catalog has it now. Read it for visible items only: it takes one
 * request per product. See docs/reference/catalog.mdx.
 */
export const itemStockAtom: (reference: CatalogReference) => Atom<ItemStock> = weakFamily(
  (reference: CatalogReference) =>
    atom((get): ItemStock => {
      if (!reference.catalogItemId) return { status: 'unknown' };
      const { data, status } = get(productAtom(reference.catalogItemId));
      if (data) return getItemStock(data, reference);
      return { status: status === 'pending' ? 'pending' : 'unknown' };
    }),
  getItemKey,
);
