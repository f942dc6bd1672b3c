import type { Filter, Sort } from '@vitrine/client';
import { facetFilter, type ListFacet } from './list-facets.ts';
import type { ListQuery } from './list-query.ts';
import type { ListState } from './list-state.ts';

/** A selectable sort order. Without `sort` it is the default order: no sort is sent. */
export interface ListSort {
  /** Names it in the list's state and in the URL. */
  id: string;
  /** Fields to sort by, the most important first. */
  sort?: readonly Sort[];
}

/** A tab of a list, one of which is shown: upcoming or past entries, for example. */
export interface ListTab {
  /** Names it in the list's state and in the URL. */
  id: string;
  /** Filter of the tab; without it, the tab contains the entire list. */
  filter?: Filter;
  /** Its order, where a shopper chose none. */
  sort?: readonly Sort[];
}

/** Maximum number of search words; more would not narrow the results. */
const MAX_TERMS = 8;

/** Returns the filter of a search: each word, in any of the fields; none without words. */
export function searchFilter(text: string, fields: readonly string[] = ['name']): Filter[] {
  const terms = text.trim().split(/\s+/).filter(Boolean).slice(0, MAX_TERMS);
  return terms.map((term) => {
    const parts = fields.map((field) => ({ [field]: { $contains: term } }));
    return parts.length === 1 && parts[0] ? parts[0] : { $or: parts };
  });
}

/** All of these filters as one; undefined for none. */
export function allFilters(filters: readonly (Filter | undefined)[]): Filter | undefined {
  const some = filters.filter((one): one is Filter => !!one && Object.keys(one).length > 0);
  return some.length > 1 ? { $and: some } : some[0];
}

/** Basis of a list, regardless of its filters. */
export interface ListSubject<TFacet extends ListFacet = ListFacet> {
  /** Base filter, such as the products of a collection. */
  filter?: Filter;
  /** The filters that visitors can set. */
  facets: readonly TFacet[];
  /** The orders that visitors can choose, the usual one first. */
  sorts: readonly ListSort[];
  /** Its tabs, the usual one first. Default none: all is on show. */
  tabs?: readonly ListTab[];
  /** Returns an additional filter that depends on the state, for example against duplicates. */
  getFilter?: (state: Pick<ListState, 'chosen' | 'search' | 'tab'>) => Filter | undefined;
  /** The searched fields. Default `name`. */
  searchFields?: readonly string[];
}

/** The filter of a state, tab and all facets together. */
export function listFilter(
  { filter, facets, tabs, getFilter, searchFields }: ListSubject,
  state: Pick<ListState, 'chosen' | 'search' | 'tab'>,
): Filter | undefined {
  const { chosen, search, tab } = state;
  const narrowed = facets.map((facet) => {
    const choice = chosen[facet.id];
    return choice === undefined ? undefined : facetFilter(facet, choice);
  });
  const inTab = tabs?.find(({ id }) => id === tab)?.filter;
  return allFilters([
    filter,
    inTab,
    getFilter?.(state),
    ...searchFilter(search, searchFields),
    ...narrowed,
  ]);
}

/** Returns the query of a state, with `limit` items per page. */
export function toListQuery(subject: ListSubject, state: ListState, limit: number): ListQuery {
  const filter = listFilter(subject, state);
  const inTab = subject.tabs?.find(({ id }) => id === state.tab)?.sort;
  const sort = subject.sorts.find(({ id }) => id === state.sort)?.sort ?? inTab;
  return { limit, ...(filter && { filter }), ...(sort && { sort }) };
}
