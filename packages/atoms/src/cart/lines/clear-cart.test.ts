import { describe, expect, it } from 'vitest';
import { visit } from '../../testing/cart-setup.ts';
import { cartLinesAtom } from '../cart.ts';
import { cartEntriesAtom } from './cart-entries.ts';
import {
  clearCartAtom,
  clearedErrorAtom,
  clearedLinesAtom,
  dismissClearedAtom,
  undoClearAtom,
} from './clear-cart.ts';
import { removeLineAtom } from './remove-line.ts';

const three = ['low-pitcher', 'rack-plates', 'side-plate'];

describe('clearCartAtom', () => {
  it('removes all lines in one request and keeps them for undo, without positions', async () => {
    const { store, getPlatformQuantities, timesCalled } = await visit(three);
    await store.set(clearCartAtom);
    expect(timesCalled('cart.removeLineItemsFromCurrentCart')).toBe(1);
    expect(getPlatformQuantities()).toEqual([]);
    expect(store.get(clearedLinesAtom)).toHaveLength(3);
    expect(store.get(cartEntriesAtom)).toEqual([]);
  });

  it('restores only what is rejected', async () => {
    const { platform, store, getPlatformQuantities } = await visit(three);
    platform.fail('cart.removeLineItemsFromCurrentCart', 'broken', { times: 1 });
    await expect(store.set(clearCartAtom)).rejects.toMatchObject({ status: 500 });
    expect(store.get(cartLinesAtom)).toHaveLength(3);
    expect(store.get(clearedLinesAtom)).toEqual([]);
    expect(getPlatformQuantities()).toEqual([1, 1, 1]);
  });
});

describe('undoClearAtom', () => {
  it('restores all lines in one request, in their old order', async () => {
    const { store, getPlatformQuantities, timesCalled } = await visit(three);
    const names = () => store.get(cartLinesAtom).map(({ productName }) => productName?.original);
    const before = names();
    const added = timesCalled('cart.addToCurrentCart');
    await store.set(clearCartAtom);
    await store.set(undoClearAtom);
    expect(timesCalled('cart.addToCurrentCart')).toBe(added + 1);
    expect(names()).toEqual(before);
    expect(getPlatformQuantities()).toEqual([1, 1, 1]);
    expect(store.get(clearedLinesAtom)).toEqual([]);
  });

  it('skips lines that are cleared again before the response, which can be restored too', async () => {
    const { platform, store, getPlatformQuantities } = await visit(three);
    await store.set(clearCartAtom);
    const release = platform.hold('cart.addToCurrentCart', { at: 'response', times: 1 });
    const undone = store.set(undoClearAtom);
    const cleared = store.set(clearCartAtom);
    expect(store.get(clearedLinesAtom)).toHaveLength(3);
    release();
    await Promise.all([undone, cleared]);
    expect(getPlatformQuantities()).toEqual([]);
    expect(store.get(clearedLinesAtom)).toHaveLength(3);
    await store.set(undoClearAtom);
    expect(getPlatformQuantities()).toEqual([1, 1, 1]);
    expect(store.get(clearedLinesAtom)).toEqual([]);
  });

  it('offers everything once when it is rejected after the cart was cleared again', async () => {
    const { platform, store, getPlatformQuantities } = await visit(three);
    await store.set(clearCartAtom);
    const release = platform.hold('cart.addToCurrentCart', { times: 1 });
    platform.fail('cart.addToCurrentCart', 'broken', { times: 1 });
    const undone = store.set(undoClearAtom);
    const cleared = store.set(clearCartAtom);
    release();
    await Promise.allSettled([undone, cleared]);
    expect(getPlatformQuantities()).toEqual([]);
    expect(store.get(clearedLinesAtom)).toHaveLength(3);
    await store.set(undoClearAtom);
    expect(getPlatformQuantities()).toEqual([1, 1, 1]);
  });

  it('offers the undo again when it is rejected', async () => {
    const { platform, store } = await visit(three);
    await store.set(clearCartAtom);
    platform.fail('cart.addToCurrentCart', 'broken', { times: 1 });
    await expect(store.set(undoClearAtom)).rejects.toThrow();
    expect(store.get(clearedLinesAtom)).toHaveLength(3);
    expect(store.get(clearedErrorAtom)?.error).toMatchObject({ status: 500 });
    store.set(clearedErrorAtom);
    expect(store.get(clearedErrorAtom)).toBeNull();
  });

  it('ignores a line that is removed separately after an undo', async () => {
    const { store } = await visit(three);
    await store.set(clearCartAtom);
    await store.set(undoClearAtom);
    const [first] = store.get(cartLinesAtom);
    await store.set(removeLineAtom, first?._id ?? '');
    expect(store.get(clearedLinesAtom)).toEqual([]);
    expect(store.get(cartEntriesAtom).map(({ isRemoved }) => isRemoved)).toEqual([
      ...[true, false, false],
    ]);
  });

  it('ignores a line that is removed separately after a dismissed, rejected clearing', async () => {
    const { platform, store, ids } = await visit(three);
    platform.fail('cart.removeLineItemsFromCurrentCart', 'broken', { times: 1 });
    const cleared = store.set(clearCartAtom);
    store.set(dismissClearedAtom);
    await expect(cleared).rejects.toMatchObject({ status: 500 });
    await store.set(removeLineAtom, ids[0] ?? '');
    expect(store.get(clearedLinesAtom)).toEqual([]);
    expect(store.get(cartEntriesAtom).map(({ isRemoved }) => isRemoved)).toEqual([
      ...[true, false, false],
    ]);
  });

  it('ignores a line that was removed separately before', async () => {
    const { store, ids } = await visit(three);
    await store.set(removeLineAtom, ids[0] ?? '');
    await store.set(clearCartAtom);
    expect(store.get(clearedLinesAtom)).toHaveLength(2);
    store.set(dismissClearedAtom);
    expect(store.get(clearedLinesAtom)).toEqual([]);
    expect(store.get(cartEntriesAtom).map(({ isRemoved }) => isRemoved)).toEqual([true]);
  });
});
