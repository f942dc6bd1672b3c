import { announce } from '../../platform/announce.ts';
import type { Visitor } from '../../platform/domain.ts';
import type { PlatformContext } from '../../platform/platform-context.ts';
import { readCart } from './read.ts';
import { type Cart, carts, findCart, type StoredCart } from './state.ts';

/** Marks a change, announces it, and returns the response with the cart after it. */
export function respondWithCart(
  context: PlatformContext,
  visitor: Visitor,
  storedCart: StoredCart,
): { cart: Cart } {
  storedCart.cart.updatedDate = context.timestamp();
  const { cart } = readCart(context, visitor, storedCart);
  announce(context, storedCart.isAnnounced ? 'cart_updated' : 'cart_created', { ...cart }, visitor);
  storedCart.isAnnounced = true;
  return { cart };
}

/** Deletes a visitor's cart, if there is one. */
export function deleteCart(context: PlatformContext, visitor: Visitor): void {
  const storedCart = findCart(context, visitor);
  if (!storedCart) return;
  const { cart } = readCart(context, visitor, storedCart);
  context.use(carts).byVisitor.delete(visitor.id);
  announce(context, 'cart_deleted', { ...cart }, visitor);
}
