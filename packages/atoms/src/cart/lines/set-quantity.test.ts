import { createMockPlatform } from '@vitrine/mocks';
import { describe, expect, it, vi } from 'vitest';
import { visit } from '../../testing/cart-setup.ts';
import { watch } from '../../testing/storefronts.ts';
import { cartAtom, cartLineAtom, linePendingAtom } from '../cart.ts';
import { lineErrorAtom } from '../queue/cart-errors.ts';
import { setQuantityAtom } from './set-quantity.ts';

const CALL = 'cart.updateCurrentCartLineItemQuantity';

describe('setQuantityAtom', () => {
  it('shows the quantity immediately and only the server’s prices', async () => {
    const { platform, store, ids } = await visit(['low-pitcher']);
    const [lineId = ''] = ids;
    const release = platform.hold(CALL);
    const before = store.get(cartAtom).data;
    const setting = store.set(setQuantityAtom, { lineId, quantity: 4 });
    expect(store.get(cartLineAtom(lineId))?.quantity).toBe(4);
    expect(store.get(linePendingAtom(lineId))).toBe(true);
    expect(store.get(cartAtom).data?.subtotal).toEqual(before?.subtotal);
    release();
    await setting;
    expect(store.get(linePendingAtom(lineId))).toBe(false);
    expect(store.get(cartAtom).data?.subtotal).not.toEqual(before?.subtotal);
  });

  it('sends fifty quick clicks in two requests and never shows an older quantity', async () => {
    const { platform, storefront, store, ids, timesCalled, getPlatformQuantities } = await visit([
      'low-pitcher',
    ]);
    const [lineId = ''] = ids;
    const release = platform.hold(CALL, { times: 1 });
    const { seen } = watch(storefront, cartLineAtom(lineId));
    const clicks = [store.set(setQuantityAtom, { lineId, quantity: 2 })];
    await vi.waitFor(() => expect(timesCalled(CALL)).toBe(1));
    for (let quantity = 3; quantity <= 51; quantity += 1) {
      clicks.push(store.set(setQuantityAtom, { lineId, quantity }));
    }
    release();
    await Promise.all(clicks);
    expect(timesCalled(CALL)).toBe(2);
    expect(platform.calls.at(-1)?.body).toEqual({ lineItems: [{ id: lineId, quantity: 51 }] });
    expect(getPlatformQuantities()).toEqual([51]);
    const shown = seen.map((line) => line?.quantity ?? 0);
    expect(shown).toEqual([...shown].sort((left, right) => left - right));
    expect(shown.at(-1)).toBe(51);
  });

  it('sends simultaneous changes of several lines in one request', async () => {
    const { store, ids, timesCalled, quantities } = await visit([
      'low-pitcher',
      'rack-plates',
      'side-plate',
    ]);
    await Promise.all(
      ids.map((lineId, index) => store.set(setQuantityAtom, { lineId, quantity: index + 2 })),
    );
    expect(timesCalled(CALL)).toBe(1);
    expect(quantities()).toEqual([2, 3, 4]);
  });

  it('rolls back only the rejected line and reports the reason next to it', async () => {
    const { platform, store, ids, quantities } = await visit(['low-pitcher', 'rack-plates']);
    platform.cart().rejectBeyondStock();
    const [pitcher = '', plates = ''] = ids;
    const ends = await Promise.allSettled([
      store.set(setQuantityAtom, { lineId: pitcher, quantity: 3 }),
      store.set(setQuantityAtom, { lineId: plates, quantity: 500 }),
    ]);
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(quantities()).toEqual([3, 1]);
    expect(store.get(lineErrorAtom(pitcher))).toBeNull();
    expect(store.get(lineErrorAtom(plates))?.error).toMatchObject({
      code: 'INSUFFICIENT_INVENTORY',
    });
  });

  it('hides a rejection while a newer quantity is pending', async () => {
    const { platform, store, ids, timesCalled } = await visit(['low-pitcher']);
    const [lineId = ''] = ids;
    platform.fail(CALL, 'rejected', { times: 1 });
    const release = platform.hold(CALL, { times: 1 });
    const rejected = store.set(setQuantityAtom, { lineId, quantity: 2 });
    await vi.waitFor(() => expect(timesCalled(CALL)).toBe(1));
    const newer = store.set(setQuantityAtom, { lineId, quantity: 3 });
    release();
    await expect(rejected).rejects.toThrow();
    expect(store.get(cartLineAtom(lineId))?.quantity).toBe(3);
    expect(store.get(lineErrorAtom(lineId))).toBeNull();
    await newer;
    expect(store.get(lineErrorAtom(lineId))).toBeNull();
  });

  it('clears the error of a line when it is changed again or dismissed', async () => {
    const { platform, store, ids } = await visit(['low-pitcher']);
    const [lineId = ''] = ids;
    const fail = () => {
      platform.fail(CALL, 'unavailable', { times: 1 });
      return store.set(setQuantityAtom, { lineId, quantity: 2 }).catch(() => {});
    };
    await fail();
    expect(store.get(lineErrorAtom(lineId))?.error).toMatchObject({ status: 503 });
    store.set(lineErrorAtom(lineId));
    expect(store.get(lineErrorAtom(lineId))).toBeNull();
    await fail();
    const again = store.set(setQuantityAtom, { lineId, quantity: 3 });
    expect(store.get(lineErrorAtom(lineId))).toBeNull();
    await again;
  });

  it('refetches the cart when the response was lost, because the change may have arrived', async () => {
    const platform = createMockPlatform();
    const { store, ids, getPlatformQuantities } = await visit(['low-pitcher'], {
      platform,
      fetch: async (input, init) => {
        const response = await platform.fetch(input, init);
        if (String(input).includes('quantity')) throw new TypeError('Failed to fetch');
        return response;
      },
    });
    const [lineId = ''] = ids;
    await expect(store.set(setQuantityAtom, { lineId, quantity: 6 })).rejects.toThrow();
    expect(getPlatformQuantities()).toEqual([6]);
    expect(store.get(cartLineAtom(lineId))?.quantity).toBe(1);
    await vi.waitFor(() => expect(store.get(cartLineAtom(lineId))?.quantity).toBe(6));
  });

  it('rejects a quantity that is not a positive integer before any request', async () => {
    const { store, ids, timesCalled, quantities } = await visit(['low-pitcher']);
    const [lineId = ''] = ids;
    await expect(store.set(setQuantityAtom, { lineId, quantity: 0 })).rejects.toThrow(
      new RangeError(
        'A quantity is a whole number from 1, but it is 0. To take a line away, use removeLineAtom.',
      ),
    );
    expect(quantities()).toEqual([1]);
    expect(timesCalled(CALL)).toBe(0);
  });
});
