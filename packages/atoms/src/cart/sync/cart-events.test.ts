import { describe, expect, it } from 'vitest';
import {
  type AnalyticsEvent,
  analyticsConsentAtom,
  analyticsListenerAtom,
} from '../../analytics/analytics.ts';
import { memoryStorage } from '../../persistence/storage.ts';
import { lineFor, visit } from '../../testing/cart-setup.ts';
import { createTestStorefront, setPorts } from '../../testing/storefronts.ts';
import { cartAtom, cartPendingAtom } from '../cart.ts';
import { checkoutAtom } from '../checkout/checkout.ts';
import { checkoutReturnAtom, trackPurchaseAtom } from '../checkout/checkout-return.ts';
import { applyCouponAtom } from '../coupon/coupon.ts';
import { deleteCartAtom } from '../delete-cart.ts';
import { addToCartAtom } from '../lines/add-to-cart.ts';
import { removeLineAtom } from '../lines/remove-line.ts';
import { setQuantityAtom } from '../lines/set-quantity.ts';
import { trackCartViewAtom } from './cart-events.ts';

/** A visitor with a cart, with a short log of the analytics events. */
async function visitWithAnalytics(inCart: string[] = []) {
  const visited = await visit(inCart);
  const events: AnalyticsEvent[] = [];
  visited.store.set(analyticsConsentAtom, 'granted');
  const stop = visited.store.set(analyticsListenerAtom, (event) => events.push(event));
  const getEventLog = () =>
    events.map(({ name, params }) =>
      'items' in params
        ? [name, ...params.items.flatMap(({ quantity }) => quantity ?? [])].join(' ')
        : name,
    );
  return { ...visited, events, getEventLog, stop };
}

const callbacks = { callbacks: { postFlowUrl: 'https://shop.example' } };

describe('I7 analytics events of the cart', () => {
  it('sends an event once the server confirms the action, not before', async () => {
    const { platform, store, getEventLog } = await visitWithAnalytics(['rack-plates']);
    const release = platform.hold('cart.addToCurrentCart');
    const adding = store.set(addToCartAtom, { lineItems: [lineFor(platform, 'low-pitcher', 2)] });
    expect(store.get(cartPendingAtom).isPending).toBe(true);
    expect(getEventLog()).toEqual([]);
    release();
    await adding;
    expect(getEventLog()).toEqual(['add_to_cart 2']);
  });

  it('describes items in GA4’s vocabulary, with an exact sum', async () => {
    const { platform, store, events } = await visitWithAnalytics();
    await store.set(addToCartAtom, { lineItems: [lineFor(platform, 'low-pitcher', 3)] });
    const item = store.get(cartAtom).data?.lineItems[0];
    expect(events).toEqual([
      {
        name: 'add_to_cart',
        params: {
          currency: 'EUR',
          value: 234,
          items: [
            {
              item_id: item?.catalogReference?.catalogItemId,
              item_name: 'Low pitcher',
              price: 78,
              quantity: 3,
            },
          ],
        },
      },
    ]);
  });

  it('sends nothing for rejected actions', async () => {
    const { platform, store, getEventLog } = await visitWithAnalytics(['rack-plates']);
    platform.fail('cart.addToCurrentCart', 'rejected', { times: 1 });
    const adding = store.set(addToCartAtom, { lineItems: [lineFor(platform, 'low-pitcher')] });
    await expect(adding).rejects.toThrow();
    expect(getEventLog()).toEqual([]);
  });

  it('counts added and removed items, including those on the same line', async () => {
    const { platform, store, ids, getEventLog } = await visitWithAnalytics(['low-pitcher']);
    const [lineId = ''] = ids;
    await store.set(setQuantityAtom, { lineId, quantity: 4 });
    await store.set(addToCartAtom, { lineItems: [lineFor(platform, 'low-pitcher', 2)] });
    await store.set(setQuantityAtom, { lineId, quantity: 1 });
    expect(getEventLog()).toEqual(['add_to_cart 3', 'add_to_cart 2', 'remove_from_cart 5']);
  });

  it('sends removed lines as they were, and the whole cart on clear', async () => {
    const { store, ids, events, getEventLog } = await visitWithAnalytics([
      'low-pitcher',
      'rack-plates',
    ]);
    await store.set(removeLineAtom, ids[0] ?? '');
    await store.set(deleteCartAtom);
    expect(getEventLog()).toEqual(['remove_from_cart 1', 'remove_from_cart 1']);
    const names = events.flatMap(({ params }) =>
      'items' in params ? params.items.map(({ item_name }) => item_name) : [],
    );
    expect(names).toEqual(['Low pitcher', 'Rack plates, set of 5']);
  });

  it('counts batched clicks once', async () => {
    const { store, ids, getEventLog } = await visitWithAnalytics(['low-pitcher']);
    const clicks = [2, 3, 4].map((quantity) =>
      store.set(setQuantityAtom, { lineId: ids[0] ?? '', quantity }),
    );
    await Promise.allSettled(clicks);
    const total = getEventLog().reduce((count, entry) => count + Number(entry.split(' ')[1]), 0);
    expect(total).toBe(3);
    expect(getEventLog().every((entry) => entry.startsWith('add_to_cart'))).toBe(true);
  });

  it('sends the coupon, and the cart with it when it is shown', async () => {
    const { store, events, getEventLog } = await visitWithAnalytics(['low-pitcher']);
    await store.set(applyCouponAtom, 'FIRSTLIGHT');
    expect(store.set(trackCartViewAtom)).toBe(true);
    expect(getEventLog()).toEqual(['apply_coupon', 'view_cart 1']);
    expect(events[1]?.params).toMatchObject({ coupon: 'FIRSTLIGHT', currency: 'EUR', value: 78 });
  });

  it('sends nothing for a cart without lines or before it is loaded', async () => {
    const { store, platform, getEventLog } = await visitWithAnalytics();
    expect(store.set(trackCartViewAtom)).toBe(false);
    const { store: fresh } = createTestStorefront(platform);
    expect(fresh.set(trackCartViewAtom)).toBe(false);
    expect(getEventLog()).toEqual([]);
  });

  it('sends the checkout, and its purchase once', async () => {
    const { platform, store, events, getEventLog } = await visitWithAnalytics(['low-pitcher']);
    setPorts(store, { storage: memoryStorage() });
    await store.set(checkoutAtom, callbacks);
    store.set(trackPurchaseAtom, 'thankYou');
    expect(getEventLog()).toEqual(['begin_checkout 1']);
    platform.cart().delete();
    await store.set(cartAtom);
    expect(store.get(checkoutReturnAtom('thankYou')).status).toBe('ordered');
    store.set(trackPurchaseAtom, 'thankYou');
    store.set(trackPurchaseAtom, 'thankYou');
    expect(getEventLog()).toEqual(['begin_checkout 1', 'purchase 1']);
    expect(events[1]?.params).toMatchObject({
      transaction_id: expect.stringMatching(/./),
      currency: 'EUR',
      value: 78,
    });
  });
});
