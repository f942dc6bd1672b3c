import { describe, expect, it } from 'vitest';
import { productBySlugAtom } from '../../catalog/queries.ts';
import { lineFor, visit } from '../../testing/cart-setup.ts';
import { cartLinesAtom } from '../cart.ts';
import { deleteCartAtom } from '../delete-cart.ts';
import { addToCartAtom, addWithoutAnnouncementAtom } from '../lines/add-to-cart.ts';
import { removeLineAtom } from '../lines/remove-line.ts';
import { dismissRemovedAtom } from '../lines/removed-lines.ts';
import { setQuantityAtom } from '../lines/set-quantity.ts';
import { updateCartAtom } from '../update-cart.ts';
import { cartErrorAtom, lineErrorAtom, networkErrorAtom } from './cart-errors.ts';
import { orphanedErrorAtom, retryCartAtom, retryEditsAtom } from './retry-edits.ts';

const SET = 'cart.updateCurrentCartLineItemQuantity';

const quietly = (promise: Promise<unknown>) => promise.catch(() => {});

describe('networkErrorAtom', () => {
  it('reports unsent changes of several lines once and retries all of them', async () => {
    const { platform, store, ids, timesCalled, quantities, getPlatformQuantities } = await visit([
      'low-pitcher',
      'rack-plates',
    ]);
    const [pitcher = '', plates = ''] = ids;
    platform.fail(SET, 'offline', { times: 1 });
    await Promise.all([
      quietly(store.set(setQuantityAtom, { lineId: pitcher, quantity: 4 })),
      quietly(store.set(setQuantityAtom, { lineId: plates, quantity: 5 })),
    ]);
    expect(store.get(networkErrorAtom)?.error).toMatchObject({ status: undefined });
    expect(store.get(lineErrorAtom(pitcher))).toBeNull();
    expect(quantities()).toEqual([1, 1]);
    const sent = timesCalled(SET);
    await store.set(retryEditsAtom);
    expect(timesCalled(SET)).toBe(sent + 1);
    expect(store.get(networkErrorAtom)).toBeNull();
    expect(getPlatformQuantities()).toEqual([4, 5]);
  });

  it('drops lines that were changed again meanwhile, and reports a new failure with a newer time', async () => {
    const { platform, store, ids, getPlatformQuantities } = await visit([
      'low-pitcher',
      'rack-plates',
    ]);
    const [pitcher = '', plates = ''] = ids;
    const fail = async (lineId: string, quantity: number) => {
      const mend = platform.fail(SET, 'offline');
      await quietly(store.set(setQuantityAtom, { lineId, quantity }));
      mend();
    };
    await fail(pitcher, 4);
    await fail(plates, 5);
    const first = store.get(networkErrorAtom);
    await store.set(setQuantityAtom, { lineId: pitcher, quantity: 2 });
    expect(store.get(networkErrorAtom)).not.toBeNull();
    await store.set(retryEditsAtom);
    expect(getPlatformQuantities()).toEqual([2, 5]);
    await fail(plates, 9);
    expect(store.get(networkErrorAtom)?.at).toBeGreaterThanOrEqual(first?.at ?? Infinity);
    store.set(networkErrorAtom);
    expect(store.get(networkErrorAtom)).toBeNull();
  });
});

describe('retryEditsAtom', () => {
  it('resends the rejected change of one line', async () => {
    const { platform, store, ids, getPlatformQuantities } = await visit(['low-pitcher']);
    const [lineId = ''] = ids;
    platform.fail(SET, 'unavailable', { times: 1 });
    await quietly(store.set(setQuantityAtom, { lineId, quantity: 3 }));
    expect(store.get(lineErrorAtom(lineId))?.error).toMatchObject({ status: 503 });
    await store.set(retryEditsAtom, lineId);
    expect(getPlatformQuantities()).toEqual([3]);
    expect(store.get(lineErrorAtom(lineId))).toBeNull();
  });

  it('resends a change that was made before the platform had added the line', async () => {
    const { platform, store, getPlatformQuantities } = await visit(['low-pitcher']);
    await store.set(productBySlugAtom('rack-plates'));
    const adding = store.set(addToCartAtom, { lineItems: [lineFor(platform, 'rack-plates')] });
    const placeholder = store.get(cartLinesAtom).at(-1)?._id ?? '';
    platform.fail(SET, 'unavailable', { times: 1 });
    await quietly(store.set(setQuantityAtom, { lineId: placeholder, quantity: 3 }));
    await adding;
    const lineId = store.get(cartLinesAtom).at(-1)?._id ?? '';
    expect(lineId).not.toBe(placeholder);
    expect(store.get(lineErrorAtom(lineId))?.error).toMatchObject({ status: 503 });
    expect(store.get(orphanedErrorAtom)).toBeNull();
    await store.set(retryEditsAtom, lineId);
    expect(getPlatformQuantities()).toEqual([1, 3]);
  });

  it('sends no change of a line that the platform has not added', async () => {
    const { platform, store, timesCalled, getPlatformQuantities } = await visit(['low-pitcher']);
    await store.set(productBySlugAtom('rack-plates'));
    platform.fail('cart.addToCurrentCart', 'unavailable', { times: 1 });
    const adding = store.set(addToCartAtom, { lineItems: [lineFor(platform, 'rack-plates')] });
    const lineId = store.get(cartLinesAtom).at(-1)?._id ?? '';
    const setting = store.set(setQuantityAtom, { lineId, quantity: 3 });
    await expect(adding).rejects.toMatchObject({ status: 503 });
    await expect(setting).rejects.toMatchObject({ status: 503 });
    expect(timesCalled(SET)).toBe(0);
    expect(store.get(cartErrorAtom)?.error).toMatchObject({ status: 503 });
    expect(store.get(orphanedErrorAtom)).toBeNull();
    expect(getPlatformQuantities()).toEqual([1]);
  });
});

describe('E5 retryCartAtom', () => {
  const ADD = 'cart.addToCurrentCart';

  it('adds the failed additions and applies the failed changes', async () => {
    const { platform, store, getPlatformQuantities } = await visit(['low-pitcher']);
    platform.fail(ADD, 'unavailable', { times: 1 });
    await quietly(store.set(addToCartAtom, { lineItems: [lineFor(platform, 'rack-plates', 2)] }));
    expect(store.get(cartErrorAtom)?.error).toMatchObject({ status: 503 });
    await store.set(retryCartAtom);
    expect(getPlatformQuantities()).toEqual([1, 2]);
    expect(store.get(cartErrorAtom)).toBeNull();
    platform.fail('cart.updateCurrentCart', 'unavailable', { times: 1 });
    await quietly(store.set(updateCartAtom, { couponCode: 'FIRSTLIGHT' }));
    await store.set(retryCartAtom);
    expect(platform.cart().read()?.appliedDiscounts).toHaveLength(1);
    expect(store.get(cartErrorAtom)).toBeNull();
  });

  it('ignores errors that are shown at their source', async () => {
    const { platform, store } = await visit(['low-pitcher']);
    platform.fail(ADD, 'unavailable', { times: 1 });
    await quietly(
      store.set(addWithoutAnnouncementAtom, { lineItems: [lineFor(platform, 'rack-plates')] }),
    );
    expect(store.get(cartErrorAtom)).toBeNull();
  });
});

describe('orphanedErrorAtom', () => {
  it('reports an error of a line that is no longer on the page', async () => {
    const { platform, store, ids } = await visit(['low-pitcher', 'rack-plates']);
    const [pitcher = ''] = ids;
    platform.fail(SET, 'unavailable', { times: 1 });
    await quietly(store.set(setQuantityAtom, { lineId: pitcher, quantity: 3 }));
    expect(store.get(orphanedErrorAtom)).toBeNull();
    const failure = store.get(lineErrorAtom(pitcher));
    platform.cart().delete();
    platform.cart().add('rack-plates');
    platform.fail(SET, 'unavailable', { times: 1 });
    await quietly(store.set(setQuantityAtom, { lineId: pitcher, quantity: 4 }));
    store.set(dismissRemovedAtom);
    await expect
      .poll(() => store.get(orphanedErrorAtom)?.at)
      .toBeGreaterThanOrEqual(failure?.at ?? 0);
    store.set(orphanedErrorAtom);
    expect(store.get(orphanedErrorAtom)).toBeNull();
  });

  it('reports the newest of several errors', async () => {
    const { platform, store, ids } = await visit(['low-pitcher', 'rack-plates']);
    platform.cart().delete();
    const [first, last] = await Promise.all(
      ids.map(async (lineId, index) => {
        await new Promise((resolve) => setTimeout(resolve, index * 20));
        platform.fail(SET, 'unavailable', { times: 1 });
        await quietly(store.set(setQuantityAtom, { lineId, quantity: 3 }));
        return store.get(lineErrorAtom(lineId));
      }),
    );
    store.set(dismissRemovedAtom);
    expect(last?.at).toBeGreaterThan(first?.at ?? Number.NaN);
    await expect.poll(() => store.get(orphanedErrorAtom)?.at).toBe(last?.at);
  });

  it('ignores an error of a visible line', async () => {
    const { platform, store, ids } = await visit(['low-pitcher', 'rack-plates']);
    const [pitcher = '', plates = ''] = ids;
    platform.fail('cart.removeLineItemsFromCurrentCart', 'conflict', { times: 1 });
    await quietly(store.set(removeLineAtom, plates));
    store.set(orphanedErrorAtom);
    expect(store.get(lineErrorAtom(plates))).not.toBeNull();
    expect(store.get(lineErrorAtom(pitcher))).toBeNull();
  });
});

describe('a retry', () => {
  const REMOVE = 'cart.removeLineItemsFromCurrentCart';

  it('removes a line that is still in the cart', async () => {
    const { platform, store, ids, getPlatformQuantities } = await visit([
      'low-pitcher',
      'rack-plates',
    ]);
    const [pitcher = ''] = ids;
    platform.fail(REMOVE, 'offline', { times: 1 });
    await quietly(store.set(removeLineAtom, pitcher));
    expect(store.get(networkErrorAtom)).not.toBeNull();
    await store.set(retryEditsAtom);
    expect(getPlatformQuantities()).toEqual([1]);
  });

  it('deletes the cart', async () => {
    const { platform, store } = await visit(['low-pitcher']);
    platform.fail('cart.deleteCurrentCart', 'rejected', { times: 1 });
    await quietly(store.set(deleteCartAtom));
    expect(store.get(cartErrorAtom)).not.toBeNull();
    await store.set(retryCartAtom);
    expect(platform.cart().read()).toBeUndefined();
    expect(store.get(cartErrorAtom)).toBeNull();
  });
});
