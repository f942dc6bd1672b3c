import { invalid, rejection } from '../../../platform/errors.ts';
import type { PlatformContext, Slot } from '../../../platform/platform-context.ts';
import { type JsonObject, requireText } from '../../../platform/requests/fields.ts';
import { email, readAll } from '../../../platform/requests/readers.ts';
import { address, shippingOption } from '../inputs.ts';
import { refreshLines } from '../lines.ts';
import type { StoredCart } from '../state.ts';

export interface Checkout {
  id: string;
  cartId: string;
  channelType: string;
  email?: string;
  shippingAddress?: JsonObject;
  billingAddress?: JsonObject;
  selectedShippingOption?: { code?: string; carrierId?: string };
}

/** The checkouts of a platform by their ID. */
export const checkouts: Slot<Map<string, Checkout>> = { create: () => new Map() };

/** Sales channels of an order. See docs/reference/cart.mdx; two more have the provider's prefix. */
const CHANNELS = [
  ...['WEB', 'POS', 'EBAY', 'AMAZON', 'OTHER_PLATFORM', 'BACKOFFICE_MERCHANT', 'WISH'],
  ...['CLASS_PASS', 'GLOBAL_E', 'FACEBOOK', 'ETSY', 'TIKTOK', 'FAIRE_COM'],
];

const isChannel = (name: string) =>
  CHANNELS.includes(name) || /^([A-Z]+_)?(APP_STORE|INVOICES)$/.test(name);

/** The codes under which a checkout is rejected. */
export const CHECKOUT_ERRORS = {
  empty: 'EMPTY_CART',
  unavailable: 'LINE_ITEMS_NOT_AVAILABLE',
} as const;

function checkBuyable(context: PlatformContext, { cart }: StoredCart): void {
  if (cart.lineItems.length === 0) {
    throw rejection(CHECKOUT_ERRORS.empty, 'The cart is empty. Put something in it first.');
  }
  const wrong = refreshLines(context, cart.lineItems).filter(
    ({ availability }) => availability?.status !== 'AVAILABLE',
  );
  if (wrong.length > 0) {
    throw rejection(CHECKOUT_ERRORS.unavailable, 'Some objects cannot be bought as they are.', {
      data: { lineItemIds: wrong.map(({ id }) => id) },
    });
  }
}

/** Makes the checkout of a cart. A cart has one: doing it again brings that up to date. */
export function createCheckout(
  context: PlatformContext,
  storedCart: StoredCart,
  body: JsonObject,
): { checkoutId: string } {
  const channelType = requireText(body, 'channelType');
  if (!isChannel(channelType)) {
    throw invalid({
      field: 'channelType',
      violatedRule: 'INVALID_ENUM_VALUE',
      description: 'is not a channel',
    });
  }
  const fields = {
    channelType,
    ...readAll(body, {
      email,
      shippingAddress: address,
      billingAddress: address,
      selectedShippingOption: shippingOption,
    }),
  };
  checkBuyable(context, storedCart);
  const { cart } = storedCart;
  const checkoutId = cart.checkoutId ?? context.nextId('checkout');
  cart.checkoutId = checkoutId;
  context.use(checkouts).set(checkoutId, { id: checkoutId, cartId: cart.id, ...fields });
  return { checkoutId };
}
