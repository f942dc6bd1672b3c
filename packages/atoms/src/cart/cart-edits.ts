import type { Client } from '@vitrine/client';
import {
  type AddToCartOptions,
  addToCurrentCart,
  type Cart,
  type CreateCheckoutOptions,
  createCheckoutFromCurrentCart,
  deleteCurrentCart,
  removeCouponFromCurrentCart,
  removeLineItemsFromCurrentCart,
  type UpdateCartOptions,
  updateCurrentCart,
  updateCurrentCartLineItemQuantity,
} from '@vitrine/client/cart';

/** One intent of the shopper that concerns the cart. */
export type CartEdit =
  | { kind: 'quantity'; lineId: string; quantity: number }
  | { kind: 'remove'; lineId: string }
  | { kind: 'restore'; lineId: string; options: AddToCartOptions }
  | { kind: 'add'; options: AddToCartOptions }
  | { kind: 'apply-coupon'; code: string }
  | { kind: 'remove-coupon' }
  | { kind: 'update'; options: UpdateCartOptions }
  | { kind: 'delete' }
  | { kind: 'checkout'; options: CreateCheckoutOptions };

/** What a call leads to: the cart after it, null when there is none any more, or a checkout. */
export interface CartOutcome {
  cart?: Cart | null;
  checkoutId?: string;
  /** The cart as the server had confirmed it before the call, where it was known. */
  before?: Cart | null | undefined;
}

type EditOf<Kind extends CartEdit['kind']> = Extract<CartEdit, { kind: Kind }>;

/** Only quantities and removals of several lines go in one call; the others come one at a time. */
const calls: {
  [Kind in CartEdit['kind']]: (
    client: Client,
    edits: readonly [EditOf<Kind>, ...EditOf<Kind>[]],
  ) => Promise<CartOutcome>;
} = {
  quantity: (client, edits) =>
    updateCurrentCartLineItemQuantity(
      client,
      edits.map(({ lineId, quantity }) => ({ _id: lineId, quantity })),
    ),
  remove: (client, edits) =>
    removeLineItemsFromCurrentCart(
      client,
      edits.map(({ lineId }) => lineId),
    ),
  restore: (client, [{ options }]) => addToCurrentCart(client, options),
  add: (client, [{ options }]) => addToCurrentCart(client, options),
  'apply-coupon': async (client, [{ code }]) => ({
    cart: await updateCurrentCart(client, { couponCode: code }),
  }),
  'remove-coupon': (client) => removeCouponFromCurrentCart(client),
  update: async (client, [{ options }]) => ({ cart: await updateCurrentCart(client, options) }),
  delete: async (client) => {
    await deleteCurrentCart(client);
    return { cart: null };
  },
  checkout: (client, [{ options }]) => createCheckoutFromCurrentCart(client, options),
};

/** Sends edits of one kind. */
export function sendEdits(client: Client, edits: readonly CartEdit[]): Promise<CartOutcome> {
  const [first] = edits;
  if (!first) return Promise.resolve({});
  const call = calls[first.kind] as (
    client: Client,
    edits: readonly CartEdit[],
  ) => Promise<CartOutcome>;
  return call(client, edits);
}

/** The line that an edit concerns, if it concerns one. */
export const lineOf = (edit: CartEdit): string | undefined =>
  'lineId' in edit ? edit.lineId : undefined;

/** Several lines change in one call. */
export const goTogether = (earlier: CartEdit, later: CartEdit): boolean =>
  earlier.kind === later.kind && (later.kind === 'quantity' || later.kind === 'remove');

/** The newest intent for a line wins over a quantity that has not left yet. */
export const supersedes = (newer: CartEdit, older: CartEdit): boolean =>
  older.kind === 'quantity' &&
  (newer.kind === 'quantity' || newer.kind === 'remove') &&
  newer.lineId === older.lineId;
