import { defineDomain, type Incoming } from '../../platform/domain.ts';
import { invalid, missing } from '../../platform/errors.ts';
import type { PlatformContext } from '../../platform/platform-context.ts';
import {
  fieldsList,
  type JsonObject,
  requireText,
  textList,
  wholeNumber,
} from '../../platform/requests/fields.ts';
import { checkStock, linesWith } from './add.ts';
import { deleteCart, respondWithCart } from './change.ts';
import { createCheckout } from './checkout/checkout.ts';
import { QUANTITY } from './custom-line.ts';
import { refreshLines } from './lines.ts';
import { readCart } from './read.ts';
import { findCart, openCart, requireCart, type StoredCart } from './state.ts';
import { estimateTotals } from './totals/totals.ts';
import { updateCart } from './update.ts';

const MAX_CHANGES = 300;

function setQuantities(context: PlatformContext, { cart }: StoredCart, body: JsonObject): void {
  const requestedQuantities = new Map(
    fieldsList(body, 'lineItems', MAX_CHANGES).map((item, index) => {
      const itemPath = `lineItems[${index}]`;
      const id = requireText(item, 'id', `${itemPath}.id`);
      return [id, wholeNumber(item, 'quantity', { ...QUANTITY, path: `${itemPath}.quantity` })];
    }),
  );
  if (requestedQuantities.size === 0) {
    throw invalid({
      field: 'lineItems',
      violatedRule: 'MIN_SIZE',
      description: 'has size 0, expected 1 or more',
    });
  }
  const known = new Set(cart.lineItems.map(({ id }) => id));
  const unknown = [...requestedQuantities.keys()].find((id) => !known.has(id));
  if (unknown !== undefined) {
    throw missing('LINE_ITEM_NOT_FOUND', `There is no line ${unknown} in the cart.`);
  }
  const lines = cart.lineItems.map((line) => ({
    ...line,
    quantity: requestedQuantities.get(line.id) ?? line.quantity,
  }));
  const refreshed = refreshLines(context, lines);
  checkStock(
    context,
    refreshed.filter(({ id }) => requestedQuantities.has(id)),
  );
  cart.lineItems = refreshed;
}

function removeLines({ cart }: StoredCart, body: JsonObject): void {
  const ids = textList(body, 'lineItemIds');
  if (ids.length === 0) {
    throw invalid({
      field: 'lineItemIds',
      violatedRule: 'MIN_SIZE',
      description: 'has size 0, expected 1 or more',
    });
  }
  cart.lineItems = cart.lineItems.filter(({ id }) => !ids.includes(id));
}

/** A change of the cart that exists. The response is the cart after it. */
const changing =
  (change: (incoming: Incoming, storedCart: StoredCart) => void) => (incoming: Incoming) => {
    const { context, visitor } = incoming;
    const storedCart = requireCart(context, visitor);
    change(incoming, storedCart);
    return respondWithCart(context, visitor, storedCart);
  };

const CURRENT = '/v1/carts/current';

/** The visitor's current cart. See docs/reference/cart.mdx. */
export const cart = defineDomain('cart', '/ecom', {
  getCurrentCart: {
    method: 'GET',
    path: CURRENT,
    respond: ({ context, visitor }) => ({
      cart: readCart(context, visitor, requireCart(context, visitor)).cart,
    }),
  },
  updateCurrentCart: {
    method: 'PATCH',
    path: CURRENT,
    respond: changing(({ context, visitor, body }, storedCart) =>
      updateCart(context, visitor, storedCart, body),
    ),
  },
  deleteCurrentCart: {
    method: 'DELETE',
    path: CURRENT,
    respond({ context, visitor }) {
      requireCart(context, visitor);
      deleteCart(context, visitor);
      return {};
    },
  },
  addToCurrentCart: {
    method: 'POST',
    path: `${CURRENT}/add-to-cart`,
    respond({ context, visitor, body }) {
      const lineItems = linesWith(context, findCart(context, visitor)?.cart.lineItems ?? [], body);
      const storedCart = openCart(context, visitor);
      storedCart.cart.lineItems = lineItems;
      return respondWithCart(context, visitor, storedCart);
    },
  },
  removeLineItemsFromCurrentCart: {
    method: 'POST',
    path: `${CURRENT}/remove-line-items`,
    respond: changing(({ body }, storedCart) => removeLines(storedCart, body)),
  },
  updateCurrentCartLineItemQuantity: {
    method: 'POST',
    path: `${CURRENT}/update-line-items-quantity`,
    respond: changing(({ context, body }, storedCart) => setQuantities(context, storedCart, body)),
  },
  removeCouponFromCurrentCart: {
    method: 'POST',
    path: `${CURRENT}/remove-coupon`,
    respond: changing((_, storedCart) => {
      delete storedCart.couponCode;
    }),
  },
  createCheckoutFromCurrentCart: {
    method: 'POST',
    path: `${CURRENT}/create-checkout`,
    respond: ({ context, visitor, body }) =>
      createCheckout(context, requireCart(context, visitor), body),
  },
  estimateCurrentCartTotals: {
    method: 'POST',
    path: `${CURRENT}/estimate-totals`,
    respond: ({ context, visitor, body }) =>
      estimateTotals(context, visitor, requireCart(context, visitor), body),
  },
});
