import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../persistence/storage.ts';
import { runa, signIn, someone } from '../../testing/accounts.ts';
import { lineFor, visit } from '../../testing/cart-setup.ts';
import { createTestStorefront, setPorts } from '../../testing/storefronts.ts';
import { cartAtom, cartLinesAtom } from '../cart.ts';
import { retryEditsAtom } from '../queue/retry-edits.ts';
import { addToCartAtom } from './add-to-cart.ts';
import { removedLinesAtom } from './removed-lines.ts';
import {
  moveToCartAtom,
  removeSavedAtom,
  savedLineMoveAtom,
  savedLinesAtom,
  saveForLaterAtom,
} from './saved-lines.ts';

const ADD = 'cart.addToCurrentCart';
const NAME = 'vitrine.saved-lines';

async function visitWith(storage = memoryStorage()) {
  const visited = await visit(['low-pitcher', 'rack-plates']);
  setPorts(visited.store, { storage });
  visited.store.sub(savedLinesAtom, () => {});
  return { ...visited, storage };
}

describe('saveForLaterAtom', () => {
  it('removes the line from the cart and saves it for the next page', async () => {
    const { store, ids, storage, getPlatformQuantities } = await visitWith();
    await store.set(saveForLaterAtom, ids[0] ?? '');
    expect(getPlatformQuantities()).toEqual([1]);
    expect(store.get(savedLinesAtom)).toHaveLength(1);
    expect(store.get(removedLinesAtom)).toEqual([]);
    const next = await visitWith(storage);
    expect(next.store.get(savedLinesAtom)[0]?.line.productName?.original).toBe('Low pitcher');
  });

  it('keeps the line in the cart, and saves nothing, when it is rejected', async () => {
    const { platform, store, ids } = await visitWith();
    platform.fail('cart.removeLineItemsFromCurrentCart', 'conflict', { times: 1 });
    const saving = store.set(saveForLaterAtom, ids[0] ?? '');
    expect(store.get(savedLinesAtom)).toHaveLength(1);
    await expect(saving).rejects.toMatchObject({ status: 409 });
    expect(store.get(savedLinesAtom)).toEqual([]);
    expect(store.get(cartLinesAtom)).toHaveLength(2);
  });

  it.each([
    ['offline', undefined],
    ['conflict', 0],
  ] as const)('saves the line when it is tried again after %s', async (failure, index) => {
    const { platform, store, ids } = await visitWith();
    platform.fail('cart.removeLineItemsFromCurrentCart', failure, { times: 1 });
    await expect(store.set(saveForLaterAtom, ids[0] ?? '')).rejects.toThrow();
    await store.set(retryEditsAtom, index === undefined ? undefined : ids[index]);
    expect(store.get(savedLinesAtom)).toHaveLength(1);
    expect(store.get(cartLinesAtom)).toHaveLength(1);
  });

  it('reports an unknown line', async () => {
    const { store } = await visitWith();
    await expect(store.set(saveForLaterAtom, 'nothing')).rejects.toThrow(TypeError);
  });
});

describe('moveToCartAtom', () => {
  it('adds it back with its options and quantity', async () => {
    const { store, ids, getPlatformQuantities } = await visitWith();
    await store.set(saveForLaterAtom, ids[0] ?? '');
    const [saved] = store.get(savedLinesAtom);
    await store.set(moveToCartAtom, saved?.key ?? '');
    expect(getPlatformQuantities()).toEqual([1, 1]);
    expect(store.get(savedLinesAtom)).toEqual([]);
  });

  it('keeps items that the platform no longer has', async () => {
    const { platform, store, ids } = await visitWith();
    await store.set(saveForLaterAtom, ids[0] ?? '');
    platform.catalog.delete('low-pitcher');
    const [saved] = store.get(savedLinesAtom);
    await expect(store.set(moveToCartAtom, saved?.key ?? '')).rejects.toThrow(RangeError);
    expect(store.get(savedLinesAtom)).toHaveLength(1);
    store.set(removeSavedAtom, saved?.key ?? '');
    expect(store.get(savedLinesAtom)).toEqual([]);
  });
});

describe('savedLineMoveAtom', () => {
  it('keeps the moves of two lines apart, and adds each line once', async () => {
    const { platform, store, ids, getPlatformQuantities, timesCalled } = await visitWith();
    for (const id of ids) await store.set(saveForLaterAtom, id);
    const [second = '', first = ''] = store.get(savedLinesAtom).map(({ key }) => key);
    const added = timesCalled(ADD);
    const release = platform.hold(ADD);
    const moves = [first, second, first].map((key) => store.set(moveToCartAtom, key));
    for (const key of [first, second]) {
      expect(store.get(savedLineMoveAtom(key))).toEqual({ isPending: true, error: null });
    }
    release();
    await Promise.all(moves);
    expect(getPlatformQuantities()).toEqual([1, 1]);
    expect(timesCalled(ADD) - added).toBe(2);
    expect(store.get(savedLineMoveAtom(first))).toEqual({ isPending: false, error: null });
  });

  it('keeps the error of one line while another one moves', async () => {
    const { platform, store, ids } = await visitWith();
    for (const id of ids) await store.set(saveForLaterAtom, id);
    const [second = '', first = ''] = store.get(savedLinesAtom).map(({ key }) => key);
    platform.fail(ADD, 'conflict', { times: 1 });
    const failing = store.set(moveToCartAtom, first);
    const moving = store.set(moveToCartAtom, second);
    await expect(failing).rejects.toMatchObject({ status: 409 });
    await moving;
    expect(store.get(savedLineMoveAtom(first))).toMatchObject({ error: { status: 409 } });
    await store.set(moveToCartAtom, first);
    expect(store.get(savedLineMoveAtom(first))).toEqual({ isPending: false, error: null });
  });

  it('S53 does not show a failure to the next person', async () => {
    const { platform, store, storefront, ids, timesCalled } = await visitWith();
    await store.set(saveForLaterAtom, ids[0] ?? '');
    const [{ key } = { key: '' }] = store.get(savedLinesAtom);
    const added = timesCalled(ADD);
    const release = platform.hold(ADD);
    platform.fail(ADD, 'conflict', { at: 'response' });
    const moving = store.set(moveToCartAtom, key);
    await vi.waitFor(() => expect(timesCalled(ADD)).toBe(added + 1));
    await storefront.client.tokens.replace(undefined);
    release();
    await expect(moving).rejects.toThrow();
    expect(store.get(savedLineMoveAtom(key))).toEqual({ isPending: false, error: null });
  });
});

describe('savedLinesAtom', () => {
  it('syncs with other tabs and is empty for invalid stored data', async () => {
    const { store, ids, storage } = await visitWith();
    await store.set(saveForLaterAtom, ids[0] ?? '');
    const text = storage.read(NAME);
    for (const odd of ['{', '7', '[null, {"key": 1}, {"key": "a", "savedAt": 1, "line": {}}]']) {
      storage.change(NAME, odd);
      expect(store.get(savedLinesAtom)).toEqual([]);
    }
    storage.change(NAME, text);
    expect(store.get(savedLinesAtom)).toHaveLength(1);
  });

  it('shows a member’s lines after an order has removed the cart, and on the next page', async () => {
    const items = new Map<string, string>();
    const tokens = {
      getItem: (name: string) => items.get(name) ?? null,
      setItem: (name: string, text: string) => void items.set(name, text),
      removeItem: (name: string) => void items.delete(name),
    };
    const visitor = someone({}, {}, { storage: tokens });
    const { platform, store } = visitor;
    const { id } = platform.identity.member(runa.email);
    await signIn(visitor);
    const storage = memoryStorage();
    setPorts(store, { storage });
    store.sub(savedLinesAtom, () => {});
    store.sub(cartLinesAtom, () => {});
    await store.set(addToCartAtom, { lineItems: [lineFor(platform, 'low-pitcher')] });
    await vi.waitFor(() => expect(store.get(cartAtom).data?.buyerInfo?.memberId).toBe(id));
    await store.set(saveForLaterAtom, store.get(cartLinesAtom)[0]?._id ?? '');
    expect(store.get(savedLinesAtom)).toMatchObject([{ memberId: id }]);
    platform.cart(id).delete();
    await store.set(cartAtom);
    expect(store.get(cartAtom).data).toBeNull();
    expect(store.get(savedLinesAtom)).toHaveLength(1);

    const { store: next } = createTestStorefront(platform, { retry: false }, { storage: tokens });
    setPorts(next, { storage });
    next.sub(savedLinesAtom, () => {});
    await vi.waitFor(() => expect(next.get(cartAtom).data).toBeNull());
    await vi.waitFor(() => expect(next.get(savedLinesAtom)).toHaveLength(1));
  });

  it('shows a member’s lines only to that member', async () => {
    const { store, ids, storage } = await visitWith();
    await store.set(saveForLaterAtom, ids[0] ?? '');
    const current = JSON.parse(storage.read(NAME) ?? '[]') as object[];
    storage.change(NAME, JSON.stringify(current.map((one) => ({ ...one, memberId: 'somebody' }))));
    expect(store.get(savedLinesAtom)).toEqual([]);
  });
});
