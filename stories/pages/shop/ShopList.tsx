import { type Comparison, type ProductList, useAtomValue } from '@vitrine/atoms';
import type { Product } from '@vitrine/client/catalog';
import { STORES_APP_ID } from '@vitrine/mocks';
import { CompareToggle, Listing, type ListingGridProps, QuickAddToCart } from '@vitrine/ui';
import type { ReactNode } from 'react';
import { getHref } from '../../lib/demo-products.ts';
import { comparison } from '../lib/saved-products.ts';
import * as css from './Shop.css.ts';

/** Rises over an object's picture: into the cart, or to its choices. */
export const quickAdd = (product: Product) => (
  <QuickAddToCart product={product} href={getHref(product)} appId={STORES_APP_ID} />
);

const compareToggle = (product: Product) => (
  <CompareToggle comparison={comparison} product={product} />
);

interface ShopListProps extends Pick<ListingGridProps, 'loadingFeatureCount'> {
  list: ProductList;
  head: ReactNode;
  /** Where nothing is found, instead of the usual words. */
  empty?: ReactNode;
}

/** A list of the demo shop: its bar, the filters that are on, and what was found. */
export function ShopList({ list, head, empty, loadingFeatureCount }: ShopListProps) {
  const chosen = useAtomValue((comparison as Comparison).idsAtom);
  return (
    <Listing.Root list={list}>
      {head}
      <Listing.Bar menus={['colour', 'brand', 'price']} toggle="stock" />
      <div className={css.list}>
        <Listing.Applied />
        <Listing.Grid
          getHref={getHref}
          renderAction={quickAdd}
          empty={empty}
          loadingFeatureCount={loadingFeatureCount}
          // Cards stay plain until someone has begun to compare.
          renderFooter={chosen.length > 0 ? compareToggle : undefined}
        />
      </div>
    </Listing.Root>
  );
}
