import type { Product } from '@vitrine/client/catalog';
import { createStore } from 'jotai/vanilla';
import { describe, expect, it, vi } from 'vitest';
import {
  type AnalyticsEvent,
  analyticsConsentAtom,
  analyticsListenerAtom,
  trackAtom,
} from './analytics.ts';
import { toAnalyticsProduct } from './analytics-items.ts';

const search = (text: string): AnalyticsEvent => ({
  name: 'search',
  params: { search_term: text },
});

function listen(consent: 'pending' | 'granted' = 'granted') {
  const store = createStore();
  store.set(analyticsConsentAtom, consent);
  const listener = vi.fn<(event: AnalyticsEvent) => void>();
  const stop = store.set(analyticsListenerAtom, listener);
  const getTerms = () =>
    listener.mock.calls.map(([{ params }]) => 'search_term' in params && params.search_term);
  return { store, stop, getTerms };
}

describe('I7 analytics', () => {
  it('sends nothing after unsubscribing', () => {
    const { store, stop, getTerms } = listen();
    store.set(trackAtom, search('vase'));
    stop();
    store.set(trackAtom, search('lamp'));
    expect(getTerms()).toEqual(['vase']);
  });

  it('holds events until the visitor consents, in order', () => {
    const { store, getTerms } = listen('pending');
    for (const text of ['vase', 'lamp']) store.set(trackAtom, search(text));
    expect(getTerms()).toEqual([]);
    store.set(analyticsConsentAtom, 'granted');
    store.set(trackAtom, search('stool'));
    expect(getTerms()).toEqual(['vase', 'lamp', 'stool']);
  });

  it('drops all events once the visitor denies consent', () => {
    const { store, getTerms } = listen('pending');
    store.set(trackAtom, search('vase'));
    store.set(analyticsConsentAtom, 'denied');
    store.set(trackAtom, search('lamp'));
    store.set(analyticsConsentAtom, 'granted');
    store.set(trackAtom, search('stool'));
    expect(getTerms()).toEqual(['stool']);
  });

  it('holds at most 100 events', () => {
    const { store, getTerms } = listen('pending');
    for (let index = 0; index < 150; index += 1) store.set(trackAtom, search(String(index)));
    store.set(analyticsConsentAtom, 'granted');
    expect([getTerms().length, getTerms()[0]]).toEqual([100, '50']);
  });

  it('notifies the other listeners when one throws, and reports the error', () => {
    const store = createStore();
    store.set(analyticsConsentAtom, 'granted');
    const later = vi.fn();
    store.set(analyticsListenerAtom, () => {
      throw new Error('analytics');
    });
    store.set(analyticsListenerAtom, later);
    const queued = vi.spyOn(globalThis, 'queueMicrotask').mockImplementation(() => {});
    store.set(trackAtom, search('vase'));
    const [[report] = []] = queued.mock.calls;
    queued.mockRestore();
    expect(later).toHaveBeenCalledOnce();
    expect(report).toThrow('analytics');
  });

  it('describes a product with its exact reduction', () => {
    const product = {
      ...{ _id: 'p1', name: 'Cup', brand: 'Oda' },
      priceData: { currency: 'EUR', price: 19.99, discountedPrice: 17.49 },
    } as Product;
    expect(toAnalyticsProduct(product)).toEqual({
      ...{ currency: 'EUR', value: 17.49 },
      items: [{ item_id: 'p1', item_name: 'Cup', item_brand: 'Oda', price: 17.49, discount: 2.5 }],
    });
    expect(toAnalyticsProduct({ _id: 'p2', name: 'Bowl' })).toEqual({
      items: [{ item_id: 'p2', item_name: 'Bowl' }],
    });
  });
});
