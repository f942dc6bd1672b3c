import { announce } from '../../platform/announce.ts';
import type { Visitor } from '../../platform/domain.ts';
import type { Platform } from '../../platform/platform-context.ts';
import { readCart } from './read.ts';
import { type Cart, carts, findCart, type HeldCart } from './state.ts';

/** Marks a change, announces it, and answers the cart after it. */
export function answerCart(platform: Platform, visitor: Visitor, held: HeldCart): { cart: Cart } {
  held.cart.updatedDate = platform.timestamp();
  const { cart } = readCart(platform, visitor, held);
  announce(platform, held.isAnnounced ? 'cart_updated' : 'cart_created', { ...cart }, visitor);
  held.isAnnounced = true;
  return { cart };
}

/** Deletes a visitor's cart, if there is one. */
export function deleteCart(platform: Platform, visitor: Visitor): void {
  const held = findCart(platform, visitor);
  if (!held) return;
  const { cart } = readCart(platform, visitor, held);
  platform.use(carts).byVisitor.delete(visitor.id);
  announce(platform, 'cart_deleted', { ...cart }, visitor);
}
