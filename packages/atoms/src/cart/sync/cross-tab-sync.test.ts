import { focusManager } from '@tanstack/query-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CartSyncChannel } from '../../ports.ts';
import { visit } from '../../testing/cart-setup.ts';
import { setPorts } from '../../testing/storefronts.ts';
import { setQuantityAtom } from '../lines/set-quantity.ts';
import { broadcastCartChanges } from './cross-tab-sync.ts';

const READ = 'cart.getCurrentCart';

/** Two ends of one talk. */
function pair() {
  const listeners = [
    new Set<(id: string | null) => void>(),
    new Set<(id: string | null) => void>(),
  ];
  const end = (own: number): CartSyncChannel => ({
    tell: (id) => listeners[1 - own]?.forEach((listener) => void listener(id)),
    subscribe: (listener) => {
      listeners[own]?.add(listener);
      return () => void listeners[own]?.delete(listener);
    },
  });
  return { here: end(0), there: end(1), listening: () => listeners[0]?.size };
}

afterEach(() => {
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

describe('broadcastCartChanges', () => {
  it('refetches the cart after a change in another tab and broadcasts local changes', async () => {
    const { store, platform, ids, timesCalled, quantities } = await visit(['low-pitcher']);
    const { here, there, listening } = pair();
    const listener = vi.fn();
    there.subscribe(listener);
    setPorts(store, { cartSync: here });
    expect(listening()).toBe(1);
    const id = platform.cart().read()?.id ?? '';
    platform.cart().add('low-pitcher');
    const reads = timesCalled(READ);
    there.tell('of somebody else');
    there.tell(id);
    there.tell(id);
    await vi.waitFor(() => expect(quantities()).toEqual([2]));
    expect(timesCalled(READ)).toBe(reads + 1);
    await store.set(setQuantityAtom, { lineId: ids[0] ?? '', quantity: 5 });
    expect(listener.mock.calls).toEqual([[id]]);
    setPorts(store, { cartSync: null });
    expect(listening()).toBe(0);
  });

  it('uses a BroadcastChannel and reaches only storefronts with the same name', async () => {
    const [current, yours, others] = [
      broadcastCartChanges('a'),
      broadcastCartChanges('a'),
      broadcastCartChanges('b'),
    ];
    const listener = vi.fn();
    const astray = vi.fn();
    const stop = yours.subscribe(listener);
    others.subscribe(astray);
    new BroadcastChannel('a').postMessage('something odd');
    current.tell('cart-1');
    await vi.waitFor(() => expect(listener.mock.calls).toEqual([['cart-1']]));
    stop();
    current.tell('cart-2');
    await new Promise((wait) => setTimeout(wait, 20));
    expect(listener).toHaveBeenCalledTimes(1);
    expect(astray).not.toHaveBeenCalled();
  });
});

describe('returning to the page', () => {
  it('refetches the cart from the background, at most once in 30 seconds', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { storefront, timesCalled } = await visit(['low-pitcher']);
    storefront.queryClient.mount();
    const reads = timesCalled(READ);
    const comeBack = () => {
      focusManager.setFocused(false);
      focusManager.setFocused(true);
    };
    vi.setSystemTime(Date.now() + 29_000);
    comeBack();
    vi.setSystemTime(Date.now() + 2000);
    comeBack();
    comeBack();
    await vi.waitFor(() => expect(timesCalled(READ)).toBe(reads + 1));
    vi.setSystemTime(Date.now() + 29_000);
    comeBack();
    await new Promise((wait) => setTimeout(wait, 20));
    expect(timesCalled(READ)).toBe(reads + 1);
    storefront.queryClient.unmount();
  });

  it('refetches the cart on a page restored from the back/forward cache', async () => {
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    const { platform, quantities } = await visit(['low-pitcher']);
    platform.cart().add('low-pitcher');
    page.dispatchEvent(new Event('pageshow'));
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await vi.waitFor(() => expect(quantities()).toEqual([2]));
    vi.unstubAllGlobals();
  });
});
