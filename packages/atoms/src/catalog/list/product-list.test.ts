import type { Product } from '@vitrine/client/catalog';
import { createMockPlatform, type MockPlatform } from '@vitrine/mocks';
import { describe, expect, it, vi } from 'vitest';
import { byId, type ListQuery, listFamily } from '../../lists/list-query.ts';
import { type LocationPort, memoryLocation } from '../../location.ts';
import { createTestStorefront, emptyStorefront, watch } from '../../testing/storefronts.ts';
import { brandFacet, optionFacet, priceFacet, stockFacet } from './facet-kinds.ts';
import { createProductList, type ProductListOptions } from './product-list.ts';

const facets = [brandFacet, optionFacet('colour', 'Colour'), priceFacet, stockFacet];

/** A displayed list in its own store. */
async function opened(
  options: ProductListOptions = {},
  query = '',
  platform: MockPlatform = createMockPlatform(),
) {
  const location = memoryLocation(query);
  const list = createProductList({ facets, limit: 6, location, ...options });
  const storefront = createTestStorefront(platform);
  const { store } = storefront;
  const { seen } = watch(storefront, list.resultAtom);
  const names = () => store.get(list.resultAtom).items.map(({ name }) => name);
  const settled = () =>
    vi.waitFor(() =>
      expect(store.get(list.resultAtom)).toMatchObject({
        isFetching: false,
        isPlaceholderData: false,
      }),
    );
  await settled();
  const countRequests = () =>
    platform.calls.filter(({ name }) => name === 'catalog.queryProducts').length;
  return { platform, list, location, store, seen, names, settled, countRequests };
}

describe('createProductList', () => {
  it('shows the first page with one request', async () => {
    const { store, list, countRequests } = await opened();
    expect(store.get(list.resultAtom)).toMatchObject({ status: 'success', first: 1, last: 1 });
    expect(store.get(list.resultAtom).items).toHaveLength(6);
    expect(countRequests()).toBe(1);
  });

  it('updates the state immediately and keeps the old grid, marked as pending, while a filter loads', async () => {
    const { store, list, names, settled, platform } = await opened();
    const before = names();
    const release = platform.hold('catalog.queryProducts');
    store.set(list.stateAtom, { turn: 'stock', on: true });
    expect(store.get(list.stateAtom).chosen).toEqual({ stock: true });
    await vi.waitFor(() =>
      expect(store.get(list.resultAtom)).toMatchObject({
        isPlaceholderData: true,
        status: 'success',
      }),
    );
    expect(names()).toEqual(before);
    release();
    await settled();
    expect(names()).not.toEqual(before);
  });

  it('G7 never shows a response of an earlier query after that of a later one', async () => {
    const requests: { brand: string; respond: () => void }[] = [];
    const listOf = getPages((brand) => new Promise((respond) => requests.push({ brand, respond })));
    const { store } = emptyStorefront();
    const list = createProductList({ facets, source: { listOf, hasNumbers: true } });
    store.sub(list.resultAtom, () => {});
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    store.set(list.stateAtom, { toggle: 'brand', value: 'Slow' });
    await vi.waitFor(() => expect(requests).toHaveLength(2));
    store.set(list.stateAtom, { toggle: 'brand', value: 'Slow' });
    store.set(list.stateAtom, { toggle: 'brand', value: 'Quick' });
    const shown = () => store.get(list.resultAtom).items.map(({ name }) => name);
    await vi.waitFor(() => expect(requests.at(-1)?.brand).toBe('Quick'));
    requests.pop()?.respond();
    await vi.waitFor(() => expect(shown()).toEqual(['Quick']));
    expect(requests.map(({ brand }) => brand)).toContain('Slow');
    for (const { respond } of requests) respond();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(shown()).toEqual(['Quick']);
  });

  it('appends pages and saves the position in the URL', async () => {
    const { store, list, location, names, countRequests } = await opened();
    await store.set(list.resultAtom, 'more');
    await store.set(list.resultAtom, 'more');
    expect([names().length, location.read().toString()]).toEqual([18, 'page=3']);
    expect(countRequests()).toBe(3);
  });

  it('saves the position before the further page has loaded, and never in the URL of a later page', async () => {
    const { platform, store, list, location, names } = await opened({}, 'stock=1');
    const write = vi.spyOn(location, 'write');
    const release = platform.hold('catalog.queryProducts');
    const more = store.set(list.resultAtom, 'more');
    expect(location.read().toString()).toBe('stock=1&page=2');
    expect(names()).toHaveLength(6);
    location.visit('');
    write.mockClear();
    release();
    await more;
    expect(location.read().toString()).toBe('');
    expect(write).not.toHaveBeenCalled();
  });

  it('does not correct the URL of the next page', async () => {
    const location = memoryLocation('page=900');
    const platform = createMockPlatform();
    const open = (port: LocationPort) =>
      createProductList({ facets, limit: 6, location: port, paging: 'pages' });
    const { store } = createTestStorefront(platform);
    const release = platform.hold('catalog.queryProducts');
    const leave = store.sub(open(location).resultAtom, () => {});
    // Another list of the same products keeps their request alive.
    const { resultAtom } = open(memoryLocation('page=900'));
    store.sub(resultAtom, () => {});
    await vi.waitFor(() => expect(platform.calls).not.toHaveLength(0));
    leave();
    location.visit('');
    release();
    await vi.waitFor(() => expect(store.get(resultAtom)).toMatchObject({ isFetching: false }));
    expect(location.read().toString()).toBe('');
  });

  it('restores as many pages as the URL specifies, without fetching the first one separately', async () => {
    const { store, list, names, countRequests } = await opened({}, 'page=3');
    expect(names()).toHaveLength(18);
    expect(store.get(list.resultAtom)).toMatchObject({ first: 1, last: 3 });
    expect(countRequests()).toBe(3);
  });

  it('fetches at most ten pages for a URL that specifies more', async () => {
    const { countRequests } = await opened({ limit: 1 }, 'page=4000');
    expect(countRequests()).toBe(10);
  });

  it('shows one numbered page, with a URL for each', async () => {
    const { store, list, names, settled, location } = await opened({ paging: 'pages' }, 'page=2');
    const second = names();
    const state = store.get(list.stateAtom);
    expect(list.getHref(state, { page: 3 })).toBe('?page=3');
    store.set(list.stateAtom, { page: 1 });
    await settled();
    expect(names()).not.toEqual(second);
    location.visit('page=2');
    await settled();
    expect(names()).toEqual(second);
  });

  it('falls back to the last page when the page is out of range', async () => {
    const { store, list, location } = await opened({ paging: 'pages' }, 'page=900');
    await vi.waitFor(() => expect(store.get(list.resultAtom).items.length).toBeGreaterThan(0));
    const { first, pageCount } = store.get(list.resultAtom);
    expect(first).toBe(pageCount);
    expect(location.read().get('page')).toBe(String(pageCount));
  });

  it('follows back navigation to another filter', async () => {
    const { store, list, location, settled, names } = await opened();
    const all = names();
    store.set(list.stateAtom, { range: 'price', to: { max: 20 } });
    await settled();
    expect(location.read().toString()).toBe('price=..20');
    expect(names()).not.toEqual(all);
    location.visit('');
    await settled();
    expect(names()).toEqual(all);
  });

  it('keeps the loaded items when loading more fails, and retries', async () => {
    const { platform, store, list, names } = await opened();
    const mend = platform.fail('catalog.queryProducts', 'unavailable');
    await store.set(list.resultAtom, 'more');
    expect(names()).toHaveLength(6);
    expect(store.get(list.resultAtom).error).not.toBeNull();
    mend();
    await store.set(list.resultAtom, 'more');
    expect(names()).toHaveLength(12);
  });

  it('loads the page in the URL on a server', async () => {
    const { store } = createTestStorefront(createMockPlatform());
    const list = createProductList({ limit: 6, location: memoryLocation('page=2') });
    await store.set(list.resultAtom);
    expect(store.get(list.resultAtom).items).toHaveLength(12);
  });
});

/** A source with delayed responses that contain their request. */
function getPages(wait: (brand: string) => Promise<void>) {
  return listFamily<ListQuery, Product>({
    toKey: (query) => ['by hand', query],
    toId: byId,
    call: async (_client, { filter }) => {
      const brand = (filter?.brand as { $in: string[] } | undefined)?.$in[0] ?? 'All';
      await wait(brand);
      const items = [{ _id: brand, name: brand } as Product];
      return {
        ...{ items, total: 1, limit: 24, hasNext: false, hasPrevious: false },
        next: async () => null,
        previous: async () => null,
      };
    },
  });
}
