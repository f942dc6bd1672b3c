import { createMockPlatform } from '@vitrine/mocks';
import { describe, expect, it, vi } from 'vitest';
import { lineFor, visit } from '../testing/cart-setup.ts';
import { createTestStorefront, watch } from '../testing/storefronts.ts';
import { cartAtom, cartCountAtom, cartLineAtom, cartLinesAtom, cartPendingAtom } from './cart.ts';
import { deleteCartAtom } from './delete-cart.ts';
import { addToCartAtom } from './lines/add-to-cart.ts';
import { removeLineAtom } from './lines/remove-line.ts';
import { removedLinesAtom } from './lines/removed-lines.ts';
import { setQuantityAtom } from './lines/set-quantity.ts';
import { cartErrorAtom } from './queue/cart-errors.ts';
import { updateCartAtom } from './update-cart.ts';

describe('cartAtom', () => {
  it('is null without an error for a visitor without a cart', async () => {
    const { store } = await visit();
    expect(store.get(cartAtom)).toMatchObject({ status: 'success', data: null, error: null });
    expect(store.get(cartCountAtom)).toBe(0);
  });

  it('keeps the last valid cart next to the typed error of a malformed response', async () => {
    const { platform, store, ids } = await visit(['low-pitcher']);
    platform.fail('cart.getCurrentCart', () => Response.json({ basket: {} }));
    await store.set(cartAtom);
    expect(store.get(cartAtom)).toMatchObject({ status: 'error', isRefetchError: true });
    expect(store.get(cartAtom).error).toMatchObject({ code: 'INVALID_RESPONSE' });
    expect(store.get(cartLinesAtom).map(({ _id }) => _id)).toEqual(ids);
  });

  it('never returns the cart of another storefront', async () => {
    const platform = createMockPlatform();
    const current = createTestStorefront(platform);
    const memberItems = createTestStorefront(platform);
    await current.store.set(addToCartAtom, { lineItems: [lineFor(platform, 'low-pitcher')] });
    await Promise.all([current.store.set(cartAtom), memberItems.store.set(cartAtom)]);
    expect(current.store.get(cartCountAtom)).toBe(1);
    expect(memberItems.store.get(cartAtom).data).toBeNull();
  });
});

describe('fetching the cart', () => {
  it('never overwrites the response of a later change', async () => {
    const { platform, storefront, store, ids } = await visit(['low-pitcher']);
    const [lineId = ''] = ids;
    const release = platform.hold('cart.getCurrentCart', { at: 'response', times: 1 });
    const { seen } = watch(storefront, cartLineAtom(lineId));
    const old = store.set(cartAtom);
    await vi.waitFor(() => expect(platform.calls.at(-1)?.name).toBe('cart.getCurrentCart'));
    await store.set(setQuantityAtom, { lineId, quantity: 5 });
    release();
    await old;
    const shown = seen.map((line) => line?.quantity);
    expect(shown.lastIndexOf(1)).toBeLessThan(shown.indexOf(5));
    expect(shown.at(-1)).toBe(5);
  });

  it('waits for pending changes', async () => {
    const { platform, store, ids, timesCalled } = await visit(['low-pitcher']);
    const [lineId = ''] = ids;
    const fetched = timesCalled('cart.getCurrentCart');
    const release = platform.hold('cart.updateCurrentCartLineItemQuantity');
    const setting = store.set(setQuantityAtom, { lineId, quantity: 5 });
    await vi.waitFor(() => expect(timesCalled('cart.updateCurrentCartLineItemQuantity')).toBe(1));
    const refetched = store.set(cartAtom);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(timesCalled('cart.getCurrentCart')).toBe(fetched);
    release();
    await Promise.all([setting, refetched]);
    expect(timesCalled('cart.getCurrentCart')).toBe(fetched + 1);
    expect(store.get(cartLineAtom(lineId))?.quantity).toBe(5);
  });
});

describe('addToCartAtom', () => {
  it('creates the cart, counts its items and needs no refetch', async () => {
    const { platform, store, timesCalled } = await visit();
    const fetched = timesCalled('cart.getCurrentCart');
    const adding = store.set(addToCartAtom, { lineItems: [lineFor(platform, 'low-pitcher', 3)] });
    expect(store.get(cartPendingAtom)).toMatchObject({ isPending: true, isAdding: true });
    expect((await adding).shortfalls).toEqual([]);
    expect(store.get(cartCountAtom)).toBe(3);
    expect(store.get(cartPendingAtom).isPending).toBe(false);
    expect(timesCalled('cart.getCurrentCart')).toBe(fetched);
  });

  it('reports what the platform dropped silently', async () => {
    const { platform, store } = await visit();
    const removedItem = lineFor(platform, 'low-pitcher', 2);
    platform.catalog.delete('low-pitcher');
    const { shortfalls } = await store.set(addToCartAtom, {
      lineItems: [lineFor(platform, 'rack-plates'), removedItem],
    });
    const { catalogReference } = removedItem;
    expect(shortfalls).toEqual([{ catalogReference, requested: 2, added: 0 }]);
  });

  it('reports the error until it is dismissed', async () => {
    const { platform, store } = await visit();
    platform.fail('cart.addToCurrentCart', 'rejected', { times: 1 });
    const lineItems = [lineFor(platform, 'low-pitcher')];
    await expect(store.set(addToCartAtom, { lineItems })).rejects.toMatchObject({ status: 428 });
    expect(store.get(cartErrorAtom)?.error).toMatchObject({ code: 'REFUSED' });
    store.set(cartErrorAtom);
    expect(store.get(cartErrorAtom)).toBeNull();
  });
});

describe('updateCartAtom and deleteCartAtom', () => {
  it('write the response into the cart, and null after deletion', async () => {
    const { store, ids } = await visit(['low-pitcher']);
    await store.set(updateCartAtom, { cartInfo: { buyerNote: 'Please ring twice' } });
    expect(store.get(cartAtom).data?.buyerNote).toBe('Please ring twice');
    await store.set(removeLineAtom, ids[0] ?? '');
    await store.set(deleteCartAtom);
    expect(store.get(cartAtom).data).toBeNull();
    expect(store.get(removedLinesAtom)).toEqual([]);
  });
});
