import type { Visitor } from '../../platform/domain.ts';
import { invalid, PlatformError } from '../../platform/errors.ts';
import type { PlatformContext } from '../../platform/platform-context.ts';
import {
  fieldsList,
  isJsonObject,
  type JsonObject,
  optionalFields,
  optionalText,
  requireAmount,
  textList,
} from '../../platform/requests/fields.ts';
import { hasPath, readAll } from '../../platform/requests/readers.ts';
import { linesWith, MAX_LINES } from './add.ts';
import { CART_INFO } from './inputs.ts';
import { getOwner, type MerchantDiscount, type StoredCart } from './state.ts';
import { couponEffect } from './totals/coupons.ts';

/** Returns the fields to change: those in the mask, or else all fields in the body. */
function maskPaths(body: JsonObject, cartInfo: JsonObject): string[][] {
  const mask = optionalText(body, 'cartFieldmask');
  if (mask === undefined) {
    return Object.keys(CART_INFO)
      .filter((key) => Object.hasOwn(cartInfo, key))
      .map((key) => [key]);
  }
  const paths = mask
    .split(',')
    .map((path) => path.trim().split('.'))
    .filter(([first]) => first);
  const unknown = paths.find((path) => !hasPath(CART_INFO, path));
  if (unknown !== undefined) {
    throw invalid({
      field: 'cartFieldmask',
      violatedRule: 'FIELD_NOT_ALLOWED',
      description: `has the path "${unknown.join('.')}", which cannot be changed`,
    });
  }
  return paths;
}

/** Returns a copy with the value at a path taken from `source`, or removed if `source` has none. */
function copyPath(
  target: JsonObject,
  source: JsonObject,
  [first, ...rest]: readonly string[],
): JsonObject {
  if (first === undefined) return target;
  const { [first]: before, ...others } = target;
  const value = source[first];
  if (rest.length === 0)
    return value === undefined || value === null ? others : { ...target, [first]: value };
  const inner = copyPath(
    isJsonObject(before) ? before : {},
    isJsonObject(value) ? value : {},
    rest,
  );
  return { ...target, [first]: inner };
}

function merchantDiscounts(body: JsonObject, lineItemIds: readonly string[]): MerchantDiscount[] {
  return fieldsList(body, 'merchantDiscounts', MAX_LINES).map((item, index) => {
    const itemPath = `merchantDiscounts[${index}]`;
    const amount = requireAmount(item, 'amount', `${itemPath}.amount`);
    const ids = textList(item, 'lineItemIds');
    const unknown = ids.find((id) => !lineItemIds.includes(id));
    if (unknown !== undefined) {
      throw invalid({
        field: `${itemPath}.lineItemIds`,
        violatedRule: 'OTHER',
        description: `names the line ${unknown}, which is not in the cart`,
      });
    }
    return { amount, lineItemIds: ids };
  });
}

/** Updates a cart: its own fields by the mask, its code, the merchant's discounts, new lines. */
export function updateCart(
  context: PlatformContext,
  visitor: Visitor,
  storedCart: StoredCart,
  body: JsonObject,
): void {
  const fields = optionalFields(body, 'cartInfo') ?? {};
  const cartInfo = readAll(fields, CART_INFO, 'cartInfo.');
  const paths = maskPaths(body, fields);
  const couponCode = optionalText(body, 'couponCode');
  const discounts = body.merchantDiscounts
    ? merchantDiscounts(
        body,
        storedCart.cart.lineItems.map(({ id }) => id),
      )
    : storedCart.merchantDiscounts;
  const lineItems = linesWith(context, storedCart.cart.lineItems, body);
  const effect = couponCode ? couponEffect(context, visitor, couponCode, lineItems) : undefined;
  if (effect instanceof PlatformError) throw effect;

  if (effect) storedCart.couponCode = effect.coupon.code;
  else if (body.couponCode === null || couponCode === '') delete storedCart.couponCode;
  storedCart.merchantDiscounts = discounts;
  const changed = paths.reduce<JsonObject>((cart, path) => copyPath(cart, cartInfo, path), {
    ...storedCart.cart,
    lineItems,
  });
  // Only the paths above were touched, and none of them is one that a cart must have.
  const cart = changed as unknown as StoredCart['cart'];
  // Whose cart it is, no caller can change.
  storedCart.cart = { ...cart, buyerInfo: { ...cart.buyerInfo, ...getOwner(visitor) } };
}
