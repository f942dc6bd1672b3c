import { type Atom, atom, type Getter, type WritableAtom } from 'jotai/vanilla';
import { allFilters, listFilter, searchFilter } from '../../lists/list-filter.ts';
import { type AppliedListFilter, appliedFilters, changeList } from '../../lists/list-state.ts';
import { weakMemo } from '../../utils/weak-memo.ts';
import { type FacetView, viewFacet } from './facet-index.ts';
import { listBoundsAtom, loadedListAtom, productCountAtom } from './known-products.ts';
import type { Facet } from './product-facets.ts';
import type { ProductList } from './product-list.ts';

/** One chosen filter of a product list. */
export type AppliedFilter = AppliedListFilter<Facet>;

const getUnfiltered = (list: ProductList, search: string) =>
  allFilters([list.filter, ...searchFilter(search, list.searchFields)]);

/**
 * The facets of a list with their values, counts and ends. Reading them reads the list's products
 * once, so read them where filters are shown. Writing reads the products again.
 */
export const listFacetsAtom = weakMemo(
  (list: ProductList): WritableAtom<readonly FacetView[], [], unknown> => {
    const getFacets = (get: Getter) => {
      const { chosen, search } = get(list.stateAtom);
      const about = getUnfiltered(list, search);
      const { data: loaded, isError } = get(loadedListAtom(about));
      return list.facets.map((facet): FacetView => {
        const view = viewFacet(facet, list.facets, chosen, loaded ?? undefined, isError);
        if (view.kind !== 'range' || view.bounds || !loaded || loaded.isComplete) return view;
        const field = { field: view.facet.field, ...(about && { filter: about }) };
        const bounds = get(listBoundsAtom(field)).data;
        return bounds ? { ...view, bounds } : view;
      });
    };
    return atom(getFacets, (get, set) =>
      set(loadedListAtom(getUnfiltered(list, get(list.stateAtom).search))),
    );
  },
);

/** All chosen filters, one by one, for chips that remove them. */
export const appliedFiltersAtom = weakMemo(
  (list: ProductList): Atom<readonly AppliedFilter[]> =>
    atom((get) => appliedFilters(list.facets, get(list.stateAtom).chosen)),
);

/** The most restrictive filter, and the number of products without it. */
export interface ListRescue {
  /** The filter to remove. */
  filter: AppliedFilter;
  /** Number of products without it. */
  count: number;
  /** Currency of the products without it. */
  currency?: string;
}

/**
 * For a list without results: the one filter whose removal yields the most products. Null while
 * that is unknown, and if no single filter is the cause. Reading it fetches the count without each
 * filter.
 */
export const listRescueAtom = weakMemo(
  (list: ProductList): Atom<ListRescue | null> =>
    atom((get) => {
      const state = get(list.stateAtom);
      let best: ListRescue | null = null;
      for (const filter of get(appliedFiltersAtom(list))) {
        const { chosen, search } = changeList(state, filter.drop);
        const found = get(productCountAtom(listFilter(list, { chosen, search }))).data;
        if (!found) return null;
        if (found.count > (best?.count ?? 0)) best = { filter, ...found };
      }
      return best;
    }),
);

/** The currency of the list's products: of those on show, or those that would be without a filter. */
export const listCurrencyAtom = weakMemo((list: ProductList): Atom<string | undefined> => {
  const lastAtom = atom((): { currency?: string | undefined } => ({}));
  return atom((get) => {
    const last = get(lastAtom);
    const { items } = get(list.resultAtom);
    const priced = items.find(({ priceData }) => priceData)?.priceData?.currency;
    last.currency = priced ?? last.currency;
    if (last.currency) return last.currency;
    return get(emptyListAtom(list)) === 'no-match'
      ? get(listRescueAtom(list))?.currency
      : undefined;
  });
});

/** Why a list has no products. */
export type EmptyList = 'nothing' | 'no-match' | 'failed';

/** Why a list shows nothing; undefined while it shows something, or may yet. */
export const emptyListAtom = weakMemo(
  (list: ProductList): Atom<EmptyList | undefined> =>
    atom((get) => {
      const { items, status, error, isPlaceholderData } = get(list.resultAtom);
      if (items.length > 0 || status === 'pending' || isPlaceholderData) return undefined;
      if (error) return 'failed';
      const isNarrowed = get(list.stateAtom).search || get(appliedFiltersAtom(list)).length > 0;
      return isNarrowed ? 'no-match' : 'nothing';
    }),
);
