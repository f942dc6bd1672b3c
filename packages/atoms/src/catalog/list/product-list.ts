import type { Product } from '@vitrine/client/catalog';
import { createList, type List, type ListOptions } from '../../lists/list.ts';
import type { ListSort, ListSubject } from '../../lists/list-filter.ts';
import { offsetSource } from '../../lists/paged-source.ts';
import { productsAtom } from '../queries.ts';
import type { Facet } from './product-facets.ts';

/** Sort orders of the catalog's query; the first is the default order. */
export const productSorts: readonly ListSort[] = [
  { id: 'featured' },
  { id: 'newest', sort: [{ fieldName: 'createdDate', order: 'DESC' }] },
  { id: 'price-up', sort: [{ fieldName: 'priceData.price', order: 'ASC' }] },
  { id: 'price-down', sort: [{ fieldName: 'priceData.price', order: 'DESC' }] },
  { id: 'name', sort: [{ fieldName: 'name', order: 'ASC' }] },
];

/** Source and options of a product list. Its pages are the catalog's by default. */
export interface ProductListOptions
  extends Partial<ListSubject<Facet>>,
    Partial<ListOptions<Product>> {}

/** The atoms of one list of products. */
export type ProductList = List<Product, Facet>;

/**
 * Creates the state of one product list: chosen facets, sort order, search text, page and results.
 */
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
