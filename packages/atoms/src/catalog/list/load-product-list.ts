import type { Product } from '@vitrine/client/catalog';
import { loadList } from '../../hydration/load-data.ts';
import type { PagedList } from '../../lists/paged-list.ts';
import type { Storefront } from '../../storefront.ts';
import { emptyListAtom, listFacetsAtom, listRescueAtom } from './list-views.ts';
import type { ProductList } from './product-list.ts';

/** What a page shows besides the products of a list. */
export interface ProductListParts {
  /**
   * Whether `Listing.FilterSidebar` is on the page: its values come from up to 300 products, which
   * are loaded too. Default false; the values of menus and of the sheet are loaded when they open.
   */
  hasFilterSidebar?: boolean;
}

/**
 * Loads what the components of `Listing` read: the pages of the list's URL, and for an empty list
 * the filter that would have to be removed.
 *
 * @returns the list; if its request failed, it is pending, and the browser sends the request again.
 *
 * @example
 * const list = createProductList({ facets, location: memoryLocation('?q=vase') });
 * await loadProductList(storefront, list);
 */
export const loadProductList = (
  storefront: Storefront,
  list: ProductList,
  { hasFilterSidebar = false }: ProductListParts = {},
): Promise<PagedList<Product>> =>
  loadList(storefront, list, (get) => {
    if (get(emptyListAtom(list)) === 'no-match') get(listRescueAtom(list));
    if (hasFilterSidebar) get(listFacetsAtom(list));
  });
