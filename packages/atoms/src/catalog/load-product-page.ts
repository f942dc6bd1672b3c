import type { Product } from '@vitrine/client/catalog';
import { loadData, loadEntity } from '../hydration/load-data.ts';
import type { LocationPort } from '../location.ts';
import { locationAtom, type Storefront } from '../storefront.ts';
import {
  mayNeedPreorder,
  preorderVariantsAtom,
  productBySlugAtom,
  productsAtom,
} from './queries.ts';
import { relatedQuery } from './recently-viewed.ts';
import { createVariantSelection } from './selection/variant-selection.ts';

/** Which product a page shows, and what else it shows. */
export interface ProductPageRequest {
  /** Last segment of the product's URL. */
  slug: string;
  /** Number of products in `RelatedShelf`; 0 for a page without one. Default 4. */
  relatedLimit?: number;
  /** The URL with the selection. Default that of the storefront. */
  location?: LocationPort;
}

/**
 * Loads what `ProductDetailPage` reads, or `ProductDetail` and `RelatedShelf`: the product, its preorder information if it
 * may need some, the availability of the selection if the platform has to be asked, and related
 * products.
 *
 * @returns the product, or null if there is none: respond with 404 then.
 * @throws the client's error if the product could not be loaded. Failed requests for the rest are
 * left to the browser.
 *
 * @example
 * const product = await loadProductPage(storefront, { slug });
 * const state = dehydrateStorefront(storefront);
 */
export async function loadProductPage(
  storefront: Storefront,
  { slug, relatedLimit = 4, location }: ProductPageRequest,
): Promise<Product | null> {
  const product = await loadEntity(storefront, productBySlugAtom(slug));
  if (!product) return null;
  await loadData(storefront, (get) => {
    const productId = mayNeedPreorder(product) ? product._id : null;
    const storeVariants = get(preorderVariantsAtom(productId));
    if (hasRemoteVariants(product)) {
      const selection = createVariantSelection(product, [], {
        storeVariants,
        location: location ?? get(locationAtom),
      });
      get(selection.viewAtom);
      get(selection.confirmationAtom);
    }
    const related = relatedLimit > 0 ? relatedQuery(product, relatedLimit) : null;
    if (related) get(productsAtom(related));
  });
  return product;
}

/** Whether a product has options but no variants, so that each selection is a request. */
const hasRemoteVariants = ({ productOptions, variants }: Product): boolean =>
  !variants?.length &&
  !!productOptions?.length &&
  productOptions.every(({ name, choices }) => name && choices?.length > 0);
