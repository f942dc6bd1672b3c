import type { Client, RequestOptions } from '../client.ts';
import { withBrand } from '../http/codec/brand-prefix.ts';
import type { Call } from '../http/endpoint.ts';
import { run } from '../http/request.ts';
import * as services from '../http/services.ts';
import { fieldsOf, listOf, text, wholeNumber } from '../http/validate.ts';
import { addressShape, addressWithContactShape } from '../values/value-codecs.ts';
import { cartShape, newLinesShape, totalsEstimateShape } from './codecs.ts';
import type { Cart } from './entity.ts';
import type {
  AddToCartOptions,
  CreateCheckoutOptions,
  EstimateTotalsOptions,
  LineItemQuantity,
  UpdateCartOptions,
} from './inputs.ts';
import type { ChannelType } from './totals-enums.ts';
import type { TotalsEstimate } from './totals-estimate.ts';

/** The cart as it is after a change. */
export interface CartAnswer {
  cart: Cart;
}

type Nothing = Record<never, never>;

const path = '/v1/carts/current';
const answersCart = { answer: { cart: cartShape }, needs: ['cart'] } as const;
const addresses = { shippingAddress: addressShape, billingAddress: addressShape };

const getCart: Call<Nothing, CartAnswer> = {
  name: 'getCurrentCart',
  service: services.cart,
  method: 'GET',
  path,
  ...answersCart,
};

/** The visitor's or member's current cart; a `RefusedError` with status 404 when there is none yet. Specification 7.2. */
export async function getCurrentCart(client: Client, request?: RequestOptions): Promise<Cart> {
  const { cart } = await run(client, getCart, {}, request);
  return cart;
}

const updateCart: Call<UpdateCartOptions, CartAnswer> = {
  name: 'updateCurrentCart',
  service: services.cart,
  method: 'PATCH',
  path,
  payload: { ...newLinesShape, cartInfo: { contactInfo: addressWithContactShape } },
  writers: { cartFieldmask: (fields) => fields.join(',') },
  ...answersCart,
};

/** Changes the cart's own fields, its coupon or its merchant discounts. Specification 7.2. */
export async function updateCurrentCart(
  client: Client,
  options: UpdateCartOptions,
  request?: RequestOptions,
): Promise<Cart> {
  const { cart } = await run(client, updateCart, options, request);
  return cart;
}

const deleteCart: Call<Nothing, void> = {
  name: 'deleteCurrentCart',
  service: services.cart,
  method: 'DELETE',
  path,
};

/** Deletes the cart with all its lines. Specification 7.2. */
export function deleteCurrentCart(client: Client, request?: RequestOptions): Promise<void> {
  return run(client, deleteCart, {}, request);
}

const addToCart: Call<AddToCartOptions, CartAnswer> = {
  name: 'addToCurrentCart',
  service: services.cart,
  method: 'POST',
  path: `${path}/add-to-cart`,
  payload: newLinesShape,
  ...answersCart,
};

/** Adds lines; an item that is there already gets more pieces. Makes the cart if need be. Specification 7.2. */
export function addToCurrentCart(
  client: Client,
  options: AddToCartOptions = {},
  request?: RequestOptions,
): Promise<CartAnswer> {
  return run(client, addToCart, options, request);
}

const removeLineItems: Call<{ lineItemIds: string[] }, CartAnswer> = {
  name: 'removeLineItemsFromCurrentCart',
  service: services.cart,
  method: 'POST',
  path: `${path}/remove-line-items`,
  idempotent: true,
  checks: { lineItemIds: listOf(text) },
  ...answersCart,
};

/** Removes lines by their ids. Specification 7.2. */
export function removeLineItemsFromCurrentCart(
  client: Client,
  lineItemIds: string[],
  request?: RequestOptions,
): Promise<CartAnswer> {
  return run(client, removeLineItems, { lineItemIds }, request);
}

const updateQuantity: Call<{ lineItems: LineItemQuantity[] }, CartAnswer> = {
  name: 'updateCurrentCartLineItemQuantity',
  service: services.cart,
  method: 'POST',
  path: `${path}/update-line-items-quantity`,
  idempotent: true,
  payload: { lineItems: [{ _id: 'id' }] },
  checks: { lineItems: listOf(fieldsOf({ _id: text, quantity: wholeNumber })) },
  ...answersCart,
};

/** Sets how many pieces the named lines have, all of them in one call. Specification 7.2. */
export function updateCurrentCartLineItemQuantity(
  client: Client,
  lineItems: LineItemQuantity[],
  request?: RequestOptions,
): Promise<CartAnswer> {
  return run(client, updateQuantity, { lineItems }, request);
}

const removeCoupon: Call<Nothing, CartAnswer> = {
  name: 'removeCouponFromCurrentCart',
  service: services.cart,
  method: 'POST',
  path: `${path}/remove-coupon`,
  idempotent: true,
  ...answersCart,
};

/** Takes the coupon off the cart. Specification 7.2. */
export function removeCouponFromCurrentCart(
  client: Client,
  request?: RequestOptions,
): Promise<CartAnswer> {
  return run(client, removeCoupon, {}, request);
}

const createCheckout: Call<CreateCheckoutOptions, { checkoutId: string }> = {
  name: 'createCheckoutFromCurrentCart',
  service: services.cart,
  method: 'POST',
  path: `${path}/create-checkout`,
  payload: addresses,
  checks: { channelType: text },
  writers: { channelType: withBrand<ChannelType>('APP_STORE', 'INVOICES') },
  needs: ['checkoutId'],
};

/** Makes a checkout of the cart. To go there, make a redirect session with its id. Specification 7.2. */
export function createCheckoutFromCurrentCart(
  client: Client,
  options: CreateCheckoutOptions,
  request?: RequestOptions,
): Promise<{ checkoutId: string }> {
  return run(client, createCheckout, options, request);
}

const estimateTotals: Call<EstimateTotalsOptions, TotalsEstimate> = {
  name: 'estimateCurrentCartTotals',
  service: services.cart,
  method: 'POST',
  path: `${path}/estimate-totals`,
  idempotent: true,
  payload: { ...addresses, selectedMemberships: { memberships: [{ _id: 'id' }] } },
  answer: totalsEstimateShape,
  needs: ['cart'],
};

/** What the cart would cost: tax, discounts, and shipping where an address is given. Specification 3.3 and 7.2. */
export function estimateCurrentCartTotals(
  client: Client,
  options: EstimateTotalsOptions = {},
  request?: RequestOptions,
): Promise<TotalsEstimate> {
  return run(client, estimateTotals, options, request);
}
