import { all } from '@vitrine/client';
import { type Product, queryProducts } from '@vitrine/client/catalog';
import { createMockPlatform, type MockPlatform } from '@vitrine/mocks';
import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Chosen } from '../../lists/list-facets.ts';
import { listFilter } from '../../lists/list-filter.ts';
import { changeList } from '../../lists/list-state.ts';
import { memoryLocation } from '../../location.ts';
import { createTestStorefront } from '../../testing/storefronts.ts';
import { type LoadedList, viewFacet } from './facet-index.ts';
import { brandFacet, collectionFacet, optionFacet, priceFacet, stockFacet } from './facet-kinds.ts';
import { productCountAtom } from './known-products.ts';
import {
  appliedFiltersAtom,
  emptyListAtom,
  listCurrencyAtom,
  listFacetsAtom,
  listRescueAtom,
} from './list-views.ts';
import { createProductList, productSorts } from './product-list.ts';

const colour = optionFacet('colour', 'Colour');
const facets = [brandFacet, colour, priceFacet, stockFacet];

let platform: MockPlatform;
let products: Product[];
let loaded: LoadedList;
const totalOf = async (filter: object | undefined) => {
  const { client } = createTestStorefront(platform);
  const query = { ...(filter && { filter }), paging: { limit: 1 } };
  return (await queryProducts(client, query as object)).total;
};

beforeAll(async () => {
  platform = createMockPlatform();
  products = [];
  const first = await queryProducts(createTestStorefront(platform).client, {
    paging: { limit: 100 },
  });
  for await (const product of all(first)) products.push(product);
  loaded = { products, isComplete: true };
});

describe('viewFacet', () => {
  it('G4 counts the products the platform would return for each value', async () => {
    const some = fc.record({
      brand: fc.subarray(['Fenn House', 'Skovby Pottery', 'Klint'], { minLength: 0 }),
      price: fc.option(fc.record({ min: fc.integer({ min: 10, max: 90 }) }), { nil: undefined }),
      stock: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(some, fc.nat(), async ({ brand, price, stock }, pick) => {
        const chosen = {
          ...(brand.length > 0 && { brand }),
          ...(price && { price }),
          ...(stock && { stock: true as const }),
        };
        const view = viewFacet(colour, facets, chosen, loaded);
        if (view.kind !== 'choice') throw new Error('A colour is a choice.');
        const option = view.options[pick % view.options.length];
        const only = { ...chosen, colour: [option?.value ?? ''] };
        const subject = { facets, sorts: productSorts };
        expect(option?.count).toBe(
          await totalOf(listFilter(subject, { chosen: only, search: '' })),
        );
        const on = viewFacet(stockFacet, facets, chosen, loaded);
        const inStock = { ...chosen, stock: true as const };
        expect(on).toMatchObject({
          count: await totalOf(listFilter(subject, { chosen: inStock, search: '' })),
        });
      }),
      { numRuns: 25 },
    );
  });

  it('returns whether a toggle is on', () => {
    const isOn = (chosen: Chosen) => viewFacet(stockFacet, facets, chosen, loaded);
    expect(isOn({ stock: true })).toMatchObject({ kind: 'toggle', isOn: true });
    expect(isOn({})).toMatchObject({ kind: 'toggle', isOn: false });
    expect(viewFacet(stockFacet, facets, { stock: true }, undefined)).toEqual({
      ...{ kind: 'toggle', facet: stockFacet, isOn: true },
    });
  });

  it('keeps a selected value without products visible', () => {
    const view = viewFacet(brandFacet, facets, { brand: ['Gone'] }, loaded);
    expect(view).toMatchObject({
      options: expect.arrayContaining([{ value: 'Gone', isChosen: true, count: 0 }]),
    });
  });

  it('uses the configured values without counts when the products are unknown', () => {
    const rooms = collectionFacet('room', [{ _id: 'c1', name: 'Kitchen' }]);
    expect(viewFacet(rooms, [rooms], {}, undefined)).toEqual({
      ...{ kind: 'choice', facet: rooms },
      options: [{ value: 'c1', label: 'Kitchen', isChosen: false }],
      values: 'complete',
    });
  });

  it('returns the swatch colors and the price bounds in their currency', () => {
    const view = viewFacet(colour, facets, {}, loaded);
    expect(view).toMatchObject({
      options: expect.arrayContaining([
        expect.objectContaining({ value: 'Chalk', color: expect.stringMatching(/^#/) }),
      ]),
    });
    const prices = products.map(({ priceData }) => priceData?.price ?? Number.NaN);
    expect(viewFacet(priceFacet, facets, {}, loaded)).toMatchObject({
      bounds: { min: Math.min(...prices), max: Math.max(...prices) },
      currency: 'EUR',
    });
  });
});

describe('the derived atoms of a list', () => {
  it('returns the most restrictive filter when nothing matches', async () => {
    const { store } = createTestStorefront(platform);
    const list = createProductList({ facets });
    store.sub(list.resultAtom, () => {});
    store.set(list.stateAtom, { range: 'price', to: { min: 10_000 } });
    store.set(list.stateAtom, { turn: 'stock', on: true });
    await vi.waitFor(() => expect(store.get(emptyListAtom(list))).toBe('no-match'));
    store.sub(listRescueAtom(list), () => {});
    await vi.waitFor(() => expect(store.get(listRescueAtom(list))).not.toBeNull());
    const rescue = store.get(listRescueAtom(list));
    expect(rescue?.filter.facet).toBe(priceFacet);
    const { chosen } = changeList(store.get(list.stateAtom), rescue?.filter.drop ?? 'clear');
    expect(rescue?.count).toBe(await totalOf(listFilter(list, { chosen, search: '' })));
    expect(rescue?.currency).toBe('EUR');
    expect(store.get(listCurrencyAtom(list))).toBe('EUR');
  });

  it('has no rescue if removing one filter still leaves no product', async () => {
    const shop = createMockPlatform();
    const { store } = createTestStorefront(shop);
    const list = createProductList({ facets, location: memoryLocation('brand=Nowhere') });
    store.sub(list.resultAtom, () => {});
    store.set(list.stateAtom, { range: 'price', to: { min: 10_000 } });
    await vi.waitFor(() => expect(store.get(emptyListAtom(list))).toBe('no-match'));
    const filters = store.get(appliedFiltersAtom(list));
    expect(filters).toHaveLength(2);
    store.sub(listRescueAtom(list), () => {});
    const counts = () =>
      filters.map(({ drop }) => {
        const { chosen, search } = changeList(store.get(list.stateAtom), drop);
        return store.get(productCountAtom(listFilter(list, { chosen, search }))).data?.count;
      });
    await vi.waitFor(() => expect(counts()).toEqual([0, 0]));
    expect(store.get(listRescueAtom(list))).toBeNull();
  });

  it('distinguishes an empty list, no match and a failure', async () => {
    const reason = async (filter: object, isFailing = false) => {
      const shop = createMockPlatform();
      if (isFailing) shop.fail('catalog.queryProducts', 'unavailable');
      const { store } = createTestStorefront(shop);
      const list = createProductList({ facets, filter: filter as never });
      store.sub(emptyListAtom(list), () => {});
      expect(store.get(emptyListAtom(list))).toBeUndefined();
      await vi.waitFor(() => expect(store.get(emptyListAtom(list))).toBeDefined());
      return store.get(emptyListAtom(list));
    };
    expect(await reason({ name: 'Nobody’s' })).toBe('nothing');
    expect(await reason({}, true)).toBe('failed');
  });

  it('G4 reports values that are loading or have failed, and loads them again', async () => {
    const shop = createMockPlatform();
    const clear = shop.fail('catalog.queryProducts', 'unavailable');
    const { store } = createTestStorefront(shop);
    const list = createProductList({ facets: [brandFacet] });
    store.sub(listFacetsAtom(list), () => {});
    const brands = () => store.get(listFacetsAtom(list))[0];
    expect(brands()).toMatchObject({ values: 'loading', options: [] });
    await vi.waitFor(() => expect(brands()).toMatchObject({ values: 'failed', options: [] }));
    clear();
    store.set(listFacetsAtom(list));
    await vi.waitFor(() => expect(brands()).toMatchObject({ values: 'complete' }));
  });

  it('G4 returns values without counts, and bounds, of a list that is too long', async () => {
    const { store } = createTestStorefront(createMockPlatform({ mode: 'huge' }));
    const list = createProductList({ facets });
    store.sub(listFacetsAtom(list), () => {});
    const price = () => store.get(listFacetsAtom(list))[2];
    await vi.waitFor(() => expect(price()).toHaveProperty('bounds'), { timeout: 10_000 });
    const [brands, colours, , stock] = store.get(listFacetsAtom(list));
    expect(stock).not.toHaveProperty('count');
    for (const view of [brands, colours]) {
      if (view?.kind !== 'choice') throw new Error('A brand is a choice.');
      expect(view.values).toBe('partial');
      expect(view.options.length).toBeGreaterThan(1);
      for (const option of view.options) expect(option).not.toHaveProperty('count');
    }
    expect(store.get(appliedFiltersAtom(list))).toEqual([]);
  });
});
