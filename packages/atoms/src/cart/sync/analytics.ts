import type { Cart, LineItem } from '@vitrine/client/cart';
import type { Product } from '@vitrine/client/catalog';
import { atom } from 'jotai/vanilla';
import { isSameItem } from '../lines/added-lines.ts';
import type { CartEdit, CartOutcome } from '../queue/cart-edits.ts';

/** How many pieces of a line came or went, with the line as the server has or had it. */
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
 * Listens to what happens in the shop, for analytics: `const stop = store.set(analyticsListenerAtom, send)`.
 * What is shown before its time is not told until the server has it, and what it rejects never is.
 * A listener that throws is reported to the page and holds nothing up.
 */
export const analyticsListenerAtom = atom(null, (get, _set, listener: AnalyticsListener) => {
  const listeners = get(listenersAtom);
  // One of its own for each call, so that a function may listen twice.
  const heard: AnalyticsListener = (event) => listener(event);
  listeners.add(heard);
  return () => void listeners.delete(heard);
});

/** Tells the listeners. Views are told by who shows the page; the cart tells the others itself. */
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

/** What an answer of the cart says that has happened, compared with what was confirmed before it. */
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

/** The pieces that `these` have beyond `those`, line by line. */
function more(these: readonly LineItem[], those: readonly LineItem[]): LineChange[] {
  const counts = new Map(those.map(({ _id, quantity }) => [_id, quantity]));
  return these
    .map((line) => ({ line, quantity: line.quantity - (counts.get(line._id) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}

/** A cart that no one had read: all in it was there but for what was asked for. */
function unknownBefore(cart: Cart | null, sent: readonly CartEdit[]): LineItem[] {
  const asked = sent.flatMap((edit) =>
    edit.kind === 'add' || edit.kind === 'restore' ? (edit.options.lineItems ?? []) : [],
  );
  return (cart?.lineItems ?? []).map((line) => {
    const pieces = asked
      .filter(({ catalogReference }) => isSameItem(line, catalogReference))
      .reduce((sum, { quantity = 1 }) => sum + quantity, 0);
    return { ...line, quantity: Math.max(0, line.quantity - pieces) };
  });
}
