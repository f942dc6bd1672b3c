import { hashKey } from '@tanstack/query-core';
import { PlatformError } from '@vitrine/client';
import type { Cart, LineItemInput } from '@vitrine/client/cart';
import { growthOf } from '../lines/added-lines.ts';
import type { CartEdit, CartOutcome } from './cart-edits.ts';
import { wasRefused } from './recover-cart.ts';

type Put = Extract<CartEdit, { kind: 'add' | 'restore' }>;

/** An item that was to come into the cart by a call that nobody answered. */
interface Unheard {
  quantity: number;
  /** The cart before that call, or as it was read since. */
  before: Cart | null;
}

/** What sends edits, and what reads the cart as the platform has it. */
export interface PutOnceOptions {
  read: () => Promise<Cart | null>;
  send: (edits: readonly CartEdit[]) => Promise<CartOutcome>;
}

/** What has no reference would not be known again. */
const isPut = (edit: CartEdit): edit is Put =>
  (edit.kind === 'add' || edit.kind === 'restore') && !edit.options.customLineItems?.length;

const itemsOf = (edits: readonly Put[]): readonly LineItemInput[] =>
  edits.flatMap(({ options }) => options.lineItems ?? []);

const keyOf = ({ catalogReference }: LineItemInput): string => hashKey([catalogReference]);

/** No answer, or none that says whether the call was taken. */
const isUnheard = (error: unknown): boolean => error instanceof PlatformError && !wasRefused(error);

/** The edits without so many pieces of each item; those with nothing left are none. */
const withoutPieces = (edits: readonly Put[], cameOf: (item: LineItemInput) => number) =>
  edits
    .map((edit): Put => {
      const lineItems = itemsOf([edit])
        .map((item) => ({ ...item, quantity: (item.quantity ?? 1) - cameOf(item) }))
        .filter(({ quantity }) => quantity > 0);
      return { ...edit, options: { ...edit.options, lineItems } };
    })
    .filter((edit) => itemsOf([edit]).length > 0);

/**
 * Sends edits so that a lost answer puts nothing into the cart twice, for adding has no name by
 * which the platform would know it again. After a call without an answer the cart is read: what came
 * into it is the answer. Where that fails too, it is read before the same item is sent again, and
 * only what is still missing is sent.
 */
export function putOnce({ read, send }: PutOnceOptions) {
  const unheard = new Map<string, Unheard>();

  const cameOf = (item: LineItemInput, cart: Cart | null): number => {
    const earlier = unheard.get(keyOf(item));
    if (!earlier) return 0;
    const growth = growthOf(item.catalogReference, earlier.before, cart);
    return Math.max(0, Math.min(growth, earlier.quantity));
  };

  /** The items are in doubt until the cart is read. */
  const doubt = (items: readonly LineItemInput[], before: Cart | null) => {
    for (const item of items) {
      unheard.set(keyOf(item), { quantity: item.quantity ?? 1, before });
    }
  };

  const forget = (items: readonly LineItemInput[]) => {
    for (const item of items) unheard.delete(keyOf(item));
  };

  /** Sends what nobody is in doubt about. `before` is not known where nobody has read the cart. */
  const put = async (edits: readonly Put[], before: Cart | null | undefined) => {
    const items = itemsOf(edits);
    try {
      const outcome = await send(edits);
      forget(items);
      return outcome;
    } catch (error) {
      if (!isUnheard(error) || before === undefined) throw error;
      doubt(items, before);
      const cart = await read().catch(() => undefined);
      if (cart === undefined) throw error;
      const isTaken = items.some((item) => cameOf(item, cart) > 0);
      forget(items);
      if (isTaken) return { cart, before };
      // It may be under way still.
      doubt(items, cart);
      throw error;
    }
  };

  return async (
    edits: readonly CartEdit[],
    before: Cart | null | undefined,
  ): Promise<CartOutcome> => {
    if (!edits.every(isPut)) {
      const outcome = await send(edits);
      // Whoever has changed the cart since then has seen what it holds.
      unheard.clear();
      return outcome;
    }
    const items = itemsOf(edits);
    const earlier = items.flatMap((item) => unheard.get(keyOf(item)) ?? [])[0];
    if (!earlier) return put(edits, before);
    const cart = await read();
    const missing = withoutPieces(edits, (item) => cameOf(item, cart));
    forget(items);
    const outcome = missing.length > 0 ? await put(missing, cart) : { cart };
    return { ...outcome, before: earlier.before };
  };
}
