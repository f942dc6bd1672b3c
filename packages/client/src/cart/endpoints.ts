import type { Client, RequestOptions } from '../client.ts';
import { withBrandPrefix } from '../http/codec/brand-prefix.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { callEndpoint } from '../http/request.ts';
import * as services from '../http/services.ts';
import { integer, listOf, nonEmptyString, objectOf } from '../http/validate.ts';
import { addressCodec, addressWithContactCodec } from '../values/value-codecs.ts';
import { cartCodec, newLinesCodec, totalsEstimateCodec } from './codecs.ts';
import type { Cart } from './entity.ts';
import type { ChannelType } from './enums.ts';
import type {
  AddToCartOptions,
  CreateCheckoutOptions,
  EstimateTotalsOptions,
  LineItemQuantity,
  UpdateCartOptions,
} from './inputs.ts';
import type { TotalsEstimate } from './totals-estimate.ts';

/** The cart after a change. */
export interface CartResponse {
  /** All of the cart, with its current prices and availability. */
  cart: Cart;
}

type Nothing = Record<never, never>;

const path = '/v1/carts/current';
const cartResponse = { response: { cart: cartCodec }, required: ['cart'] } as const;
const addresses = { shippingAddress: addressCodec, billingAddress: addressCodec };

const getCart: Endpoint<Nothing, CartResponse> = {
  name: 'getCurrentCart',
  service: services.cart,
  method: 'GET',
  path,
  ...cartResponse,
};

/**
 * Fetches the visitor's or member's current cart; a `RequestError` with status 404 if there is none
 * yet. See docs/reference/cart.mdx.
 */
export async function getCurrentCart(client: Client, request?: RequestOptions): Promise<Cart> {
  const { cart } = await callEndpoint(client, getCart, {}, request);
  return cart;
}

const updateCart: Endpoint<UpdateCartOptions, CartResponse> = {
  name: 'updateCurrentCart',
  service: services.cart,
  method: 'PATCH',
  path,
  payload: { ...newLinesCodec, cartInfo: { contactInfo: addressWithContactCodec } },
  serializers: { cartFieldmask: (fields) => fields.join(',') },
  ...cartResponse,
};

/**
 * Updates the cart's own fields, its coupon or its merchant discounts. See docs/reference/cart.mdx.
 */
export async function updateCurrentCart(
  client: Client,
  options: UpdateCartOptions,
  request?: RequestOptions,
): Promise<Cart> {
  const { cart } = await callEndpoint(client, updateCart, options, request);
  return cart;
}

const deleteCart: Endpoint<Nothing, void> = {
  name: 'deleteCurrentCart',
  service: services.cart,
  method: 'DELETE',
  path,
};

/** Deletes the cart with all its lines. See docs/reference/cart.mdx. */
export function deleteCurrentCart(client: Client, request?: RequestOptions): Promise<void> {
  return callEndpoint(client, deleteCart, {}, request);
}

const addToCart: Endpoint<AddToCartOptions, CartResponse> = {
  name: 'addToCurrentCart',
  service: services.cart,
  method: 'POST',
  path: `${path}/add-to-cart`,
  payload: newLinesCodec,
  ...cartResponse,
};

/**
 * Adds lines; increases the quantity of an item that is already in the cart. Creates the cart if
 * necessary. See docs/reference/cart.mdx.
 */
export function addToCurrentCart(
  client: Client,
  options: AddToCartOptions = {},
  request?: RequestOptions,
): Promise<CartResponse> {
  return callEndpoint(client, addToCart, options, request);
}

const removeLineItems: Endpoint<{ lineItemIds: string[] }, CartResponse> = {
  name: 'removeLineItemsFromCurrentCart',
  service: services.cart,
  method: 'POST',
  path: `${path}/remove-line-items`,
  idempotent: true,
  checks: { lineItemIds: listOf(nonEmptyString) },
  ...cartResponse,
};

/** Removes lines by their ids. See docs/reference/cart.mdx. */
export function removeLineItemsFromCurrentCart(
  client: Client,
  lineItemIds: string[],
  request?: RequestOptions,
): Promise<CartResponse> {
  return callEndpoint(client, removeLineItems, { lineItemIds }, request);
}

const updateQuantity: Endpoint<{ lineItems: LineItemQuantity[] }, CartResponse> = {
  name: 'updateCurrentCartLineItemQuantity',
  service: services.cart,
  method: 'POST',
  path: `${path}/update-line-items-quantity`,
  idempotent: true,
  payload: { lineItems: [{ _id: 'id' }] },
  checks: { lineItems: listOf(objectOf({ _id: nonEmptyString, quantity: integer })) },
  ...cartResponse,
};

/** Sets how many pieces the named lines have, all of them in one call. See docs/reference/cart.mdx. */
export function updateCurrentCartLineItemQuantity(
  client: Client,
  lineItems: LineItemQuantity[],
  request?: RequestOptions,
): Promise<CartResponse> {
  return callEndpoint(client, updateQuantity, { lineItems }, request);
}

const removeCoupon: Endpoint<Nothing, CartResponse> = {
  name: 'removeCouponFromCurrentCart',
  service: services.cart,
  method: 'POST',
  path: `${path}/remove-coupon`,
  idempotent: true,
  ...cartResponse,
};

/** Removes the coupon from the cart. See docs/reference/cart.mdx. */
export function removeCouponFromCurrentCart(
  client: Client,
  request?: RequestOptions,
): Promise<CartResponse> {
  return callEndpoint(client, removeCoupon, {}, request);
}

const createCheckout: Endpoint<CreateCheckoutOptions, { checkoutId: string }> = {
  name: 'createCheckoutFromCurrentCart',
  service: services.cart,
  method: 'POST',
  path: `${path}/create-checkout`,
  payload: addresses,
  checks: { channelType: nonEmptyString },
  serializers: { channelType: withBrandPrefix<ChannelType>('APP_STORE', 'INVOICES') },
  required: ['checkoutId'],
};

/** Makes a checkout of the cart. To go there, make a redirect session with its id. See docs/reference/cart.mdx. */
export function createCheckoutFromCurrentCart(
  client: Client,
  options: CreateCheckoutOptions,
  request?: RequestOptions,
): Promise<{ checkoutId: string }> {
  return callEndpoint(client, createCheckout, options, request);
}

const estimateTotals: Endpoint<EstimateTotalsOptions, TotalsEstimate> = {
  name: 'estimateCurrentCartTotals',
  service: services.cart,
  method: 'POST',
  path: `${path}/estimate-totals`,
  idempotent: true,
  payload: { ...addresses, selectedMemberships: { memberships: [{ _id: 'id' }] } },
  response: totalsEstimateCodec,
  required: ['cart'],
};

/**
 * Estimates the cart's totals: tax, discounts, and shipping if an address is given. See
 * docs/reference/cart.mdx.
 */
export function estimateCurrentCartTotals(
  client: Client,
  options: EstimateTotalsOptions = {},
  request?: RequestOptions,
): Promise<TotalsEstimate> {
  return callEndpoint(client, estimateTotals, options, request);
}
