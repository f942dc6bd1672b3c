'use client';

import {
  type Comparison,
  defaultComparison,
  defaultProductFacets,
  type Facet,
  type ListSort,
  type ProductList,
  useAtomValue,
} from '@vitrine/atoms';
import type { Product } from '@vitrine/client/catalog';
import type { ReactNode } from 'react';
import { QuickAddToCart } from '../catalog/card/QuickAddToCart.tsx';
import { CompareToggle } from '../catalog/compare/CompareToggle.tsx';
import * as Listing from '../catalog/filters/Listing.tsx';
import type { ListingBarProps } from '../catalog/filters/ListingBar.tsx';
import type { ListingRootProps } from '../catalog/filters/ListingRoot.tsx';
import type { ListingGridProps } from '../catalog/grid/ListingGrid.tsx';
import * as css from './ProductListing.css.ts';

/** What pages with a product list have in common. */
export interface ProductListingOptions
  extends Pick<ListingRootProps, 'labels' | 'emptyValues'>,
    Pick<ListingBarProps, 'sort'>,
    Pick<
      ListingGridProps,
      | 'renderAction'
      | 'renderCorner'
      | 'renderFooter'
      | 'loadingFeatureIndexes'
      | 'reduction'
      | 'scrollPositionStore'
    > {
  /**
   * The filters, with a toggle in the bar and a menu for each of the others. Default:
   * `defaultProductFacets`. Define them outside of components.
   */
  facets?: readonly Facet[];
  /**
   * The sort orders; the first is the default one. Default: `productSorts`. Define them outside of
   * components. `labels` names those that Vitrine does not have.
   */
  sorts?: readonly ListSort[];
  /** The comparison of the cards. Default: `defaultComparison`. */
  comparison?: Comparison;
}

interface ProductListingProps extends Omit<ProductListingOptions, 'sorts'> {
  list: ProductList;
  /** Above the bar: the title of the page. */
  header: ReactNode;
  /** Replaces the default message for no results. */
  empty?: ReactNode;
}

const quickAdd = (product: Product) => <QuickAddToCart product={product} />;

/** A list of products: its bar, the applied filters, and the results. */
export function ProductListing({
  list,
  header,
  facets = defaultProductFacets,
  comparison = defaultComparison,
  labels,
  emptyValues,
  sort,
  renderAction = quickAdd,
  renderFooter,
  ...grid
}: ProductListingProps) {
  const { length: comparedCount } = useAtomValue(comparison.idsAtom) as readonly string[];
  const compareToggle = (product: Product) => (
    <CompareToggle comparison={comparison} product={product} />
  );
  const menus = facets.filter(({ kind }) => kind !== 'toggle').map(({ id }) => id);
  const toggle = facets.find(({ kind }) => kind === 'toggle')?.id;
  return (
    <Listing.Root list={list} labels={labels} emptyValues={emptyValues}>
      {header}
      <Listing.Bar menus={menus} toggle={toggle} sort={sort} />
      <div className={css.results}>
        <Listing.Applied />
        <Listing.Grid
          {...grid}
          renderAction={renderAction}
          // Cards have no compare toggle until a comparison has begun.
          renderFooter={renderFooter ?? (comparedCount > 0 ? compareToggle : undefined)}
        />
      </div>
    </Listing.Root>
  );
}
