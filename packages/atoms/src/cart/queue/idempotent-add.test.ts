import { createMockPlatform } from '@vitrine/mocks';
import { describe, expect, it } from 'vitest';
import {
  type AnalyticsEvent,
  analyticsConsentAtom,
  analyticsListenerAtom,
} from '../../analytics/analytics.ts';
import { lineFor, visit } from '../../testing/cart-setup.ts';
import { addToCartAtom } from '../lines/add-to-cart.ts';
import { removeLineAtom, undoRemoveAtom } from '../lines/remove-line.ts';
import { removedLinesAtom } from '../lines/removed-lines.ts';
import { setQuantityAtom } from '../lines/set-quantity.ts';
import { cartErrorAtom, lineErrorAtom } from './cart-errors.ts';
import { retryCartAtom } from './retry-edits.ts';

const ADD = 'cart.addToCurrentCart';
const READ = 'cart.getCurrentCart';

/**
 * A visitor with a pitcher, whose connection fails before the next response to a change arrives.
 */
async function losing() {
  const platform = createMockPlatform();
  let isLost = false;
  const visited = await visit(['low-pitcher'], {
    platform,
    fetch: async (input, init) => {
      const response = await platform.fetch(input, init);
      if (!isLost || init?.method === 'GET') return response;
      isLost = false;
      throw new TypeError('Failed to fetch');
    },
  });
  const events: AnalyticsEvent[] = [];
  visited.store.set(analyticsConsentAtom, 'granted');
  visited.store.set(analyticsListenerAtom, (event) => events.push(event));
  const before = visited.timesCalled(ADD);
  return {
    ...visited,
    events,
    loseResponse: () => {
      isLost = true;
    },
    /** Number of additions since the visit began. */
    timesAdded: () => visited.timesCalled(ADD) - before,
    add: (quantity = 1, slug = 'rack-plates') =>
      visited.store.set(addToCartAtom, { lineItems: [lineFor(platform, slug, quantity)] }),
  };
}

describe('an add request with a lost response', () => {
  it('counts as successful when the cart contains the item', async () => {
    const { store, getPlatformQuantities, events, loseResponse, timesAdded, add } = await losing();
    loseResponse();
    const { shortfalls, lines } = await add(2);
    expect(shortfalls).toEqual([]);
    expect(lines).toMatchObject([{ quantity: 2 }]);
    expect(getPlatformQuantities()).toEqual([1, 2]);
    expect(timesAdded()).toBe(1);
    expect(store.get(cartErrorAtom)).toBeNull();
    expect(events).toMatchObject([{ name: 'add_to_cart', params: { items: [{ quantity: 2 }] } }]);
  });

  it('is not repeated by a retry when the cart could not be read at first', async () => {
    const {
      platform,
      store,
      getPlatformQuantities,
      quantities,
      events,
      loseResponse,
      timesAdded,
      add,
    } = await losing();
    loseResponse();
    const mend = platform.fail(READ, 'offline');
    await expect(add(2)).rejects.toMatchObject({ code: 'SYSTEM_ERROR' });
    expect(store.get(cartErrorAtom)).not.toBeNull();
    await expect(add(2)).rejects.toMatchObject({ code: 'SYSTEM_ERROR' });
    mend();
    await store.set(retryCartAtom);
    expect(timesAdded()).toBe(1);
    expect(getPlatformQuantities()).toEqual([1, 2]);
    expect(quantities()).toEqual([1, 2]);
    expect(store.get(cartErrorAtom)).toBeNull();
    expect(events).toMatchObject([{ name: 'add_to_cart', params: { items: [{ quantity: 2 }] } }]);
  });

  it('sends only the missing quantity when more is requested next time', async () => {
    const { platform, getPlatformQuantities, loseResponse, add } = await losing();
    loseResponse();
    const mend = platform.fail(READ, 'offline');
    await expect(add(1, 'low-pitcher')).rejects.toThrow();
    mend();
    const { shortfalls } = await add(3, 'low-pitcher');
    expect(shortfalls).toEqual([]);
    expect(getPlatformQuantities()).toEqual([4]);
  });

  it('is repeated by a retry when it never arrived', async () => {
    for (const failure of ['offline', 'unavailable'] as const) {
      const { platform, store, getPlatformQuantities, timesAdded, add } = await losing();
      platform.fail(ADD, failure, { times: 1 });
      await expect(add()).rejects.toThrow();
      expect(getPlatformQuantities()).toEqual([1]);
      await store.set(retryCartAtom);
      expect(getPlatformQuantities()).toEqual([1, 1]);
      expect(timesAdded()).toBe(2);
    }
  });

  it('is no longer reconciled after the user changes the cart: later additions count', async () => {
    const { platform, store, ids, getPlatformQuantities, loseResponse, add } = await losing();
    loseResponse();
    const mend = platform.fail(READ, 'offline');
    await expect(add(1, 'low-pitcher')).rejects.toThrow();
    mend();
    await store.set(setQuantityAtom, { lineId: ids[0] ?? '', quantity: 5 });
    await add(1, 'low-pitcher');
    expect(getPlatformQuantities()).toEqual([6]);
  });

  it('is not carried over after a rejection: the next addition is separate', async () => {
    const { platform, getPlatformQuantities, timesAdded, add } = await losing();
    platform.fail(ADD, 'rejected', { times: 1 });
    await expect(add()).rejects.toMatchObject({ code: 'REFUSED' });
    platform.cart().add('rack-plates');
    await add();
    expect(getPlatformQuantities()).toEqual([1, 2]);
    expect(timesAdded()).toBe(2);
  });
});

it('restores a removed line once despite the lost response', async () => {
  const { store, ids, getPlatformQuantities, loseResponse, timesAdded } = await losing();
  const [pitcher = ''] = ids;
  await store.set(removeLineAtom, pitcher);
  loseResponse();
  await store.set(undoRemoveAtom, pitcher);
  expect(getPlatformQuantities()).toEqual([1]);
  expect(timesAdded()).toBe(1);
  expect(store.get(removedLinesAtom)).toEqual([]);
  expect(store.get(lineErrorAtom(pitcher))).toBeNull();
});
