import type { Product } from '@vitrine/client/catalog';

/** Default threshold of low stock. */
export const DEFAULT_LOW_STOCK_THRESHOLD = 3;

/** Pieces in stock; the quantity is set only if it is tracked. */
export interface ProductStock {
  inStock: boolean;
  quantity?: number;
}

/** Stock status for the status dot. `count` is set for low stock. */
export type StockStatus =
  | { state: 'sold-out' }
  | { state: 'low'; count: number }
  | { state: 'available' };

/** Returns the status of a stock. */
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

/** Returns the stock of the entire product. Without stock data it counts as in stock. */
export function getProductStock({ stock }: Product): ProductStock {
  if (!stock) return { inStock: true };
  const { inStock, trackInventory, quantity } = stock;
  return { inStock, ...(trackInventory && quantity !== undefined && { quantity }) };
}
