import { chosenVariant } from '../catalog/variants.ts';
import type { Visitor } from '../core/domain.ts';
import type { Platform } from '../core/platform.ts';
import type { Product } from '../shop/shop.ts';
import { linesWith } from './add.ts';
import { readCart } from './read.ts';
import { type Cart, carts, findCart, openCart } from './state.ts';
import { updateCart } from './update.ts';

/** A visitor's cart from behind: what stories prepare and tests read. */
export interface CartControl {
  /** The cart as it would be answered, or `undefined` when there is none. */
  read(): Cart | undefined;
  /** Puts a product in, by slug and choices. Stock does not stop it. */
  add(slug: string, more?: AddOptions): Cart;
  applyCoupon(code: string): Cart;
  /** From now on, all carts of the world refuse to take more than there is. */
  refuseBeyondStock(): void;
  delete(): void;
}

export interface AddOptions {
  quantity?: number;
  choices?: Record<string, string>;
  customText?: Record<string, string>;
}

/** The catalogue reference of a product and choices, as a storefront sends it. */
export function referenceTo(
  appId: string,
  product: Product,
  { choices, customText }: AddOptions = {},
) {
  const variant = choices && chosenVariant(product, choices);
  if (choices && !variant) {
    throw new TypeError(`"${product.slug}" is not made as ${JSON.stringify(choices)}.`);
  }
  const options = {
    ...(variant && { variantId: variant.id }),
    ...(customText && { customTextFields: customText }),
  };
  return { appId, catalogItemId: product.id, options };
}

export function cartControl(
  platform: Platform,
  visitor: Visitor,
  productBySlug: (slug: string) => Product,
): CartControl {
  const read = () => {
    const held = findCart(platform, visitor);
    return held && readCart(platform, visitor, held).cart;
  };
  return {
    read,
    add(slug, { quantity = 1, ...more } = {}) {
      const catalogReference = referenceTo(platform.shop.appId, productBySlug(slug), more);
      const before = findCart(platform, visitor)?.cart.lineItems ?? [];
      const lineItems = linesWith(platform, before, {
        lineItems: [{ catalogReference, quantity }],
      });
      const held = openCart(platform, visitor);
      held.cart.lineItems = lineItems;
      return readCart(platform, visitor, held).cart;
    },
    applyCoupon(code) {
      const held = openCart(platform, visitor);
      updateCart(platform, visitor, held, { couponCode: code });
      return readCart(platform, visitor, held).cart;
    },
    refuseBeyondStock() {
      platform.use(carts).refuseBeyondStock = true;
    },
    delete() {
      platform.use(carts).byVisitor.delete(visitor.id);
    },
  };
}
