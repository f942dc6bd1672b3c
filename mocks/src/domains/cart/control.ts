import type { CatalogReference } from '@vitrine/client';
import type { Product } from '../../fixtures/shop/shop.ts';
import type { Visitor } from '../../platform/domain.ts';
import type { PlatformContext } from '../../platform/platform-context.ts';
import type { CatalogControl } from '../catalog/control.ts';
import { chosenVariant, translateChoices } from '../catalog/variants.ts';
import { linesWith } from './add.ts';
import { deleteCart, respondWithCart } from './change.ts';
import { buyCart } from './checkout/buy.ts';
import { readCart } from './read.ts';
import { type Cart, carts, findCart, openCart } from './state.ts';
import { memberships } from './totals/memberships.ts';
import { updateCart } from './update.ts';

/** Access to a visitor's cart, for the setup of stories and assertions in tests. */
export interface CartControl {
  /** Returns the cart as in a response, or `undefined` if there is none. */
  read(): Cart | undefined;
  /**
   * Puts a product in, by slug and choices, which may have their English names in every language of
   * the shop. Stock does not stop it.
   */
  add(slug: string, more?: AddOptions): Cart;
  /** Applies a coupon by its code, replacing the current one. */
  applyCoupon(code: string): Cart;
  /** From now on, all carts of the mock platform reject quantities beyond the stock. */
  rejectBeyondStock(): void;
  /** Adds a membership of a plan to the visitor, by the plan's name. @returns its id. */
  grant(plan: string, terms?: MembershipTerms): string;
  /** Pays the cart's checkout: removes the items from the stock, and deletes the cart. */
  buy(): void;
  /** Deletes the cart. */
  delete(): void;
}

export interface MembershipTerms {
  /** Credits that are left; all of the plan's when left out. */
  remaining?: number;
  /** Milliseconds since 1970; a year ahead when left out. */
  expiresAt?: number;
}

const YEAR = 365 * 24 * 60 * 60 * 1000;

export interface AddOptions {
  /** Number of pieces. Default 1. */
  quantity?: number;
  /** Choices by the names of the options, of a product with variants. */
  choices?: Record<string, string>;
  /** The buyer's texts, by the titles of the fields. */
  customText?: Record<string, string>;
}

/** The catalog reference of a product and choices, as a storefront sends it. */
export function referenceTo(
  appId: string,
  product: Product,
  { choices, customText }: AddOptions = {},
): CatalogReference {
  const variant = choices && chosenVariant(product, choices);
  if (choices && !variant) {
    throw new TypeError(`"${product.slug}" isn’t available as ${JSON.stringify(choices)}.`);
  }
  const options = {
    ...(variant && { variantId: variant.id }),
    ...(customText && { customTextFields: customText }),
  };
  return { appId, catalogItemId: product.id, options };
}

export function cartControl(
  context: PlatformContext,
  visitor: Visitor,
  catalog: CatalogControl,
): CartControl {
  const read = () => {
    const storedCart = findCart(context, visitor);
    return storedCart && readCart(context, visitor, storedCart).cart;
  };
  return {
    read,
    add(slug, { quantity = 1, ...more } = {}) {
      const { shop } = context;
      const { choices, customText } = more;
      const catalogReference = referenceTo(shop.appId, catalog.product(slug), {
        ...(choices && { choices: translateChoices(shop, choices) }),
        ...(customText && { customText: translateChoices(shop, customText) }),
      });
      const before = findCart(context, visitor)?.cart.lineItems ?? [];
      const lineItems = linesWith(context, before, {
        lineItems: [{ catalogReference, quantity }],
      });
      const storedCart = openCart(context, visitor);
      storedCart.cart.lineItems = lineItems;
      return respondWithCart(context, visitor, storedCart).cart;
    },
    applyCoupon(code) {
      const storedCart = openCart(context, visitor);
      updateCart(context, visitor, storedCart, { couponCode: code });
      return respondWithCart(context, visitor, storedCart).cart;
    },
    rejectBeyondStock() {
      context.use(carts).rejectBeyondStock = true;
    },
    grant(name, { remaining, expiresAt = context.clock.now() + YEAR } = {}) {
      const { plans } = context.shop;
      const plan = plans.find((candidate) => candidate.name === context.shop.getText(name));
      if (!plan) {
        const known = plans.map((candidate) => candidate.name).join(', ');
        throw new TypeError(`There is no plan "${name}". Use one of: ${known}.`);
      }
      const id = context.nextId('membership');
      const all = context.use(memberships);
      const membership = { id, plan, remaining: remaining ?? plan.credits, expiresAt };
      all.set(visitor.id, [...(all.get(visitor.id) ?? []), membership]);
      return id;
    },
    buy: () => buyCart(context, visitor, catalog),
    delete: () => deleteCart(context, visitor),
  };
}
