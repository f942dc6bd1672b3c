import type { Collection } from '@vitrine/client/collections';
import { collectionBySlugAtom } from '../collections/index.ts';
import { loadEntity } from '../hydration/load-data.ts';
import { allFilters } from '../lists/list-filter.ts';
import { locationAtom, type Storefront } from '../storefront.ts';
import { defaultProductFacets } from './list/facet-kinds.ts';
import { loadProductList, type ProductListParts } from './list/load-product-list.ts';
import {
  createProductList,
  type ProductList,
  type ProductListOptions,
} from './list/product-list.ts';

/**
 * Creates the state of a collection's product list. Use it in the page and `loadCollectionPage` in
 * its loader, with the same options.
 *
 * @example
 * const location = useAtomValue(locationAtom);
 * const list = useMemo(
 *   () => createCollectionList(collection, { facets, location }),
 *   [collection, location],
 * );
 */
export function createCollectionList(
  { _id }: Pick<Collection, '_id'>,
  { filter, ...options }: ProductListOptions = {},
): ProductList {
  const inCollection = allFilters([{ collectionIds: { $hasSome: [_id] } }, filter]);
  return createProductList({ ...options, ...(inCollection && { filter: inCollection }) });
}

/** Which collection a page shows, and the options of its list. */
export interface CollectionPageRequest extends ProductListOptions, ProductListParts {
  /** Last segment of the collection's URL. */
  slug: string;
}

/**
 * Loads what `CollectionPage` reads, or `CollectionHero` and the components of `Listing`: the
 * collection, and the pages of its products that the URL names. Pass the facets of the page, by
 * default those of `CollectionPage`; `location` is that of the storefront by default.
 *
 * @returns the collection, or null if there is none: respond with 404 then.
 * @throws the client's error if the collection could not be loaded. Failed requests for its products
 * are left to the browser.
 *
 * @example const collection = await loadCollectionPage(storefront, { slug, facets });
 */
export async function loadCollectionPage(
  storefront: Storefront,
  {
    slug,
    hasFilterSidebar,
    location,
    facets = defaultProductFacets,
    ...options
  }: CollectionPageRequest,
): Promise<Collection | null> {
  const collection = await loadEntity(storefront, collectionBySlugAtom(slug));
  if (!collection) return null;
  const list = createCollectionList(collection, {
    ...options,
    facets,
    location: location ?? storefront.store.get(locationAtom),
  });
  await loadProductList(storefront, list, hasFilterSidebar ? { hasFilterSidebar } : {});
  return collection;
}
