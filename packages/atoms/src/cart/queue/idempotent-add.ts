import { hashKey } from '@tanstack/query-core';
import { PlatformError } from '@vitrine/client';
import type { Cart, LineItemInput } from '@vitrine/client/cart';
import { getGrowth } from '../lines/added-lines.ts';
import type { CartEdit, CartOutcome } from './cart-edits.ts';
import { wasRejected } from './recover-cart.ts';

// The reasons: docs/decisions/0082-look-for-a-lost-addition-in-the-cart-before-sending-it-again.md

type AddEdit = Extract<CartEdit, { kind: 'add' | 'restore' }>;

/** An item whose addition got no response. */
interface Unacknowledged {
  quantity: number;
  /** The cart before that request, or as fetched since. */
  before: Cart | null;
}

/** Functions that send edits and fetch the platform's cart. */
export interface AddReconciliationOptions {
  read: () => Promise<Cart | null>;
  send: (edits: readonly CartEdit[]) => Promise<CartOutcome>;
}

/** Without a reference, an item could not be recognized again. */
const isAddEdit = (edit: CartEdit): edit is AddEdit =>
  (edit.kind === 'add' || edit.kind === 'restore') && !edit.options.customLineItems?.length;

const getItems = (edits: readonly AddEdit[]): readonly LineItemInput[] =>
  edits.flatMap(({ options }) => options.lineItems ?? []);

const keyOf = ({ catalogReference, subscriptionOptionInfo }: LineItemInput): string =>
  hashKey([catalogReference, subscriptionOptionInfo]);

/** Without a response, or without one that shows whether the request was applied. */
const isIndeterminate = (error: unknown): boolean =>
  error instanceof PlatformError && !wasRejected(error);

/** Returns the edits without the arrived pieces of each item; drops edits with nothing left. */
const withoutItems = (edits: readonly AddEdit[], countArrived: (item: LineItemInput) => number) =>
  edits
    .map((edit): AddEdit => {
      const lineItems = getItems([edit])
        .map((item) => ({ ...item, quantity: (item.quantity ?? 1) - countArrived(item) }))
        .filter(({ quantity }) => quantity > 0);
      return { ...edit, options: { ...edit.options, lineItems } };
    })
    .filter((edit) => getItems([edit]).length > 0);

/**
 * Sends edits so that a lost response never adds anything twice, because the platform has no
 * idempotency key for additions. After a request without a response, the cart is fetched: the newly
 * added items are the result. If that fails too, the cart is fetched before the same item is sent
 * again, and only the missing pieces are sent.
 */
export function withAddReconciliation({ read, send }: AddReconciliationOptions) {
  const unacknowledged = new Map<string, Unacknowledged>();

  const countArrived = (item: LineItemInput, cart: Cart | null): number => {
    const earlier = unacknowledged.get(keyOf(item));
    if (!earlier) return 0;
    const growth = getGrowth(item, earlier.before, cart);
    return Math.max(0, Math.min(growth, earlier.quantity));
  };

  /** The items are in doubt until the cart is read. */
  const markIndeterminate = (items: readonly LineItemInput[], before: Cart | null) => {
    for (const item of items) {
      unacknowledged.set(keyOf(item), { quantity: item.quantity ?? 1, before });
    }
  };

  const forget = (items: readonly LineItemInput[]) => {
    for (const item of items) unacknowledged.delete(keyOf(item));
  };

  /** Sends edits that are not in doubt. `before` is undefined if the cart has not been fetched. */
  const put = async (edits: readonly AddEdit[], before: Cart | null | undefined) => {
    const items = getItems(edits);
    try {
      const outcome = await send(edits);
      forget(items);
      return outcome;
    } catch (error) {
      if (!isIndeterminate(error) || before === undefined) throw error;
      markIndeterminate(items, before);
      const cart = await read().catch(() => undefined);
      if (cart === undefined) throw error;
      const hasArrived = items.some((item) => countArrived(item, cart) > 0);
      forget(items);
      if (hasArrived) return { cart, before };
      // The request may still be in progress.
      markIndeterminate(items, cart);
      throw error;
    }
  };

  return async (
    edits: readonly CartEdit[],
    before: Cart | null | undefined,
  ): Promise<CartOutcome> => {
    if (!edits.every(isAddEdit)) {
      const outcome = await send(edits);
      // A later change of the cart means that its content has been seen.
      unacknowledged.clear();
      return outcome;
    }
    const items = getItems(edits);
    const earlier = items.flatMap((item) => unacknowledged.get(keyOf(item)) ?? [])[0];
    if (!earlier) return put(edits, before);
    const cart = await read();
    const missing = withoutItems(edits, (item) => countArrived(item, cart));
    forget(items);
    const outcome = missing.length > 0 ? await put(missing, cart) : { cart };
    return { ...outcome, before: earlier.before };
  };
}
