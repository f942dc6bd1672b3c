import { hashKey } from '@tanstack/query-core';
import { PlatformError } from '@vitrine/client';
import type { Cart, LineItemInput } from '@vitrine/client/cart';
import { getGrowth } from '../lines/added-lines.ts';
import type { CartEdit, CartOutcome } from './cart-edits.ts';
import { wasRejected } from './recover-cart.ts';

type AddEdit = Extract<CartEdit, { kind: 'add' | 'restore' }>;

/** An item that was to come into the cart by a call that no one answered. */
interface Unacknowledged {
  quantity: number;
  /** The cart before that call, or as it was read since. */
  before: Cart | null;
}

/** What sends edits, and what reads the cart as the platform has it. */
export interface AddReconciliationOptions {
  read: () => Promise<Cart | null>;
  send: (edits: readonly CartEdit[]) => Promise<CartOutcome>;
}

/** What has no reference would not be known again. */
const isAddEdit = (edit: CartEdit): edit is AddEdit =>
  (edit.kind === 'add' || edit.kind === 'restore') && !edit.options.customLineItems?.length;

const getItems = (edits: readonly AddEdit[]): readonly LineItemInput[] =>
  edits.flatMap(({ options }) => options.lineItems ?? []);

const keyOf = ({ catalogReference }: LineItemInput): string => hashKey([catalogReference]);

/** No answer, or none that says whether the call was taken. */
const isIndeterminate = (error: unknown): boolean =>
  error instanceof PlatformError && !wasRejected(error);

/** The edits without so many pieces of each item; those with nothing left are none. */
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
 * Sends edits so that a lost answer puts nothing into the cart twice, for adding has no name by
 * which the platform would know it again. After a call without an answer the cart is read: what came
 * into it is the answer. Where that fails too, it is read before the same item is sent again, and
 * only what is still missing is sent.
 */
export function withAddReconciliation({ read, send }: AddReconciliationOptions) {
  const unacknowledged = new Map<string, Unacknowledged>();

  const countArrived = (item: LineItemInput, cart: Cart | null): number => {
    const earlier = unacknowledged.get(keyOf(item));
    if (!earlier) return 0;
    const growth = getGrowth(item.catalogReference, earlier.before, cart);
    return Math.max(0, Math.min(growth, earlier.quantity));
  };

  /** The items are in doubt until the cart is read. */
  const checkIndeterminate = (items: readonly LineItemInput[], before: Cart | null) => {
    for (const item of items) {
      unacknowledged.set(keyOf(item), { quantity: item.quantity ?? 1, before });
    }
  };

  const forget = (items: readonly LineItemInput[]) => {
    for (const item of items) unacknowledged.delete(keyOf(item));
  };

  /** Sends what no one is in doubt about. `before` is not known where no one has read the cart. */
  const put = async (edits: readonly AddEdit[], before: Cart | null | undefined) => {
    const items = getItems(edits);
    try {
      const outcome = await send(edits);
      forget(items);
      return outcome;
    } catch (error) {
      if (!isIndeterminate(error) || before === undefined) throw error;
      checkIndeterminate(items, before);
      const cart = await read().catch(() => undefined);
      if (cart === undefined) throw error;
      const isTaken = items.some((item) => countArrived(item, cart) > 0);
      forget(items);
      if (isTaken) return { cart, before };
      // It may be under way still.
      checkIndeterminate(items, cart);
      throw error;
    }
  };

  return async (
    edits: readonly CartEdit[],
    before: Cart | null | undefined,
  ): Promise<CartOutcome> => {
    if (!edits.every(isAddEdit)) {
      const outcome = await send(edits);
      // Anyone who has changed the cart since then has seen what it holds.
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
