import type { Cart } from '@vitrine/client/cart';
import { atom } from 'jotai/vanilla';
import { type MutationAtom, mutationAtom } from '../../query/mutation-atom.ts';
import { sessionScopedAtom } from '../../session/session-scope.ts';
import { storefrontAtom } from '../../storefront.ts';
import { cartAtom } from '../cart.ts';
import { cartEditsAtom, cartQueueAtom, pushCartEditAtom } from '../queue/cart-queue.ts';
import { onPageLeave } from './page-leave.ts';

/** The buyer's note to the shop, as it is being written. */
export interface CartNote {
  /** What is in the field: what was written, else what the platform has. */
  text: string;
  /** What the platform has. */
  saved: string;
  isSaving: boolean;
  /** Whether what is written is on its way as it is. */
  isSent: boolean;
  /** Whether something is written that the platform does not have. */
  isChanged: boolean;
}

/** What is written and not saved; null while the field follows the platform. */
const draftAtom = sessionScopedAtom<string | null>(null);

/** Saves what is written when the visitor leaves, for as long as something is. */
const saveOnLeavingAtom = atom((get) => {
  const { store } = get(storefrontAtom);
  return onPageLeave(() => {
    store.set(saveNoteAtom);
    store.get(cartQueueAtom).flush();
  });
});

const writeAtom = atom(null, (get, set, draft: string | null) => {
  set(draftAtom, draft);
  get(saveOnLeavingAtom)(draft !== null);
});

/**
 * The buyer's note. Writing a text changes the draft only: no answer of the platform, however
 * late, takes away what is being written. What is not saved by then is sent when the visitor checks
 * out or leaves. See docs/reference/cart.md.
 */
export const cartNoteAtom = atom(
  (get): CartNote => {
    const saved = get(cartAtom.confirmed).data?.buyerNote ?? '';
    const draft = get(draftAtom);
    const text = draft ?? saved;
    const edit = get(cartEditsAtom).findLast(({ kind }) => kind === 'note');
    const sent = edit?.kind === 'note' ? edit.note : undefined;
    return {
      text,
      saved,
      isSaving: sent !== undefined,
      isSent: sent === text,
      isChanged: text !== saved,
    };
  },
  (_get, set, text: string) => set(writeAtom, text),
);

/**
 * Saves the note as it is written, in one call for all that is saved in quick succession. A note
 * that the platform has already is left alone. A rejection is in `noteErrorAtom`, and the draft
 * stays. See docs/reference/cart.md.
 */
export const saveNoteAtom: MutationAtom<void, Cart | null> = mutationAtom({
  mutationFn: async (_nothing, { get, set }) => {
    const { text: note, isChanged, isSaving, isSent } = get(cartNoteAtom);
    const isThere = isSaving ? isSent : !isChanged;
    if (isThere) return get(cartAtom.confirmed).data ?? null;
    const { cart = null } = await set(pushCartEditAtom, { kind: 'note', note });
    // What was written meanwhile stays; else the field follows the platform again.
    if (get(draftAtom) === note) set(writeAtom, null);
    return cart;
  },
});
