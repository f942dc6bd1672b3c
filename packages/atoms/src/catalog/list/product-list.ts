import type { Product } from '@vitrine/client/catalog';
import { createList, type List, type ListOptions } from '../../lists/list.ts';
import type { ListSort, ListSubject } from '../../lists/list-filter.ts';
import { offsetSource } from '../../lists/paged-source.ts';
import { productsAtom } from '../queries.ts';
import type { Facet } from './product-facets.ts';

/** The orders that the catalog's query can give; the first is the shop's own. */
export const productSorts: readonly ListSort[] = [
  { id: 'featured' },
  { id: 'newest', sort: [{ fieldName: 'createdDate', order: 'DESC' }] },
  { id: 'price-up', sort: [{ fieldName: 'priceData.price', order: 'ASC' }] },
  { id: 'price-down', sort: [{ fieldName: 'priceData.price', order: 'DESC' }] },
  { id: 'name', sort: [{ fieldName: 'name', order: 'ASC' }] },
];

/** What a list of products is about, and how it goes on. Its pages are the catalog's by default. */
export interface ProductListOptions
  extends Partial<ListSubject<Facet>>,
    Partial<ListOptions<Product>> {}

/** The atoms of one list of products. */
export type ProductList = List<Product, Facet>;

/** Makes the state of one list of products: chosen facets, order, words, page and what is found. */
export function createProductList({
  filter,
  facets = [],
  sorts = productSorts,
  tabs,
  searchFields,
  source = offsetSource(productsAtom),
  ...options
}: ProductListOptions = {}): ProductList {
  const subject: ListSubject<Facet> = {
    facets,
    sorts,
    ...(filter && { filter }),
    ...(tabs && { tabs }),
    ...(searchFields && { searchFields }),
  };
  return createList(subject, { ...options, source });
}
