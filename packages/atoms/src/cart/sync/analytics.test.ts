import { describe, expect, it, vi } from 'vitest';
import { lineFor, visit } from '../../testing/cart-setup.ts';
import { cartPendingAtom } from '../cart.ts';
import { checkoutAtom } from '../checkout/checkout.ts';
import { removeLineAtom } from '../lines/remove-line.ts';
import { addToCartAtom, deleteCartAtom, setQuantityAtom } from '../lines/set-quantity.ts';
import { type AnalyticsEvent, analyticsListenerAtom, trackAtom } from './analytics.ts';

/** A visitor with a cart, with a short log of the analytics events. */
async function visitWithAnalytics(inCart: string[] = []) {
  const visited = await visit(inCart);
  const events: AnalyticsEvent[] = [];
  const stop = visited.store.set(analyticsListenerAtom, (event) => events.push(event));
  const getEventLog = () =>
    events.map((event) =>
      'lines' in event
        ? [event.kind, ...event.lines.map(({ quantity }) => quantity)].join(' ')
        : event.kind,
    );
  return { ...visited, events, heard: getEventLog, stop };
}

describe('I7 analytics events', () => {
  it('sends an event once the server confirms the action, not before', async () => {
    const { platform, store, heard } = await visitWithAnalytics(['rack-plates']);
    const release = platform.hold('cart.addToCurrentCart');
    const adding = store.set(addToCartAtom, { lineItems: [lineFor(platform, 'low-pitcher', 2)] });
    expect(store.get(cartPendingAtom).isPending).toBe(true);
    expect(heard()).toEqual([]);
    release();
    await adding;
    expect(heard()).toEqual(['add 2']);
  });

  it('sends nothing for rejected actions', async () => {
    const { platform, store, heard } = await visitWithAnalytics(['rack-plates']);
    platform.fail('cart.addToCurrentCart', 'rejected', { times: 1 });
    const adding = store.set(addToCartAtom, { lineItems: [lineFor(platform, 'low-pitcher')] });
    await expect(adding).rejects.toThrow();
    expect(heard()).toEqual([]);
  });

  it('counts added and removed items, including those on the same line', async () => {
    const { platform, store, ids, heard } = await visitWithAnalytics(['low-pitcher']);
    const [lineId = ''] = ids;
    await store.set(setQuantityAtom, { lineId, quantity: 4 });
    await store.set(addToCartAtom, { lineItems: [lineFor(platform, 'low-pitcher', 2)] });
    await store.set(setQuantityAtom, { lineId, quantity: 1 });
    expect(heard()).toEqual(['add 3', 'add 2', 'remove 5']);
  });

  it('sends removed lines as they were, and the whole cart on clear', async () => {
    const { store, ids, events, heard } = await visitWithAnalytics(['low-pitcher', 'rack-plates']);
    await store.set(removeLineAtom, ids[0] ?? '');
    await store.set(deleteCartAtom);
    expect(heard()).toEqual(['remove 1', 'remove 1']);
    const names = events.flatMap((event) =>
      'lines' in event ? event.lines.map(({ line }) => line.productName?.original) : [],
    );
    expect(names).toEqual(['Low pitcher', 'Rack plates, set of 5']);
  });

  it('counts batched clicks once', async () => {
    const { store, ids, heard } = await visitWithAnalytics(['low-pitcher']);
    const clicks = [2, 3, 4].map((quantity) =>
      store.set(setQuantityAtom, { lineId: ids[0] ?? '', quantity }),
    );
    await Promise.allSettled(clicks);
    const total = heard().reduce((count, entry) => count + Number(entry.split(' ')[1]), 0);
    expect(total).toBe(3);
    expect(heard().every((entry) => entry.startsWith('add'))).toBe(true);
  });

  it('includes the checkout id', async () => {
    const { store, events } = await visitWithAnalytics(['low-pitcher']);
    await store.set(checkoutAtom, { callbacks: { postFlowUrl: 'https://shop.example' } });
    expect(events.map(({ kind }) => kind)).toEqual(['checkout']);
    expect(events[0]).toMatchObject({ checkoutId: expect.stringMatching(/./) });
  });

  it('sends nothing after unsubscribing', async () => {
    const { store, heard, stop } = await visitWithAnalytics();
    store.set(trackAtom, { kind: 'view-list', name: 'For the table', products: [] });
    stop();
    store.set(trackAtom, { kind: 'view-list', name: 'For the house', products: [] });
    expect(heard()).toEqual(['view-list']);
  });

  it('notifies the other listeners when one throws, and reports the error', async () => {
    const { store } = await visitWithAnalytics();
    const later = vi.fn();
    store.set(analyticsListenerAtom, () => {
      throw new Error('analytics');
    });
    store.set(analyticsListenerAtom, later);
    const queued = vi.spyOn(globalThis, 'queueMicrotask').mockImplementation(() => {});
    store.set(trackAtom, { kind: 'view-list', name: 'For the table', products: [] });
    const [[report] = []] = queued.mock.calls;
    queued.mockRestore();
    expect(later).toHaveBeenCalledOnce();
    expect(report).toThrow('analytics');
  });
});
