import type { Cart } from '@vitrine/client/cart';
import { atom } from 'jotai/vanilla';
import { trackAtom } from '../../analytics/analytics.ts';
import {
  createSessionCheck,
  sessionIdAtom,
  sessionScopedAtom,
} from '../../session/session-scope.ts';
import { cartSyncAtom, type Storefront, storefrontAtom } from '../../storefront.ts';
import { keepAlive, onPageLeave } from '../../utils/page-leave.ts';
import { cartKeys } from '../keys.ts';
import { isSameItem, toNewLine } from '../lines/added-lines.ts';
import { currentId, type LineOrder, renameLine, restorePosition } from '../lines/line-order.ts';
import { lineOrderAtom } from '../lines/removed-lines.ts';
import { getCartEvents } from '../sync/cart-events.ts';
import {
  type CartEdit,
  type CartOutcome,
  dependsOn,
  goTogether,
  sendEdits,
  supersedes,
} from './cart-edits.ts';
import { clearFailureAtom, noteFailureAtom } from './cart-errors.ts';
import { createEditQueue } from './edit-queue.ts';
import { withAddReconciliation } from './idempotent-add.ts';
import { readCart, sendToCurrentCart, wasRejected } from './recover-cart.ts';

// The reasons: docs/decisions/0050-send-pending-cart-changes-with-keepalive-when-the-page-closes.md

/** The edits that the server has not confirmed yet, in the order in which they leave. */
export const cartEditsAtom = sessionScopedAtom<readonly CartEdit[]>([]);

/** Returns the line order with the response's lines instead of an edit's placeholders. */
function lineOrderAfter(
  lineOrder: LineOrder,
  edit: CartEdit,
  { before, cart }: CartOutcome,
): LineOrder {
  if (edit.kind === 'add') {
    return (edit.options.lineItems ?? []).reduce((now, item, at) => {
      const shown = edit.shownBy?.[at];
      const line =
        toNewLine(item, before, cart) ?? cart?.lineItems.find((one) => isSameItem(one, item));
      return shown && line && line._id !== shown ? renameLine(now, shown, line._id) : now;
    }, lineOrder);
  }
  if (edit.kind !== 'restore') return lineOrder;
  const [restored] = edit.options.lineItems ?? [];
  const line = restored && toNewLine(restored, before, cart);
  return line ? restorePosition(lineOrder, edit.lineId, line._id) : lineOrder;
}

function createCartQueue({ client, queryClient, store }: Storefront) {
  const current = { queryKey: cartKeys.current };
  // A late response belongs to the cart of the previous session.
  const isSameSession = createSessionCheck(store.get);
  const lasting = keepAlive(client);
  const flushOnLeaving = onPageLeave(() => queue.flush());
  const assertSameSession = () => {
    if (!isSameSession()) throw new Error('This change belongs to the cart of a previous session.');
  };
  /** A line that was added or restored has a new ID by the time that a later edit of it leaves. */
  const withCurrentIds = (edits: readonly CartEdit[]): readonly CartEdit[] => {
    const lineOrder = store.get(lineOrderAtom);
    return edits.map((edit) =>
      'lineId' in edit ? { ...edit, lineId: currentId(lineOrder, edit.lineId) } : edit,
    );
  };
  const sendOnce = withAddReconciliation({
    read: async () => {
      assertSameSession();
      return readCart(client);
    },
    send: (edits) => sendToCurrentCart(client, edits, () => sendEdits(lasting, edits)),
  });
  const queue = createEditQueue<CartEdit, CartOutcome>({
    send: async (edits) => {
      assertSameSession();
      const before = queryClient.getQueryData<Cart | null>(cartKeys.current);
      return { before, ...(await sendOnce(withCurrentIds(edits), before)) };
    },
    goTogether,
    supersedes,
    dependsOn,
    isWorthSplitting: wasRejected,
    onChange: (edits) => {
      flushOnLeaving(edits.length > 0);
      if (isSameSession()) store.set(cartEditsAtom, edits);
    },
    // The response of an earlier fetch would be outdated.
    onSend: () => void (isSameSession() && queryClient.cancelQueries(current)),
    onResponse: (outcome, sent) => {
      if (!isSameSession()) return;
      const { cart } = outcome;
      if (cart !== undefined) {
        queryClient.setQueryData(cartKeys.current, cart);
        store.get(cartSyncAtom)?.tell(cart?._id ?? null);
      }
      store.set(lineOrderAtom, (lineOrder) =>
        sent.reduce((now, edit) => lineOrderAfter(now, edit, outcome), lineOrder),
      );
      for (const event of getCartEvents(outcome, sent)) store.set(trackAtom, event);
    },
    onFailure: (error, failed, left) => {
      if (!isSameSession()) return;
      store.set(noteFailureAtom, error, withCurrentIds(failed), withCurrentIds(left));
    },
    // After a failure only the server knows the cart's content.
    onIdle: (hadFailure) =>
      void (hadFailure && isSameSession() && queryClient.invalidateQueries(current)),
  });
  return queue;
}

/** The queue of the current session's cart. All cart changes go through it. */
export const cartQueueAtom = atom((get) => {
  get(sessionIdAtom);
  return createCartQueue(get(storefrontAtom));
});

/** Sends an edit through the queue. */
export const pushCartEditAtom = atom(null, (get, set, edit: CartEdit) => {
  set(clearFailureAtom, edit);
  return get(cartQueueAtom).push(edit);
});
