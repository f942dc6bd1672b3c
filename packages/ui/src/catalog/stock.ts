import type { Product } from '@vitrine/client/catalog';

/** How many left are few, unless the host says otherwise. */
export const FEW = 3;

/** Pieces in stock; the quantity is there only where it is counted. */
export interface InStock {
  inStock: boolean;
  quantity?: number;
}

/** What the gallery's dot says of a stock. `count` is there when few are left. */
export type StockMark =
  | { state: 'sold' }
  | { state: 'few'; count: number }
  | { state: 'available' };

/** What to say of so many pieces. */
export function stockMark({ inStock, quantity }: InStock, lowStockThreshold = FEW): StockMark {
  if (!inStock) return { state: 'sold' };
  if (quantity !== undefined && quantity > 0 && quantity <= lowStockThreshold) {
    return { state: 'few', count: quantity };
  }
  return { state: 'available' };
}

/** The stock of a whole product. One that says nothing of its stock is there. */
export function productStock({ stock }: Product): InStock {
  if (!stock) return { inStock: true };
  const { inStock, trackInventory, quantity } = stock;
  return { inStock, ...(trackInventory && quantity !== undefined && { quantity }) };
}
