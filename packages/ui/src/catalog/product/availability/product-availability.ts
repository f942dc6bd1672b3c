import type { ChoiceState, Confirmation, VariantView } from '@vitrine/atoms';
import type { PreorderInfo, Product } from '@vitrine/client/catalog';
import { getProductStock, getStockStatus, type StockStatus } from './product-stock.ts';

/** What is known of what a buyer wants, and how many. */
export interface AvailabilityRequest {
  product: Product;
  view: VariantView;
  /** How many are wanted. */
  quantity: number;
  preorder: PreorderInfo | undefined;
  confirmation: Confirmation;
  /** So many left are few. */
  lowStockThreshold: number | undefined;
}

/**
 * Whether so many of it can be had. `back-order`: some are there, the others follow; `checking` and
 * `unknown`: the platform is asked, or could not be.
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

/** A stock in the words of the choices. */
const fromStockStatus = (mark: StockStatus): ProductAvailability => {
  if (mark.state === 'sold-out') return { state: 'sold-out' };
  return mark.state === 'low' ? { state: 'low', count: mark.count } : { state: 'available' };
};

const isThere = (state: ChoiceState) => state === 'available' || state === 'low';

/** Whether a buyer's wish can be had; of the whole product while something is still open. */
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

/** The most that can be wanted at once, where it is known: what is there, and what follows. */
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
