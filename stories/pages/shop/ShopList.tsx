import { type Comparison, type ProductList, useAtomValue } from '@vitrine/atoms';
import type { Product } from '@vitrine/client/catalog';
import { CompareToggle, Listing, type ListingGridProps, QuickAddToCart } from '@vitrine/ui';
import type { ReactNode } from 'react';
import { comparison } from '../lib/saved-products.ts';
import * as css from './Shop.css.ts';

/** Action on a product's image: adds it to the cart, or opens its choices. */
export const quickAdd = (product: Product) => <QuickAddToCart product={product} />;

const compareToggle = (product: Product) => (
  <CompareToggle comparison={comparison} product={product} />
);

interface ShopListProps extends Pick<ListingGridProps, 'loadingFeatureCount'> {
  list: ProductList;
  head: ReactNode;
  /** Replaces the default message for no results. */
  empty?: ReactNode;
}

/** A list of the demo store: its bar, the applied filters, and the results. */
export function ShopList({ list, head, empty, loadingFeatureCount }: ShopListProps) {
  const chosen = useAtomValue((comparison as Comparison).idsAtom);
  return (
    <Listing.Root list={list}>
      {head}
      <Listing.Bar menus={['colour', 'brand', 'price']} toggle="stock" />
      <div className={css.list}>
        <Listing.Applied />
        <Listing.Grid
          renderAction={quickAdd}
          empty={empty}
          loadingFeatureCount={loadingFeatureCount}
          // Cards have no compare toggle until a comparison has begun.
          renderFooter={chosen.length > 0 ? compareToggle : undefined}
        />
      </div>
    </Listing.Root>
  );
}
