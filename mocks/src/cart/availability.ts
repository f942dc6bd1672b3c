import { preorderOf } from '../catalog/state.ts';
import type { Platform } from '../core/platform.ts';
import type { Found } from './reference.ts';
import type { LineItem } from './state.ts';

export type LineAvailability = NonNullable<LineItem['availability']>;

/** How many can be bought, pre-orders included; `undefined` when nobody counts them. */
export function quantityFor(platform: Platform, { product, variant }: Found): number | undefined {
  const { stock } = variant;
  if (!stock?.trackQuantity) return stock?.inStock === false ? 0 : undefined;
  const preorder = preorderOf(platform, product, variant);
  return (stock.quantity ?? 0) + (preorder?.enabled ? (preorder.limit ?? 0) : 0);
}

/** What a line that asks for `quantity` is told when there are so many. */
export function availabilityOf(quantity: number, available: number | undefined): LineAvailability {
  if (available === undefined) return { status: 'AVAILABLE' };
  if (available <= 0) return { status: 'NOT_AVAILABLE', quantityAvailable: 0 };
  const status = quantity <= available ? 'AVAILABLE' : 'PARTIALLY_AVAILABLE';
  return { status, quantityAvailable: available };
}

/** Hands out the stock to lines in their order, so that two lines never share one object. */
export function createStockTaker(platform: Platform) {
  const taken = new Map<string, number>();
  return (found: Found | undefined, quantity: number): LineAvailability => {
    if (!found) return { status: 'NOT_FOUND', quantityAvailable: 0 };
    const key = `${found.product.id}-${found.variant.id}`;
    const before = taken.get(key) ?? 0;
    const stock = quantityFor(platform, found);
    const available = stock === undefined ? undefined : Math.max(0, stock - before);
    taken.set(key, before + Math.min(quantity, available ?? 0));
    return availabilityOf(quantity, available);
  };
}
