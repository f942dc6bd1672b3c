import { describe, expect, it } from 'vitest';
import { createStorefront } from '../storefront.ts';
import { emptyStorefront } from '../testing/storefronts.ts';
import { analyticsConsentAtom, trackAtom } from './analytics.ts';
import { googleAnalytics } from './google-analytics.ts';

const search = { name: 'search', params: { search_term: 'vase' } } as const;

describe('I7 googleAnalytics', () => {
  it('queues events as the tag reads them, once the visitor agrees', () => {
    const page: { dataLayer?: unknown[] } = {};
    const { client } = emptyStorefront();
    const { store } = createStorefront({ client, analytics: googleAnalytics(page) });
    store.set(trackAtom, search);
    expect(page.dataLayer).toBeUndefined();
    store.set(analyticsConsentAtom, 'granted');
    const [command] = page.dataLayer ?? [];
    expect(Object.prototype.toString.call(command)).toBe('[object Arguments]');
    expect([...(command as Iterable<unknown>)]).toEqual(['event', 'search', search.params]);
  });

  it('appends to the queue of a loaded tag, and does nothing on a server', () => {
    const page = { dataLayer: ['js'] as unknown[] };
    googleAnalytics(page)(search);
    expect(page.dataLayer).toHaveLength(2);
    expect(() => googleAnalytics(undefined)(search)).not.toThrow();
  });
});
