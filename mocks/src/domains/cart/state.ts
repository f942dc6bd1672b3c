import type { Wire } from '@vitrine/client';
import type * as client from '@vitrine/client/cart';
import type { Visitor } from '../../platform/domain.ts';
import { missing } from '../../platform/errors.ts';
import type { PlatformContext, Slot } from '../../platform/platform-context.ts';
import type { Cents } from '../../platform/requests/money.ts';

export type Cart = Wire<client.Cart>;
export type LineItem = Wire<client.LineItem>;
export type Address = NonNullable<NonNullable<Cart['contactInfo']>['address']>;

/** A manual discount by the merchant. Without line ids it applies to the complete cart. */
export interface MerchantDiscount {
  amount: Cents;
  lineItemIds: string[];
}

/** Stored data of a cart. Its prices and availability are calculated on each read. */
export interface StoredCart {
  cart: Cart;
  couponCode?: string;
  merchantDiscounts: MerchantDiscount[];
  /** Whether the cart's creation was announced. */
  isAnnounced?: true;
}

interface Carts {
  byVisitor: Map<string, StoredCart>;
  /**
   * Whether quantities beyond the stock are rejected, instead of being reported as availability.
   */
  rejectBeyondStock: boolean;
}

export const carts: Slot<Carts> = {
  create: () => ({ byVisitor: new Map(), rejectBeyondStock: false }),
};

export const findCart = (context: PlatformContext, { id }: Visitor): StoredCart | undefined =>
  context.use(carts).byVisitor.get(id);

/** The visitor's cart. One that does not exist yet is a 404, as on the platform. */
export function requireCart(context: PlatformContext, visitor: Visitor): StoredCart {
  const storedCart = findCart(context, visitor);
  if (!storedCart) throw missing('OWNED_CART_NOT_FOUND', 'There is no cart yet.');
  return storedCart;
}

/** Returns the owner of a cart. */
export const getOwner = ({ id, role }: Visitor): NonNullable<Cart['buyerInfo']> =>
  role === 'member' ? { memberId: id } : { visitorId: id };

/** Returns the visitor's cart; creates it if there is none. */
export function openCart(context: PlatformContext, visitor: Visitor): StoredCart {
  const known = findCart(context, visitor);
  if (known) return known;
  const now = context.timestamp();
  const storedCart: StoredCart = {
    merchantDiscounts: [],
    cart: {
      id: context.nextId('cart'),
      lineItems: [],
      appliedDiscounts: [],
      currency: context.shop.currency,
      conversionCurrency: context.shop.currency,
      weightUnit: 'KG',
      taxIncludedInPrices: true,
      buyerInfo: getOwner(visitor),
      purchaseFlowId: context.nextId('purchase-flow'),
      buyerLanguage: 'en',
      siteLanguage: 'en',
      createdDate: now,
      updatedDate: now,
    },
  };
  context.use(carts).byVisitor.set(visitor.id, storedCart);
  return storedCart;
}
