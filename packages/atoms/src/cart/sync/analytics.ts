import type { Cart, LineItem } from '@vitrine/client/cart';
import type { Product } from '@vitrine/client/catalog';
import { atom } from 'jotai/vanilla';
import { isSameItem } from '../lines/added-lines.ts';
import type { CartEdit, CartOutcome } from '../queue/cart-edits.ts';

/** Added or removed pieces of a line, with the server's current or former line. */
export interface LineChange {
  line: LineItem;
  /** Pieces, from 1. */
  quantity: number;
}

/** Something that happened in the shop and that the server has confirmed. */
export type AnalyticsEvent =
  | { kind: 'view-product'; product: Product }
  | { kind: 'view-list'; name: string; products: readonly Product[] }
  | { kind: 'add'; lines: readonly LineChange[]; cart: Cart }
  | { kind: 'remove'; lines: readonly LineChange[]; cart: Cart | null }
  | { kind: 'checkout'; checkoutId: string; cart: Cart | null };

/** Hears every event in the order in which they were confirmed. */
export type AnalyticsListener = (event: AnalyticsEvent) => void;

const listenersAtom = atom(() => new Set<AnalyticsListener>());

/**
 * Subscribes to analytics events of the storefront: `const stop = store.set(analyticsListenerAtom,
 * send)`. Optimistic changes are reported after the server's confirmation, and never after a
 * rejection. A throwing listener is reported to the page and blocks nothing.
 */
export const analyticsListenerAtom = atom(null, (get, _set, listener: AnalyticsListener) => {
  const listeners = get(listenersAtom);
  // Wraps the listener per subscription, so that a function may subscribe twice.
  const wrappedListener: AnalyticsListener = (event) => listener(event);
  listeners.add(wrappedListener);
  return () => void listeners.delete(wrappedListener);
});

/**
 * Notifies the listeners. Views are reported by the component that shows the page; the cart reports
 * the others itself.
 */
export const trackAtom = atom(null, (get, _set, event: AnalyticsEvent) => {
  for (const listener of [...get(listenersAtom)]) {
    try {
      listener(event);
    } catch (error) {
      queueMicrotask(() => {
        throw error;
      });
    }
  }
});

const changesLines = new Set<CartEdit['kind']>(['add', 'restore', 'quantity', 'remove', 'delete']);

/** Returns the events of a cart response, compared with the cart confirmed before it. */
export function getEvents(outcome: CartOutcome, sent: readonly CartEdit[]): AnalyticsEvent[] {
  const { cart, before, checkoutId } = outcome;
  if (checkoutId) return [{ kind: 'checkout', checkoutId, cart: cart ?? before ?? null }];
  if (cart === undefined || !sent.some(({ kind }) => changesLines.has(kind))) return [];
  const was = before === undefined ? unknownBefore(cart, sent) : (before?.lineItems ?? []);
  const is = cart?.lineItems ?? [];
  const added = more(is, was);
  const removed = more(was, is);
  return [
    ...(removed.length > 0 ? [{ kind: 'remove', lines: removed, cart } as const] : []),
    ...(added.length > 0 && cart ? [{ kind: 'add', lines: added, cart } as const] : []),
  ];
}

/** Returns the pieces that `these` have beyond `those`, line by line. */
function more(these: readonly LineItem[], those: readonly LineItem[]): LineChange[] {
  const counts = new Map(those.map(({ _id, quantity }) => [_id, quantity]));
  return these
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
      .filter(({ catalogReference }) => isSameItem(line, catalogReference))
      .reduce((total, { quantity = 1 }) => total + quantity, 0);
    return { ...line, quantity: Math.max(0, line.quantity - pieces) };
  });
}
