import type { PlatformContext } from '../../platform/platform-context.ts';
import { changeProduct, productToChange } from './change.ts';

/** New stock of some variants of a product; `null` if it is not tracked. */
export interface StockRequest {
  /** ID of the product. */
  productId: string;
  /** New quantities, and the earlier ones that the owner saw. */
  changes: readonly { variantId: string; quantity: number | null; expected: number | null }[];
}

interface StockViolation {
  /** ID of the variant. */
  variantId: string;
  /** What is wrong, for the owner. */
  description: string;
}

type StockResult =
  | { outcome: 'saved' }
  | { outcome: 'rejected'; violations: readonly StockViolation[] }
  | { outcome: 'changed' };

/**
 * The stock of variants, in the shape of the `StockPort` of `@vitrine/atoms`: what a host's own server
 * offers besides the platform's calls.
 */
export interface StockControl {
  /** Sets the stock of all these variants, or of none if one is rejected. */
  setStock(request: StockRequest): Promise<StockResult>;
  /** Makes requests reject, until the returned function is called. */
  disconnect(): () => void;
}

/** The largest quantity of a variant. */
const MAX_QUANTITY = 99_999;

export function stockControl(context: PlatformContext): StockControl {
  const disconnections = new Set<symbol>();
  return {
    async setStock({ productId, changes }) {
      if (disconnections.size > 0) throw new TypeError('Failed to fetch');
      const product = productToChange(context, productId);
      const violations = changes.flatMap(({ variantId, quantity }) =>
        quantity === null ||
        (Number.isInteger(quantity) && quantity >= 0 && quantity <= MAX_QUANTITY)
          ? []
          : [{ variantId, description: `must be a whole number from 0 to ${MAX_QUANTITY}` }],
      );
      if (violations.length > 0) return { outcome: 'rejected', violations };
      const hasChanged = changes.some(({ variantId, expected }) => {
        const stock = product.variants.find(({ id }) => id === variantId)?.stock;
        const uncounted = stock?.inStock === false ? 0 : null;
        return (stock?.trackQuantity ? (stock.quantity ?? null) : uncounted) !== expected;
      });
      if (hasChanged) return { outcome: 'changed' };
      changeProduct(context, product, ['variants'], (draft) => {
        for (const { variantId, quantity } of changes) {
          const variant = draft.variants.find(({ id }) => id === variantId);
          if (!variant) continue;
          variant.stock =
            quantity === null
              ? { trackQuantity: false, inStock: true }
              : { trackQuantity: true, quantity, inStock: quantity > 0 };
        }
      });
      return { outcome: 'saved' };
    },
    disconnect() {
      const disconnection = Symbol('disconnection');
      disconnections.add(disconnection);
      return () => {
        disconnections.delete(disconnection);
      };
    },
  };
}
