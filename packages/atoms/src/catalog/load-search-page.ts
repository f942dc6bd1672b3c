import type { Product } from '@vitrine/client/catalog';
import type { PagedList } from '../lists/paged-list.ts';
import { locationAtom, type Storefront } from '../storefront.ts';
import { loadProductList, type ProductListParts } from './list/load-product-list.ts';
import { createProductList, type ProductListOptions } from './list/product-list.ts';

/** Options of a search page's list. */
export interface SearchPageRequest extends ProductListOptions, ProductListParts {}

/**
 * Loads what the components of `Listing` read on a search page: the products for the text, filters,
 * sort order and pages of the URL. Pass the options of the page's list; `location` is that of the
 * storefront by default.
 *
 * @returns the products; if their request failed, the list is pending, and the browser sends the
 * request again.
 *
 * @example
 * const { total } = await loadSearchPage(storefront, { facets });
 */
export function loadSearchPage(
  storefront: Storefront,
  { hasFilterSidebar, location, ...options }: SearchPageRequest = {},
): Promise<PagedList<Product>> {
  const list = createProductList({
    ...options,
    location: location ?? storefront.store.get(locationAtom),
  });
  return loadProductList(storefront, list, hasFilterSidebar ? { hasFilterSidebar } : {});
}
