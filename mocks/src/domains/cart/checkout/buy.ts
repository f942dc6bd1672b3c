import type { Visitor } from '../../../platform/domain.ts';
import type { PlatformContext } from '../../../platform/platform-context.ts';
import type { CatalogControl } from '../../catalog/control.ts';
import { deleteCart } from '../change.ts';
import { lookUp } from '../reference.ts';
import { findCart } from '../state.ts';
import { noteCouponUse } from '../totals/coupons.ts';
import { recordPurchase } from './purchases.ts';

/**
 * Simulates payment of a cart's hosted checkout: removes its items from the stock, and deletes the
 * cart.
 */
export function buyCart(context: PlatformContext, visitor: Visitor, catalog: CatalogControl): void {
  const storedCart = findCart(context, visitor);
  if (!storedCart?.cart.checkoutId)
    throw new TypeError('There is no checkout to pay: make one first.');
  recordPurchase(context, visitor, storedCart);
  for (const { catalogReference, quantity } of storedCart.cart.lineItems) {
    const found = catalogReference && lookUp(context, catalogReference);
    const { stock, choices } = found?.variant ?? {};
    if (!found || !stock?.trackQuantity) continue;
    catalog.setStock(found.product.slug, Math.max(0, (stock.quantity ?? 0) - quantity), choices);
  }
  if (storedCart.couponCode !== undefined) noteCouponUse(context, visitor, storedCart.couponCode);
  deleteCart(context, visitor);
}
