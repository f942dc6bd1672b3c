import type { Cart } from '@vitrine/client/cart';
import { atom, type WritableAtom } from 'jotai/vanilla';
import { type MutationAtom, mutationAtom } from '../../query/mutation-atom.ts';
import { logoutCountAtom, sessionScopedAtom } from '../../session/session-scope.ts';
import { storefrontAtom } from '../../storefront.ts';
import { onPageLeave } from '../../utils/page-leave.ts';
import { cartAtom } from '../cart.ts';
import { cartEditsAtom, cartQueueAtom, pushCartEditAtom } from '../queue/cart-queue.ts';

/** The buyer's note to the merchant while it is being edited. */
export interface CartNote {
  /** Text of the field: the draft, otherwise the saved note. */
  text: string;
  /** The saved note. */
  saved: string;
  /** Whether a note is being saved, also an earlier text than the draft. */
  isSaving: boolean;
  /** Whether the draft is being saved unchanged. */
  isSent: boolean;
  /** Whether the draft differs from the saved note. */
  isChanged: boolean;
}

/** The unsaved draft; null while the field follows the platform. It stays when a visitor logs in. */
const draftAtom = sessionScopedAtom<string | null>(null, logoutCountAtom);

/** Saves the draft when the visitor leaves, while there is one. */
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
 * The buyer's note. Writing a text changes only the draft: no response, however late, overwrites
 * the text being edited. An unsaved draft is sent when the visitor checks out or leaves. See
 * docs/reference/cart.mdx.
 */
export const cartNoteAtom: WritableAtom<CartNote, [text: string], void> = atom(
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
  (get, set, text: string) => {
    const { saved, isSaving } = get(cartNoteAtom);
    // A text that is saved is no draft: it would overwrite a newer note of another tab.
    set(writeAtom, text === saved && !isSaving ? null : text);
  },
);

/**
 * Saves the draft; saves in quick succession become one request. Skips a note that is already
 * saved. A rejection is in `noteErrorAtom`, and the draft stays. See docs/reference/cart.mdx.
 */
export const saveNoteAtom: MutationAtom<void, Cart | null> = mutationAtom({
  mutationFn: async (_nothing, { get, set }) => {
    const { text: note, isChanged, isSaving, isSent } = get(cartNoteAtom);
    const isThere = isSaving ? isSent : !isChanged;
    if (isThere) {
      if (!isSaving) set(writeAtom, null);
      return get(cartAtom.confirmed).data ?? null;
    }
    const { cart = null } = await set(pushCartEditAtom, { kind: 'note', note });
    // A draft that changed meanwhile stays; otherwise the field follows the platform again.
    if (get(draftAtom) === note) set(writeAtom, null);
    return cart;
  },
});
