import type { Wire } from '@vitrine/client';
import type * as client from '@vitrine/client/cart';
import type { Visitor } from '../../platform/domain.ts';
import { missing } from '../../platform/errors.ts';
import type { Platform, Slot } from '../../platform/platform-context.ts';
import type { Cents } from '../../platform/requests/money.ts';

export type Cart = Wire<client.Cart>;
export type LineItem = Wire<client.LineItem>;
export type Address = NonNullable<NonNullable<Cart['contactInfo']>['address']>;

/** A reduction that the merchant gives by hand. Without line ids it is for the whole cart. */
export interface MerchantDiscount {
  amount: Cents;
  lineItemIds: string[];
}

/** What is kept of a cart. Prices and availability in it are worked out at each reading. */
export interface HeldCart {
  cart: Cart;
  couponCode?: string;
  merchantDiscounts: MerchantDiscount[];
  /** The platform has told that the cart was made. */
  isAnnounced?: true;
}

interface Carts {
  byVisitor: Map<string, HeldCart>;
  /** Refuse to put more in a cart than there is, instead of telling by availability. */
  refuseBeyondStock: boolean;
}

export const carts: Slot<Carts> = {
  create: () => ({ byVisitor: new Map(), refuseBeyondStock: false }),
};

export const findCart = (platform: Platform, { id }: Visitor): HeldCart | undefined =>
  platform.use(carts).byVisitor.get(id);

/** The visitor's cart. One that does not exist yet is a 404, as on the platform. */
export function requireCart(platform: Platform, visitor: Visitor): HeldCart {
  const held = findCart(platform, visitor);
  if (!held) throw missing('OWNED_CART_NOT_FOUND', 'There is no cart yet.');
  return held;
}

/** Who a cart belongs to. */
export const ownerOf = ({ id, role }: Visitor): NonNullable<Cart['buyerInfo']> =>
  role === 'member' ? { memberId: id } : { visitorId: id };

/** The visitor's cart, made when there is none. */
export function openCart(platform: Platform, visitor: Visitor): HeldCart {
  const known = findCart(platform, visitor);
  if (known) return known;
  const now = platform.timestamp();
  const held: HeldCart = {
    merchantDiscounts: [],
    cart: {
      id: platform.nextId('cart'),
      lineItems: [],
      appliedDiscounts: [],
      currency: platform.shop.currency,
      conversionCurrency: platform.shop.currency,
      weightUnit: 'KG',
      taxIncludedInPrices: true,
      buyerInfo: ownerOf(visitor),
      purchaseFlowId: platform.nextId('purchase-flow'),
      buyerLanguage: 'en',
      siteLanguage: 'en',
      createdDate: now,
      updatedDate: now,
    },
  };
  platform.use(carts).byVisitor.set(visitor.id, held);
  return held;
}
