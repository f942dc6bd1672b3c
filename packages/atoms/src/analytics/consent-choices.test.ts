import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../persistence/storage.ts';
import { createStorefront } from '../storefront.ts';
import { emptyStorefront } from '../testing/storefronts.ts';
import { analyticsConsentAtom, trackAtom } from './analytics.ts';
import { consentChoicesAtom } from './consent-choices.ts';

const search = { name: 'search', params: { search_term: 'vase' } } as const;

function createPage(initial?: string) {
  const storage = memoryStorage(initial ? { 'vitrine-consent': initial } : {});
  const analytics = vi.fn();
  const { client } = emptyStorefront();
  const { store } = createStorefront({ client, storage, analytics });
  return { storage, analytics, store };
}

describe('consent choices', () => {
  it('deliver no event before the visitor permits it, and the waiting ones afterwards', () => {
    const { store, storage, analytics } = createPage();
    store.set(trackAtom, search);
    expect(store.get(consentChoicesAtom)).toBeNull();
    expect(analytics).not.toHaveBeenCalled();
    store.set(consentChoicesAtom, { analytics: true });
    expect(analytics).toHaveBeenCalledWith(search);
    expect(storage.read('vitrine-consent')).toBe('{"analytics":true}');
  });

  it('drop events when the visitor rejects them', () => {
    const { store, analytics } = createPage();
    store.set(trackAtom, search);
    store.set(consentChoicesAtom, { analytics: false });
    store.set(trackAtom, search);
    expect(analytics).not.toHaveBeenCalled();
  });

  it('apply an earlier choice of this device when they are subscribed to', () => {
    const { store } = createPage('{"analytics":true,"marketing":false}');
    const stop = store.sub(consentChoicesAtom, () => {});
    expect(store.get(analyticsConsentAtom)).toBe('granted');
    expect(store.get(consentChoicesAtom)).toEqual({ analytics: true, marketing: false });
    stop();
  });

  it('apply a choice of another tab', () => {
    const { store, storage } = createPage();
    const stop = store.sub(consentChoicesAtom, () => {});
    storage.change('vitrine-consent', '{"analytics":false}');
    expect(store.get(consentChoicesAtom)).toEqual({ analytics: false });
    expect(store.get(analyticsConsentAtom)).toBe('denied');
    stop();
  });

  it.each(['7', '[true]', '{"analytics":"yes"}', '{'])('ignore invalid stored text %j', (text) => {
    const { store } = createPage(text);
    expect(store.get(consentChoicesAtom)).toBeNull();
    expect(store.get(analyticsConsentAtom)).toBe('pending');
  });

  it('are undecided again after null', () => {
    const { store, storage } = createPage('{"analytics":true}');
    store.set(consentChoicesAtom, null);
    expect(store.get(consentChoicesAtom)).toBeNull();
    expect(storage.read('vitrine-consent')).toBeNull();
    expect(store.get(analyticsConsentAtom)).toBe('pending');
  });

  it('last as long as the page without a storage', () => {
    const { client } = emptyStorefront();
    const { store } = createStorefront({ client, storage: null });
    store.set(consentChoicesAtom, { analytics: true });
    expect(store.get(consentChoicesAtom)).toEqual({ analytics: true });
  });
});
