import type { Cart } from '@vitrine/client/cart';
import { describe, expect, it } from 'vitest';
import { aksel, signIn, someone } from '../../testing/accounts.ts';
import { visit } from '../../testing/cart-setup.ts';
import { cartPendingAtom } from '../cart.ts';
import { cartKeys } from '../keys.ts';
import { noteErrorAtom } from '../queue/cart-errors.ts';
import { cartNoteAtom, saveNoteAtom } from './cart-note.ts';

const SAVE = 'cart.updateCurrentCart';

describe('cartNoteAtom', () => {
  it('updates immediately and saves on request', async () => {
    const { platform, store } = await visit(['low-pitcher']);
    store.set(cartNoteAtom, 'Ring twice');
    expect(store.get(cartNoteAtom)).toMatchObject({ text: 'Ring twice', isChanged: true });
    const release = platform.hold(SAVE);
    const saving = store.set(saveNoteAtom);
    expect(store.get(cartNoteAtom).isSaving).toBe(true);
    expect(store.get(cartPendingAtom).isSavingNote).toBe(true);
    release();
    await saving;
    expect(store.get(cartNoteAtom)).toEqual({
      text: 'Ring twice',
      saved: 'Ring twice',
      isSaving: false,
      isSent: false,
      isChanged: false,
    });
    expect(platform.cart().read()?.buyerNote).toBe('Ring twice');
  });

  it('preserves input while an earlier note is being saved', async () => {
    const { platform, store } = await visit(['low-pitcher']);
    store.set(cartNoteAtom, 'Ring');
    const release = platform.hold(SAVE);
    const saving = store.set(saveNoteAtom);
    store.set(cartNoteAtom, 'Ring twice, pl');
    release();
    await saving;
    expect(store.get(cartNoteAtom)).toMatchObject({ text: 'Ring twice, pl', saved: 'Ring' });
  });

  it('saves the latest note, even if it equals the previous one', async () => {
    const { platform, store, timesCalled } = await visit(['low-pitcher']);
    const release = platform.hold(SAVE);
    store.set(cartNoteAtom, 'Ring');
    const notes = [store.set(saveNoteAtom)];
    store.set(cartNoteAtom, '');
    await expect.poll(() => timesCalled(SAVE)).toBe(1);
    notes.push(store.set(saveNoteAtom));
    expect(store.get(cartNoteAtom)).toMatchObject({ isSaving: true, isSent: true });
    release();
    await Promise.all(notes);
    expect(timesCalled(SAVE)).toBe(2);
    expect(platform.cart().read()?.buyerNote ?? '').toBe('');
  });

  it('sends nothing when nothing has changed', async () => {
    const { store, timesCalled } = await visit(['low-pitcher']);
    await store.set(saveNoteAtom);
    store.set(cartNoteAtom, 'Ring');
    store.set(cartNoteAtom, '');
    await store.set(saveNoteAtom);
    expect(timesCalled(SAVE)).toBe(0);
  });

  it('keeps a note of another tab after a text was typed and deleted', async () => {
    const { store, storefront, timesCalled } = await visit(['low-pitcher']);
    store.set(cartNoteAtom, 'Ring');
    store.set(cartNoteAtom, '');
    storefront.queryClient.setQueryData<Cart>(cartKeys.current, (cart) =>
      cart ? { ...cart, buyerNote: 'With the neighbor' } : cart,
    );
    expect(store.get(cartNoteAtom)).toMatchObject({ text: 'With the neighbor', isChanged: false });
    await store.set(saveNoteAtom);
    expect(timesCalled(SAVE)).toBe(0);
  });

  it('keeps the draft when the visitor logs in, and not when the member logs out', async () => {
    const shopper = someone();
    const { store } = shopper;
    store.set(cartNoteAtom, 'Ring twice');
    await signIn(shopper);
    expect(store.get(cartNoteAtom).text).toBe('Ring twice');
    await signIn(shopper, aksel);
    expect(store.get(cartNoteAtom).text).toBe('');
  });

  it('removes the note from the cart when emptied', async () => {
    const { platform, store } = await visit(['low-pitcher']);
    store.set(cartNoteAtom, 'Ring');
    await store.set(saveNoteAtom);
    store.set(cartNoteAtom, '');
    await store.set(saveNoteAtom);
    expect(platform.cart().read()?.buyerNote ?? '').toBe('');
    expect(store.get(cartNoteAtom)).toMatchObject({ text: '', isChanged: false });
  });

  it('keeps the text after a rejection, with the reason next to it', async () => {
    const { platform, store } = await visit(['low-pitcher']);
    platform.fail(SAVE, 'offline', { times: 1 });
    store.set(cartNoteAtom, 'Ring twice');
    await expect(store.set(saveNoteAtom)).rejects.toThrow();
    expect(store.get(cartNoteAtom)).toMatchObject({ text: 'Ring twice', saved: '' });
    expect(store.get(noteErrorAtom)).not.toBeNull();
    await store.set(saveNoteAtom);
    expect(store.get(noteErrorAtom)).toBeNull();
  });
});
