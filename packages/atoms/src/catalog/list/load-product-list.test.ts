import { createMockPlatform } from '@vitrine/mocks';
import { describe, expect, it } from 'vitest';
import { memoryLocation } from '../../location.ts';
import { createTestStorefront } from '../../testing/storefronts.ts';
import { brandFacet, priceFacet } from './facet-kinds.ts';
import { listCurrencyAtom, listFacetsAtom, listRescueAtom } from './list-views.ts';
import { loadProductList, type ProductListParts } from './load-product-list.ts';
import { createProductList } from './product-list.ts';

async function load(query: string, parts?: ProductListParts) {
  const platform = createMockPlatform();
  const storefront = createTestStorefront(platform);
  const facets = [brandFacet, priceFacet];
  const list = createProductList({ facets, location: memoryLocation(query) });
  const result = await loadProductList(storefront, list, parts);
  const getRequests = () => platform.calls.filter(({ name }) => name === 'catalog.queryProducts');
  return { store: storefront.store, list, result, getRequests };
}

describe('loadProductList', () => {
  it('loads the products with one request', async () => {
    const { result, getRequests } = await load('brand=Tarn+Glass');
    expect(result.status).toBe('success');
    expect(result.items.length).toBeGreaterThan(0);
    expect(getRequests()).toHaveLength(1);
  });

  it('loads the filter that an empty list would have to lose, and the currency', async () => {
    const { store, list, result, getRequests } = await load('brand=Tarn+Glass&price=10000..');
    expect(result.items).toEqual([]);
    expect(getRequests()).toHaveLength(3);
    expect(store.get(listRescueAtom(list))?.filter.facet).toBe(priceFacet);
    expect(store.get(listCurrencyAtom(list))).toBe('EUR');
    expect(getRequests()).toHaveLength(3);
  });

  it('loads the values of the filters only for a sidebar', async () => {
    const values = ({ store, list }: Awaited<ReturnType<typeof load>>) =>
      store.get(listFacetsAtom(list)).map((view) => view.kind === 'choice' && view.values);
    expect(values(await load(''))).toEqual(['loading', false]);
    expect(values(await load('', { hasFilterSidebar: true }))).toEqual(['complete', false]);
  });
});
