import type { Visitor } from '../../../platform/domain.ts';
import type { PlatformContext } from '../../../platform/platform-context.ts';
import type { CatalogControl } from '../../catalog/control.ts';
import { carts } from '../state.ts';
import { estimateTotals, type TotalsEstimate } from '../totals/totals.ts';
import { buyCart } from './buy.ts';
import { checkouts } from './checkout.ts';

/** A checkout as its hosted page has it. */
export interface CheckoutControl {
  /** Returns the totals, with the addresses and the delivery of the checkout. */
  read(): TotalsEstimate;
  /** Pays the checkout: removes the items from the stock, and deletes the cart. */
  pay(): void;
}

/** The checkout of this id. One that does not exist, or is paid, is a `TypeError`. */
export function checkoutControl(
  context: PlatformContext,
  checkoutId: string,
  catalog: CatalogControl,
): CheckoutControl {
  const checkout = context.use(checkouts).get(checkoutId);
  const [visitorId, storedCart] =
    [...context.use(carts).byVisitor].find(([, { cart }]) => cart.id === checkout?.cartId) ?? [];
  if (!checkout || !storedCart || visitorId === undefined) {
    throw new TypeError(`There is no checkout "${checkoutId}" that waits for its payment.`);
  }
  const role = storedCart.cart.buyerInfo?.memberId === undefined ? 'visitor' : 'member';
  const visitor: Visitor = { id: visitorId, role };
  return {
    read: () => estimateTotals(context, visitor, storedCart, { ...checkout }),
    pay: () => buyCart(context, visitor, catalog),
  };
}
