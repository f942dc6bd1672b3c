import type { Cart, LineItem } from '@vitrine/client/cart';
import { atom } from 'jotai/vanilla';
import { type AnalyticsEvent, type AnalyticsItems, trackAtom } from '../../analytics/analytics.ts';
import {
  getAllPieces,
  type LineQuantity,
  toAnalyticsLines,
} from '../../analytics/analytics-items.ts';
import { queryClientAtom } from '../../storefront.ts';
import { cartKeys } from '../keys.ts';
import { isSameItem } from '../lines/added-lines.ts';
import type { CartEdit, CartOutcome } from '../queue/cart-edits.ts';

const changesLines = new Set<CartEdit['kind']>(['add', 'restore', 'quantity', 'remove', 'delete']);

/** Returns the parameters of an event about a whole cart. */
const fromCart = ({ lineItems, currency, appliedDiscounts }: Cart): AnalyticsItems =>
  toAnalyticsLines(getAllPieces(lineItems), {
    currency,
    coupon: appliedDiscounts.find(({ coupon }) => coupon)?.coupon?.code,
  });

/** Returns the events of a cart response, compared with the cart confirmed before it. */
export function getCartEvents(outcome: CartOutcome, sent: readonly CartEdit[]): AnalyticsEvent[] {
  const { cart, before, checkoutId } = outcome;
  if (checkoutId) {
    const checkedOut = cart ?? before;
    const params = checkedOut ? fromCart(checkedOut) : { items: [] };
    return [{ name: 'begin_checkout', params }];
  }
  if (cart === undefined) return [];
  const coupons = sent.flatMap((edit): AnalyticsEvent[] =>
    edit.kind === 'apply-coupon' ? [{ name: 'apply_coupon', params: { coupon: edit.code } }] : [],
  );
  if (!sent.some(({ kind }) => changesLines.has(kind))) return coupons;
  const linesBefore = before === undefined ? unknownBefore(cart, sent) : (before?.lineItems ?? []);
  const lines = cart?.lineItems ?? [];
  const currency = (cart ?? before)?.currency;
  const toEvents = (
    name: 'add_to_cart' | 'remove_from_cart',
    changes: LineQuantity[],
  ): AnalyticsEvent[] =>
    changes.length > 0 ? [{ name, params: toAnalyticsLines(changes, { currency }) }] : [];
  return [
    ...coupons,
    ...toEvents('remove_from_cart', getExcess(linesBefore, lines)),
    ...toEvents('add_to_cart', getExcess(lines, linesBefore)),
  ];
}

/** Returns the pieces that one list of lines has beyond the other, line by line. */
function getExcess(lines: readonly LineItem[], others: readonly LineItem[]): LineQuantity[] {
  const counts = new Map(others.map(({ _id, quantity }) => [_id, quantity]));
  return lines
    .map((line) => ({ line, quantity: line.quantity - (counts.get(line._id) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}

/**
 * For a cart that had not been fetched: everything except the requested items was already there.
 */
function unknownBefore(cart: Cart | null, sent: readonly CartEdit[]): LineItem[] {
  const addedItems = sent.flatMap((edit) =>
    edit.kind === 'add' || edit.kind === 'restore' ? (edit.options.lineItems ?? []) : [],
  );
  return (cart?.lineItems ?? []).map((line) => {
    const pieces = addedItems
      .filter((item) => isSameItem(line, item))
      .reduce((total, { quantity = 1 }) => total + quantity, 0);
    return { ...line, quantity: Math.max(0, line.quantity - pieces) };
  });
}

/**
 * Reports that the cart is shown, once it is loaded and has lines. Returns whether it reported it.
 */
export const trackCartViewAtom = atom(null, (get, set): boolean => {
  const cart = get(queryClientAtom).getQueryData<Cart | null>(cartKeys.current);
  if (!cart || cart.lineItems.length === 0) return false;
  set(trackAtom, { name: 'view_cart', params: fromCart(cart) });
  return true;
});
