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
  /** `isSaved` if the line was moved to the saved lines, which a repetition has to do again. */
  | { kind: 'remove'; lineId: string; isSaved?: boolean }
  | { kind: 'restore'; lineId: string; options: AddToCartOptions }
  /**
   * `shownBy` are the lines that show its items until it is confirmed, if any; a failure with its
   * own error display is not shown for the cart.
   */
  | {
      kind: 'add';
      options: AddToCartOptions;
      shownBy?: readonly (string | null)[];
      skipAnnouncement?: boolean;
    }
  | { kind: 'apply-coupon'; code: string }
  | { kind: 'remove-coupon' }
  | { kind: 'note'; note: string }
  | { kind: 'update'; options: UpdateCartOptions }
  | { kind: 'delete' }
  | { kind: 'checkout'; options: CreateCheckoutOptions };

/** Result of a request: the cart after it, null if it no longer exists, or a checkout. */
export interface CartOutcome {
  cart?: Cart | null;
  checkoutId?: string;
  /** The cart that the server had confirmed before the request, if it is known. */
  before?: Cart | null | undefined;
}

type EditOf<Kind extends CartEdit['kind']> = Extract<CartEdit, { kind: Kind }>;

/**
 * Several lines can be updated, removed or added in one request; other edits are sent one at a
 * time.
 */
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
  restore: (client, edits) =>
    addToCurrentCart(client, {
      lineItems: edits.flatMap(({ options }) => options.lineItems ?? []),
    }),
  add: (client, [{ options }]) => addToCurrentCart(client, options),
  'apply-coupon': async (client, [{ code }]) => ({
    cart: await updateCurrentCart(client, { couponCode: code }),
  }),
  'remove-coupon': (client) => removeCouponFromCurrentCart(client),
  note: async (client, [{ note }]) => ({
    cart: await updateCurrentCart(client, { cartInfo: { buyerNote: note === '' ? null : note } }),
  }),
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
export const getLine = (edit: CartEdit): string | undefined =>
  'lineId' in edit ? edit.lineId : undefined;

/** Returns all lines that show as pending during an edit. */
export const getLines = (edit: CartEdit): readonly string[] =>
  (edit.kind === 'add' ? (edit.shownBy ?? []) : [getLine(edit)]).flatMap((id) => id ?? []);

const together: readonly CartEdit['kind'][] = ['quantity', 'remove', 'restore'];

/** Several lines change in one call. */
export const goTogether = (earlier: CartEdit, later: CartEdit): boolean =>
  earlier.kind === later.kind && together.includes(later.kind);

/** The newest intent for a line or for the note wins over an older one that has not left yet. */
export const supersedes = (newer: CartEdit, older: CartEdit): boolean =>
  (newer.kind === 'note' && older.kind === 'note') ||
  (older.kind === 'quantity' &&
    (newer.kind === 'quantity' || newer.kind === 'remove') &&
    newer.lineId === older.lineId);

/** Beginning of the ID of a line that shows an item until the platform has added it. */
export const PLACEHOLDER_PREFIX = 'adding:';

/**
 * Whether an edit has to wait for the response to an earlier one, which gives its line the ID that
 * the platform knows.
 */
export function dependsOn(later: CartEdit, earlier: CartEdit): boolean {
  const lineId = getLine(later);
  if (lineId === undefined) return false;
  if (earlier.kind === 'restore') return earlier.lineId === lineId;
  return (
    earlier.kind === 'add' &&
    lineId.startsWith(PLACEHOLDER_PREFIX) &&
    getLines(earlier).includes(lineId)
  );
}
