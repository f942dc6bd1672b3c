import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchFilter, toListQuery } from '../../lists/list-filter.ts';
import {
  appliedFilters,
  changeList,
  type ListChange,
  type ListState,
} from '../../lists/list-state.ts';
import { readList, writeList } from '../../lists/url-state.ts';
import { memoryLocation } from '../../location.ts';
import { brandFacet, optionFacet, priceFacet, stockFacet } from './facet-kinds.ts';
import { productSorts } from './product-list.ts';

const facets = [brandFacet, optionFacet('colour', 'Colour'), priceFacet, stockFacet];
const urlState = { facets, sorts: productSorts.map(({ id }) => id) };
const start: ListState = { chosen: {}, sort: 'featured', search: '', page: 1 };

const trimmedText = fc
  .string({ minLength: 1, maxLength: 6 })
  .filter((text) => text.trim() === text);
const end = fc.option(fc.integer({ min: -5, max: 500 }), { nil: undefined });
const range = fc.record({ min: end, max: end }).map(({ min, max }) => ({
  ...(min !== undefined && { min }),
  ...(max !== undefined && { max }),
}));
const narrowing = fc.oneof(
  fc.record({ toggle: fc.constantFrom('brand', 'colour'), value: trimmedText }),
  fc.record({ range: fc.constant('price'), to: fc.option(range, { nil: null }) }),
  fc.record({ turn: fc.constant('stock'), on: fc.boolean() }),
  fc.record({ drop: fc.constantFrom('brand', 'price', 'stock') }),
  fc.record({ sort: fc.constantFrom(...urlState.sorts) }),
  fc.record({ search: trimmedText }),
  fc.constant<ListChange>('clear'),
);
const turning = fc.record({ page: fc.integer({ min: 1, max: 90 }) });
const changes = fc.array(fc.oneof<fc.Arbitrary<ListChange>[]>(narrowing, turning), {
  maxLength: 12,
});
const after = (all: readonly ListChange[]) => all.reduce(changeList, start);

describe('changeList', () => {
  it('G6 resets to page 1 after every change of filter or sort', () => {
    fc.assert(
      fc.property(changes, narrowing, (all, last) => {
        expect(changeList(after(all), last).page).toBe(1);
      }),
    );
  });

  it('preserves sort and search text when all filters are cleared', () => {
    fc.assert(
      fc.property(changes, (all) => {
        const { sort, search } = after(all);
        expect(changeList(after(all), 'clear')).toEqual({ chosen: {}, sort, search, page: 1 });
      }),
    );
  });

  it('leaves no filter after all applied filters are removed one by one', () => {
    fc.assert(
      fc.property(changes, (all) => {
        const state = after(all);
        const drops = appliedFilters(facets, state.chosen).map(({ drop }) => drop);
        expect(drops.reduce(changeList, state).chosen).toEqual({});
      }),
    );
  });

  it('removes one filter only', () => {
    fc.assert(
      fc.property(changes, fc.nat(), (all, pick) => {
        const state = after(all);
        const applied = appliedFilters(facets, state.chosen);
        const at = applied.length > 0 ? pick % applied.length : -1;
        fc.pre(at >= 0);
        const next = changeList(state, applied[at]?.drop ?? 'clear');
        expect(appliedFilters(facets, next.chosen)).toEqual(applied.toSpliced(at, 1));
      }),
    );
  });

  it('sorts the ends of a range and drops an empty range', () => {
    const ranged = (to: { min?: number; max?: number }) =>
      changeList(start, { range: 'price', to }).chosen.price;
    expect(ranged({ min: 40, max: 10 })).toEqual({ min: 10, max: 40 });
    expect(ranged({ max: 40 })).toEqual({ max: 40 });
    expect(ranged({ min: Number.NaN })).toBeUndefined();
  });
});

describe('the URL of a list', () => {
  it('contains the complete state and preserves other parameters', () => {
    fc.assert(
      fc.property(changes, (all) => {
        const state = after(all);
        const params = writeList(new URLSearchParams('lang=da&brand=Old'), state, urlState);
        expect(params.get('lang')).toBe('da');
        const location = memoryLocation(params.toString());
        expect(readList(location.read(), urlState)).toEqual(state);
      }),
    );
  });

  it('omits default values', () => {
    expect(writeList(new URLSearchParams('page=2'), start, urlState).toString()).toBe('');
  });

  it.each([
    'page=0&sort=sideways&price=cheap&stock=maybe&brand=',
    'page=1e99&price=..&stock=0&q=%20',
    'page=-3&price=NaN..Infinity&brand=&brand=',
  ])('treats %j as the default state', (query) => {
    expect(readList(new URLSearchParams(query), urlState)).toEqual(start);
  });

  it('keeps two lists on a page separate', () => {
    const other = { ...urlState, prefix: 'b-' };
    const params = writeList(new URLSearchParams('page=4'), { ...start, page: 2 }, other);
    expect(params.toString()).toBe('page=4&b-page=2');
  });
});

describe('the query of a list', () => {
  const subject = { facets, sorts: productSorts, filter: { visible: true } };

  it('G10 omits the sort for the shop’s own order: recommended is not by name', () => {
    expect(toListQuery(subject, start, 24)).toEqual({ filter: { visible: true }, limit: 24 });
    const { sort } = toListQuery(subject, { ...start, sort: 'price-down' }, 24);
    expect(sort).toEqual([{ fieldName: 'priceData.price', order: 'DESC' }]);
  });

  it('combines the facets, regardless of selection order', () => {
    const one: ListChange[] = [
      { toggle: 'brand', value: 'Mora' },
      { toggle: 'brand', value: 'Klint' },
      { range: 'price', to: { min: 20 } },
      { turn: 'stock', on: true },
    ];
    const query = toListQuery(subject, after(one), 24);
    expect(query).toEqual(toListQuery(subject, after(one.toReversed()), 24));
    expect(query.filter).toEqual({
      $and: [
        { visible: true },
        { brand: { $in: ['Klint', 'Mora'] } },
        { 'priceData.price': { $gte: 20 } },
        { 'stock.inStock': true },
      ],
    });
  });

  it('searches for every word in every field', () => {
    expect(searchFilter('  table lamp ', ['name', 'brand'])).toEqual([
      { $or: [{ name: { $contains: 'table' } }, { brand: { $contains: 'table' } }] },
      { $or: [{ name: { $contains: 'lamp' } }, { brand: { $contains: 'lamp' } }] },
    ]);
    expect(searchFilter('cup')).toEqual([{ name: { $contains: 'cup' } }]);
    expect(searchFilter('   ')).toEqual([]);
  });
});
