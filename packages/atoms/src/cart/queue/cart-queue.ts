import type { Cart } from '@vitrine/client/cart';
import { atom } from 'jotai/vanilla';
import { personAtom, personalAtom } from '../../session/session-scope.ts';
import { type Storefront, storefrontAtom } from '../../storefront.ts';
import { outlivingPage, whenLeaving } from '../checkout/page-leave.ts';
import { cartKeys } from '../keys.ts';
import { isSameItem, newLineOf } from '../lines/added-lines.ts';
import { currentId, type LinePlaces, renameLine, restorePlace } from '../lines/line-order.ts';
import { linePlacesAtom } from '../lines/removed-lines.ts';
import { eventsOf, tellShopAtom } from '../sync/analytics.ts';
import { cartTabsAtom } from '../sync/cross-tab-sync.ts';
import {
  type CartEdit,
  type CartOutcome,
  goTogether,
  sendEdits,
  supersedes,
} from './cart-edits.ts';
import { clearFailureAtom, noteFailureAtom } from './cart-errors.ts';
import { createEditQueue } from './edit-queue.ts';
import { putOnce } from './idempotent-add.ts';
import { readCart, sendToLivingCart, wasRefused } from './recover-cart.ts';

/** The edits that the server has not confirmed yet, in the order in which they leave. */
export const cartEditsAtom = personalAtom<readonly CartEdit[]>([]);

/** A line that was restored has a new id by the time that a later edit of it leaves. */
const underCurrentId = (edit: CartEdit, places: LinePlaces): CartEdit =>
  'lineId' in edit ? { ...edit, lineId: currentId(places, edit.lineId) } : edit;

/** Which lines of the answer came in the stead of those that an edit showed before it. */
function placesAfter(
  places: LinePlaces,
  edit: CartEdit,
  { before, cart }: CartOutcome,
): LinePlaces {
  if (edit.kind === 'add') {
    return (edit.options.lineItems ?? []).reduce((now, { catalogReference }, at) => {
      const shown = edit.shownBy?.[at];
      const line =
        newLineOf(catalogReference, before, cart) ??
        cart?.lineItems.find((one) => isSameItem(one, catalogReference));
      return shown && line && line._id !== shown ? renameLine(now, shown, line._id) : now;
    }, places);
  }
  if (edit.kind !== 'restore') return places;
  const [restored] = edit.options.lineItems ?? [];
  const line = restored && newLineOf(restored.catalogReference, before, cart);
  return line ? restorePlace(places, edit.lineId, line._id) : places;
}

function createCartQueue({ client, queryClient, store }: Storefront, person: number) {
  const current = { queryKey: cartKeys.current };
  // What ends late is about the cart of who was there before.
  const isTheirs = () => store.get(personAtom) === person;
  const lasting = outlivingPage(client);
  const flushOnLeaving = whenLeaving(() => queue.flush());
  const assertTheirs = () => {
    if (!isTheirs()) throw new Error('This change is for the cart of somebody who has left.');
  };
  const sendOnce = putOnce({
    read: async () => {
      assertTheirs();
      return readCart(client);
    },
    send: (edits) => sendToLivingCart(client, edits, () => sendEdits(lasting, edits)),
  });
  const queue = createEditQueue<CartEdit, CartOutcome>({
    send: async (edits) => {
      assertTheirs();
      const before = queryClient.getQueryData<Cart | null>(cartKeys.current);
      const places = store.get(linePlacesAtom);
      const named = edits.map((edit) => underCurrentId(edit, places));
      return { before, ...(await sendOnce(named, before)) };
    },
    goTogether,
    supersedes,
    isWorthSplitting: wasRefused,
    onChange: (edits) => {
      flushOnLeaving(edits.length > 0);
      if (isTheirs()) store.set(cartEditsAtom, edits);
    },
    // An answer to an earlier question would be older than the one to come.
    onSend: () => void (isTheirs() && queryClient.cancelQueries(current)),
    onAnswer: (outcome, sent) => {
      if (!isTheirs()) return;
      const { cart } = outcome;
      if (cart !== undefined) {
        queryClient.setQueryData(cartKeys.current, cart);
        store.get(cartTabsAtom)?.tell(cart?._id ?? null);
      }
      store.set(linePlacesAtom, (places) =>
        sent.reduce((now, edit) => placesAfter(now, edit, outcome), places),
      );
      for (const event of eventsOf(outcome, sent)) store.set(tellShopAtom, event);
    },
    onFailure: (error, failed, left) =>
      void (isTheirs() && store.set(noteFailureAtom, error, failed, left)),
    // After a failure nobody but the server knows what the cart holds.
    onIdle: (hadFailure) =>
      void (hadFailure && isTheirs() && queryClient.invalidateQueries(current)),
  });
  return queue;
}

/** The queue of the cart of who is there. All that changes the cart goes through it. */
export const cartQueueAtom = atom((get) => createCartQueue(get(storefrontAtom), get(personAtom)));

/** Sends an edit through the queue. */
export const pushCartEditAtom = atom(null, (get, set, edit: CartEdit) => {
  set(clearFailureAtom, edit);
  return get(cartQueueAtom).push(edit);
});
