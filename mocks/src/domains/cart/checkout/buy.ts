import type { Visitor } from '../../../platform/domain.ts';
import type { Platform } from '../../../platform/platform-context.ts';
import type { CatalogControl } from '../../catalog/control.ts';
import { deleteCart } from '../change.ts';
import { lookUp } from '../reference.ts';
import { findCart } from '../state.ts';
import { noteCouponUse } from '../totals/coupons.ts';

/**
 * What happens once the hosted checkout of a cart is paid: its objects are gone from the stock, and
 * so is the cart.
 */
export function buyCart(platform: Platform, visitor: Visitor, catalog: CatalogControl): void {
  const held = findCart(platform, visitor);
  if (!held?.cart.checkoutId) throw new TypeError('There is no checkout to pay: make one first.');
  for (const { catalogReference, quantity } of held.cart.lineItems) {
    const found = catalogReference && lookUp(platform, catalogReference);
    const { stock, choices } = found?.variant ?? {};
    if (!found || !stock?.trackQuantity) continue;
    catalog.setStock(found.product.slug, Math.max(0, (stock.quantity ?? 0) - quantity), choices);
  }
  if (held.couponCode !== undefined) noteCouponUse(platform, visitor, held.couponCode);
  deleteCart(platform, visitor);
}
