import type { ChoiceState, Confirmation, VariantView } from '@vitrine/atoms';
import type { PreorderInfo, Product } from '@vitrine/client/catalog';
import { getProductStock, getStockStatus, type StockStatus } from './product-stock.ts';

/** A buyer's request with the known stock data. */
export interface AvailabilityRequest {
  product: Product;
  view: VariantView;
  /** The requested quantity. */
  quantity: number;
  preorder: PreorderInfo | undefined;
  confirmation: Confirmation;
  /** Threshold of low stock. */
  lowStockThreshold: number | undefined;
}

/**
 * Whether the quantity is available. `back-order`: some are in stock, the others follow; `checking`
 * and `unknown`: the platform's response is pending, or failed.
 */
export type ProductAvailability =
  | { state: 'available' }
  | { state: 'low'; count: number }
  | { state: 'pre-order'; message: string | undefined }
  | { state: 'back-order'; there: number; count: number; message: string | undefined }
  | { state: 'sold-out' }
  | { state: 'nonexistent' }
  | { state: 'loading' }
  | { state: 'unknown' };

/** Converts a stock status to an availability. */
const fromStockStatus = (stockStatus: StockStatus): ProductAvailability => {
  if (stockStatus.state === 'sold-out') return { state: 'sold-out' };
  return stockStatus.state === 'low'
    ? { state: 'low', count: stockStatus.count }
    : { state: 'available' };
};

const isThere = (state: ChoiceState) => state === 'available' || state === 'low';

/**
 * Returns the availability of a buyer's request; of the entire product while the selection is
 * incomplete.
 */
export function getAvailability(request: AvailabilityRequest): ProductAvailability {
  const { product, view, quantity, preorder, confirmation, lowStockThreshold } = request;
  if (confirmation === 'pending') return { state: 'loading' };
  if (confirmation === 'failed') return { state: 'unknown' };
  if (view.state === 'incomplete')
    return fromStockStatus(getStockStatus(getProductStock(product), lowStockThreshold));
  if (view.state === 'nonexistent') return { state: 'nonexistent' };
  const message = preorder?.message || undefined;
  if (view.state === 'pre-order') return { state: 'pre-order', message };
  const there = view.quantity ?? 0;
  if (preorder?.enabled && there > 0 && quantity > there) {
    return { state: 'back-order', there, count: quantity - there, message };
  }
  return fromStockStatus(
    getStockStatus({ inStock: isThere(view.state), quantity: view.quantity }, lowStockThreshold),
  );
}

/** Returns the maximum quantity per purchase, if it is known: the stock, and back orders. */
export function getMaxQuantity(
  view: VariantView,
  preorder: PreorderInfo | undefined,
): number | undefined {
  const ahead = preorder?.enabled ? preorder.limit : 0;
  if (view.state === 'pre-order') return preorder?.limit;
  const { quantity } = view;
  if (quantity === undefined || quantity <= 0 || ahead === undefined) return undefined;
  return quantity + ahead;
}
