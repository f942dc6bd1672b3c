import { PlatformError } from '@vitrine/client';
import type { Cart } from '@vitrine/client/cart';
import { atom } from 'jotai/vanilla';
import { type Storefront, storefrontAtom } from '../core/storefront.ts';
import {
  type CartEdit,
  type CartOutcome,
  goTogether,
  sendEdits,
  supersedes,
} from './cart-edits.ts';
import { clearFailureAtom, noteFailureAtom } from './cart-errors.ts';
import { createEditQueue } from './edit-queue.ts';
import { cartKeys } from './keys.ts';

/** The edits that the server has not confirmed yet, in the order in which they leave. */
export const cartEditsAtom = atom<readonly CartEdit[]>([]);

/** Where the platform said no (4xx), one of the edits is the culprit; else the call itself failed. */
function wasRefused(error: unknown): boolean {
  const status = error instanceof PlatformError ? error.status : undefined;
  return status !== undefined && status >= 400 && status < 500;
}

function createCartQueue({ client, queryClient, store }: Storefront) {
  const current = { queryKey: cartKeys.current };
  return createEditQueue<CartEdit, CartOutcome>({
    send: async (edits) => {
      const before = queryClient.getQueryData<Cart | null>(cartKeys.current);
      return { ...(await sendEdits(client, edits)), before };
    },
    goTogether,
    supersedes,
    isWorthSplitting: wasRefused,
    onChange: (edits) => store.set(cartEditsAtom, edits),
    // An answer to an earlier question would be older than the one to come.
    onSend: () => void queryClient.cancelQueries(current),
    onAnswer: ({ cart }) => {
      if (cart !== undefined) queryClient.setQueryData(cartKeys.current, cart);
    },
    onFailure: (error, failed, left) => store.set(noteFailureAtom, error, failed, left),
    // After a failure nobody but the server knows what the cart holds.
    onIdle: (hadFailure) => void (hadFailure && queryClient.invalidateQueries(current)),
  });
}

/** The queue of the storefront's cart. All that changes the cart goes through it. */
export const cartQueueAtom = atom((get) => createCartQueue(get(storefrontAtom)));

/** Sends an edit through the queue. */
export const pushCartEditAtom = atom(null, (get, set, edit: CartEdit) => {
  set(clearFailureAtom, edit);
  return get(cartQueueAtom).push(edit);
});
