import type { Product } from '@vitrine/client/catalog';
import type { PagedList } from '../lists/paged-list.ts';
import { locationAtom, type Storefront } from '../storefront.ts';
import { defaultProductFacets } from './list/facet-kinds.ts';
import { loadProductList, type ProductListParts } from './list/load-product-list.ts';
import { createProductList, type ProductListOptions } from './list/product-list.ts';

/** Options of a search page's list. */
export interface SearchPageRequest extends ProductListOptions, ProductListParts {}

/**
 * Loads what `SearchPage` reads, or the components of `Listing`: the products for the text, filters,
 * sort order and pages of the URL. Pass the facets of the page, by default those of `SearchPage`;
 * `location` is that of the storefront by default.
 *
 * @returns the products; if their request failed, the list is pending, and the browser sends the
 * request again.
 *
 * @example
 * const { total } = await loadSearchPage(storefront, { facets });
 */
export function loadSearchPage(
  storefront: Storefront,
  { hasFilterSidebar, location, facets = defaultProductFacets, ...options }: SearchPageRequest = {},
): Promise<PagedList<Product>> {
  const list = createProductList({
    ...options,
    facets,
    location: location ?? storefront.store.get(locationAtom),
  });
  return loadProductList(storefront, list, hasFilterSidebar ? { hasFilterSidebar } : {});
}
