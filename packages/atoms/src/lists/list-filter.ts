import type { Filter, Sort } from '@vitrine/client';
import { facetFilter, type ListFacet } from './list-facets.ts';
import type { ListQuery } from './list-query.ts';
import type { ListState } from './list-state.ts';

/** An order that a shopper may choose. Without a `sort` it is the shop's own: nothing is asked for. */
export interface ListSort {
  id: string;
  sort?: readonly Sort[];
}

/** A part of a list that is next to its others, one of them on show: what is coming, what is past. */
export interface ListTab {
  id: string;
  /** What of the list is in it; all of it without one. */
  filter?: Filter;
  /** Its order, where a shopper chose none. */
  sort?: readonly Sort[];
}

/** More words than these narrow nothing down. */
const MAX_WORDS = 8;

/** The filter of what is searched for: each word, in any of the fields; nothing for no words. */
export function searchFilter(text: string, fields: readonly string[] = ['name']): Filter[] {
  const words = text.trim().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  return words.map((word) => {
    const parts = fields.map((field) => ({ [field]: { $contains: word } }));
    return parts.length === 1 && parts[0] ? parts[0] : { $or: parts };
  });
}

/** All of these filters as one; undefined for none. */
export function allFilters(filters: readonly (Filter | undefined)[]): Filter | undefined {
  const some = filters.filter((one): one is Filter => !!one && Object.keys(one).length > 0);
  return some.length > 1 ? { $and: some } : some[0];
}

/** What a list is about, whatever is chosen in it. */
export interface ListSubject<AFacet extends ListFacet = ListFacet> {
  /** What there is at all, such as the products of a collection. */
  filter?: Filter;
  facets: readonly AFacet[];
  sorts: readonly ListSort[];
  /** Its tabs, the usual one first. Default none: all is on show. */
  tabs?: readonly ListTab[];
  /** What is left out depending on all else, such as what would be there twice. */
  getFilter?: (state: Pick<ListState, 'chosen' | 'search' | 'tab'>) => Filter | undefined;
  /** The fields that words are searched in. Default `name`. */
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

/** The query of a state, so many items a page. */
export function toListQuery(subject: ListSubject, state: ListState, limit: number): ListQuery {
  const filter = listFilter(subject, state);
  const inTab = subject.tabs?.find(({ id }) => id === state.tab)?.sort;
  const sort = subject.sorts.find(({ id }) => id === state.sort)?.sort ?? inTab;
  return { limit, ...(filter && { filter }), ...(sort && { sort }) };
}
