import { SystemError } from '@vitrine/client';
import { createMockPlatform, type MockPlatform } from '@vitrine/mocks';
import type { Atom } from 'jotai/vanilla';
import { describe, expect, it, vi } from 'vitest';
import { cartAtom } from '../cart/index.ts';
import { loadCollectionPage, loadProductPage, productBySlugAtom } from '../catalog/index.ts';
import { collectionsAtom } from '../collections/index.ts';
import { loadEventPage } from '../events/page.ts';
import type { Storefront } from '../storefront.ts';
import { createTestStorefront } from '../testing/storefronts.ts';
import { loadData, loadEntity } from './load-data.ts';

const getCalls = ({ calls }: MockPlatform) =>
  calls.map(({ name }) => name).filter((name) => name !== 'auth.requestTokens');

/** Shows an atom for a moment, as a page does. */
async function visit({ store }: Storefront, atom: Atom<unknown>): Promise<void> {
  const stop = store.sub(atom, () => {});
  await new Promise((resolve) => setTimeout(resolve, 20));
  stop();
  await new Promise((resolve) => setTimeout(resolve, 5));
}

describe('loadEntity', () => {
  it('fetches again if the session of a shared client changes meanwhile', async () => {
    const platform = createMockPlatform();
    const storefront = createTestStorefront(platform);
    const release = platform.hold('catalog.queryProducts');
    const loaded = loadEntity(storefront, productBySlugAtom('ring-vase'));
    await vi.waitFor(() => expect(getCalls(platform)).toHaveLength(1));
    await storefront.client.tokens.replace(undefined);
    release();
    expect((await loaded)?.name).toBe('Ring vase');
  });
});

describe('loadData', () => {
  it('returns what was read, after dependent queries', async () => {
    const platform = createMockPlatform();
    const storefront = createTestStorefront(platform);
    const name = await loadData(storefront, (get) => {
      const [first] = get(collectionsAtom({ limit: 1 })).items;
      return first && get(productBySlugAtom('ring-vase')).data?.name;
    });
    expect(name).toBe('Ring vase');
    expect(getCalls(platform)).toEqual(['collections.queryCollections', 'catalog.queryProducts']);
  });

  it('fetches nothing that is cached, and its data is fresh when the page mounts', async () => {
    const platform = createMockPlatform();
    const storefront = createTestStorefront(platform);
    const vaseAtom = productBySlugAtom('ring-vase');
    await loadData(storefront, (get) => get(vaseAtom));
    await loadData(storefront, (get) => get(vaseAtom));
    await visit(storefront, vaseAtom);
    expect(getCalls(platform)).toEqual(['catalog.queryProducts']);
    await visit(storefront, vaseAtom);
    expect(getCalls(platform)).toEqual(['catalog.queryProducts', 'catalog.queryProducts']);
  });

  it('waits for a query that another loader fetches', async () => {
    const platform = createMockPlatform();
    const storefront = createTestStorefront(platform);
    const read = () =>
      loadData(storefront, (get) => get(productBySlugAtom('ring-vase')).data?.name);
    expect(await Promise.all([read(), read()])).toEqual(['Ring vase', 'Ring vase']);
    expect(getCalls(platform)).toEqual(['catalog.queryProducts']);
  });

  it('leaves a failed query without an error to the browser', async () => {
    const platform = createMockPlatform();
    platform.fail('catalog.queryProducts', 'unavailable');
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const storefront = createTestStorefront(platform);
    const result = await loadData(storefront, (get) => get(productBySlugAtom('ring-vase')));
    expect(result).toMatchObject({ status: 'pending', error: null });
    expect(storefront.store.get(productBySlugAtom('ring-vase'))).toMatchObject({
      status: 'pending',
      error: null,
    });
    expect(getCalls(platform)).toHaveLength(1);
    expect(warn.mock.calls).toEqual([
      [expect.stringContaining('["catalog",'), expect.any(SystemError)],
    ]);
  });

  it('requests the cart only for a client that had tokens of a session before', async () => {
    const platform = createMockPlatform();
    const visitor = createTestStorefront(platform);
    await loadProductPage(visitor, { slug: 'ring-vase' });
    await loadData(visitor, (get) => get(cartAtom));
    expect(getCalls(platform)).not.toContain('cart.getCurrentCart');

    const known = createTestStorefront(platform);
    await known.client.tokens.replace(await visitor.client.tokens.read());
    await loadData(known, (get) => get(cartAtom));
    expect(getCalls(platform)).toContain('cart.getCurrentCart');
  });
});

describe('the loader of a page', () => {
  it.each([
    ['a product', 'catalog.queryProducts', loadProductPage],
    ['a collection', 'collections.getCollectionBySlug', loadCollectionPage],
    ['an event', 'events.getEventBySlug', loadEventPage],
  ] as const)(
    'rejects with the client’s error if %s can’t be loaded',
    async (_name, call, load) => {
      const platform = createMockPlatform();
      platform.fail(call, 'unavailable');
      const storefront = createTestStorefront(platform);
      await expect(load(storefront, { slug: 'light' })).rejects.toBeInstanceOf(SystemError);
      // The page may be rendered all the same: its components send the request again.
      expect(
        storefront.queryClient
          .getQueryCache()
          .getAll()
          .map(({ state }) => state.status),
      ).toEqual(['pending']);
    },
  );

  it('resolves although the rest could not be loaded', async () => {
    const platform = createMockPlatform();
    platform.fail('catalog.queryStoreVariants', 'unavailable');
    const storefront = createTestStorefront(platform);
    const product = await loadProductPage(storefront, { slug: 'ridge-pillar-candle' });
    expect(product?.name).toBe('Ridge pillar candle');
    const failed = storefront.queryClient
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.status === 'error');
    expect(failed).toEqual([]);
  });

  it('omits related products and tickets that the page does not show', async () => {
    const platform = createMockPlatform();
    const storefront = createTestStorefront(platform);
    await loadProductPage(storefront, { slug: 'side-plate', relatedLimit: 0 });
    const slug = 'resonance-for-nine-strings';
    const event = await loadEventPage(storefront, { slug, hasTickets: false });
    expect(event?.slug).toBe(slug);
    expect(getCalls(platform)).toEqual(['catalog.queryProducts', 'events.getEventBySlug']);
  });
});
