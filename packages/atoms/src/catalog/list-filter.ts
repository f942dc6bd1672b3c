import type { Filter, Sort } from '@vitrine/client';
import type { ListQuery } from '../core/list-query.ts';
import { type Facet, facetFilter } from './list-facets.ts';
import type { ListState } from './list-state.ts';

/** An order that a shopper may choose. Without a `sort` it is the shop's own: nothing is asked for. */
export interface ListSort {
  id: string;
  sort?: readonly Sort[];
}

/** The orders that the catalogue's query can give; the first is the shop's own. */
export const productSorts: readonly ListSort[] = [
  { id: 'featured' },
  { id: 'newest', sort: [{ fieldName: 'createdDate', order: 'DESC' }] },
  { id: 'price-up', sort: [{ fieldName: 'priceData.price', order: 'ASC' }] },
  { id: 'price-down', sort: [{ fieldName: 'priceData.price', order: 'DESC' }] },
  { id: 'name', sort: [{ fieldName: 'name', order: 'ASC' }] },
];

/** More words than these narrow nothing down. */
const MOST_WORDS = 8;

/** The filter of what is searched for: each word, in any of the fields; nothing for no words. */
export function searchFilter(text: string, fields: readonly string[] = ['name']): Filter[] {
  const words = text.trim().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  return words.map((word) => {
    const parts = fields.map((field) => ({ [field]: { $contains: word } }));
    return parts.length === 1 && parts[0] ? parts[0] : { $or: parts };
  });
}

/** All of these filters as one; undefined for none. */
export function allOf(filters: readonly (Filter | undefined)[]): Filter | undefined {
  const some = filters.filter((one): one is Filter => !!one && Object.keys(one).length > 0);
  return some.length > 1 ? { $and: some } : some[0];
}

/** What a list is about, whatever is chosen in it. */
export interface ListSubject {
  /** Which products there are at all, such as those of a collection. */
  filter?: Filter;
  facets: readonly Facet[];
  sorts: readonly ListSort[];
  /** The fields that words are searched in. Default `name`. */
  searchFields?: readonly string[];
}

/** The filter of a state, all facets together. */
export function listFilter(
  { filter, facets, searchFields }: ListSubject,
  { chosen, search }: Pick<ListState, 'chosen' | 'search'>,
): Filter | undefined {
  const narrowed = facets.map((facet) => {
    const choice = chosen[facet.id];
    return choice === undefined ? undefined : facetFilter(facet, choice);
  });
  return allOf([filter, ...searchFilter(search, searchFields), ...narrowed]);
}

/** The query of a state, so many items a page. */
export function listQueryOf(subject: ListSubject, state: ListState, limit: number): ListQuery {
  const filter = listFilter(subject, state);
  const sort = subject.sorts.find(({ id }) => id === state.sort)?.sort;
  return { limit, ...(filter && { filter }), ...(sort && { sort }) };
}
