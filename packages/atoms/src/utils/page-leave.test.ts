import { createMockPlatform } from '@vitrine/mocks';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cartNoteAtom, saveNoteAtom } from '../cart/checkout/cart-note.ts';
import { setQuantityAtom } from '../cart/lines/set-quantity.ts';
import { updateCartAtom } from '../cart/update-cart.ts';
import { visit } from '../testing/cart-setup.ts';
import { stubPage } from '../testing/leavable-page.ts';

const QUANTITY = 'cart.updateCurrentCartLineItemQuantity';

afterEach(() => void vi.unstubAllGlobals());

/** A page that can be left, and the requests sent with `keepalive`. */
async function visitPage() {
  const { page, listening } = stubPage();
  const platform = createMockPlatform();
  const lasting: boolean[] = [];
  const fetch: typeof globalThis.fetch = (url, init) => {
    if (init?.method !== 'GET') lasting.push(init?.keepalive ?? false);
    return platform.fetch(url, init);
  };
  const visited = await visit(['low-pitcher'], { platform, fetch });
  lasting.length = 0;
  const leave = (name = 'pagehide') => page.dispatchEvent(new Event(name, { cancelable: true }));
  return { ...visited, listening, lasting, leave };
}

describe('leaving the page with unsent edits', () => {
  it('sends pending edits immediately, so that they arrive after the page unloads', async () => {
    const { platform, store, ids, timesCalled, getPlatformQuantities, leave, lasting } =
      await visitPage();
    const [lineId = ''] = ids;
    const release = platform.hold(QUANTITY, { at: 'response' });
    void store.set(setQuantityAtom, { lineId, quantity: 2 });
    await vi.waitFor(() => expect(timesCalled(QUANTITY)).toBe(1));
    void store.set(setQuantityAtom, { lineId, quantity: 5 });
    void store.set(updateCartAtom, { cartInfo: { buyerNote: 'Ring twice' } });
    const was = leave();
    expect(was).toBe(true);
    await vi.waitFor(() => expect(timesCalled('cart.updateCurrentCart')).toBe(1));
    expect(timesCalled(QUANTITY)).toBe(2);
    expect(getPlatformQuantities()).toEqual([5]);
    expect(lasting).toEqual([true, true, true]);
    release();
  });

  it('shows the platform’s cart if the page stays open', async () => {
    const { platform, store, ids, quantities, getPlatformQuantities, leave, timesCalled } =
      await visitPage();
    const [lineId = ''] = ids;
    const read = timesCalled('cart.getCurrentCart');
    const release = platform.hold(QUANTITY, { at: 'response', times: 1 });
    const first = store.set(setQuantityAtom, { lineId, quantity: 2 });
    await vi.waitFor(() => expect(timesCalled(QUANTITY)).toBe(1));
    const second = store.set(setQuantityAtom, { lineId, quantity: 5 });
    leave();
    await second;
    release();
    await first;
    await vi.waitFor(() => expect(timesCalled('cart.getCurrentCart')).toBe(read + 1));
    await vi.waitFor(() => expect(quantities()).toEqual([5]));
    expect(getPlatformQuantities()).toEqual([5]);
    await store.set(setQuantityAtom, { lineId, quantity: 3 });
    expect(getPlatformQuantities()).toEqual([3]);
  });

  it('sends when the page is hidden, which may be the last event', async () => {
    const { platform, store, ids, timesCalled, leave } = await visitPage();
    const [lineId = ''] = ids;
    const release = platform.hold(QUANTITY, { at: 'response' });
    void store.set(setQuantityAtom, { lineId, quantity: 2 });
    await vi.waitFor(() => expect(timesCalled(QUANTITY)).toBe(1));
    void store.set(setQuantityAtom, { lineId, quantity: 5 });
    vi.stubGlobal('document', { visibilityState: 'visible' });
    leave('visibilitychange');
    vi.stubGlobal('document', { visibilityState: 'hidden' });
    expect(timesCalled(QUANTITY)).toBe(1);
    leave('visibilitychange');
    await vi.waitFor(() => expect(timesCalled(QUANTITY)).toBe(2));
    release();
  });

  it('E13 F12 sends an unsaved note, and listens only until then', async () => {
    const { platform, store, leave, lasting, listening, timesCalled } = await visitPage();
    store.set(cartNoteAtom, 'Ring twice');
    expect(listening.has('pagehide')).toBe(true);
    expect(leave()).toBe(true);
    await vi.waitFor(() => expect(platform.cart().read()?.buyerNote).toBe('Ring twice'));
    await vi.waitFor(() => expect(listening.has('pagehide')).toBe(false));
    expect(lasting).toEqual([true]);
    store.set(cartNoteAtom, 'Ring');
    await store.set(saveNoteAtom);
    leave();
    expect(timesCalled('cart.updateCurrentCart')).toBe(2);
  });

  it('listens only while there are unsent edits and never prompts the user to stay', async () => {
    const { store, ids, listening } = await visitPage();
    expect(listening.has('pagehide')).toBe(false);
    const setting = store.set(setQuantityAtom, { lineId: ids[0] ?? '', quantity: 2 });
    expect(listening.has('pagehide')).toBe(true);
    expect(listening.has('beforeunload')).toBe(false);
    await setting;
    await vi.waitFor(() => expect(listening.has('pagehide')).toBe(false));
  });

  it('sends oversized requests normally', async () => {
    const { store, lasting } = await visitPage();
    const buyerNote = 'x'.repeat(30_000);
    await store.set(updateCartAtom, { cartInfo: { buyerNote } }).catch(() => {});
    expect(lasting).toEqual([false]);
  });
});
