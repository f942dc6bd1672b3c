import type { Product } from '@vitrine/client/catalog';

/** How many left are few, unless the host says otherwise. */
export const DEFAULT_LOW_STOCK_THRESHOLD = 3;

/** Pieces in stock; the quantity is there only where it is counted. */
export interface ProductStock {
  inStock: boolean;
  quantity?: number;
}

/** What the gallery's dot says of a stock. `count` is there when few are left. */
export type StockStatus =
  | { state: 'sold-out' }
  | { state: 'low'; count: number }
  | { state: 'available' };

/** What to say of so many pieces. */
export function getStockStatus(
  { inStock, quantity }: ProductStock,
  lowStockThreshold = DEFAULT_LOW_STOCK_THRESHOLD,
): StockStatus {
  if (!inStock) return { state: 'sold-out' };
  if (quantity !== undefined && quantity > 0 && quantity <= lowStockThreshold) {
    return { state: 'low', count: quantity };
  }
  return { state: 'available' };
}

/** The stock of a whole product. One that says nothing of its stock is there. */
export function getProductStock({ stock }: Product): ProductStock {
  if (!stock) return { inStock: true };
  const { inStock, trackInventory, quantity } = stock;
  return { inStock, ...(trackInventory && quantity !== undefined && { quantity }) };
}
