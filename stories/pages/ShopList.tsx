import { type Comparison, type ProductList, useAtomValue } from '@vitrine/atoms';
import type { Product } from '@vitrine/client/catalog';
import { STORES_APP_ID } from '@vitrine/mocks';
import { CompareToggle, Listing, type ListingGridProps, QuickAddToCart } from '@vitrine/ui';
import type { ReactNode } from 'react';
import { hrefOf } from '../lib/shop.ts';
import { comparison } from './kept.ts';
import * as css from './Shop.css.ts';

/** Rises over an object's picture: into the cart, or to its choices. */
export const quickAdd = (product: Product) => (
  <QuickAddToCart product={product} href={hrefOf(product)} appId={STORES_APP_ID} />
);

const compareToggle = (product: Product) => (
  <CompareToggle comparison={comparison} product={product} />
);

interface ShopListProps extends Pick<ListingGridProps, 'expectedFeatures'> {
  list: ProductList;
  head: ReactNode;
  /** Where nothing is found, instead of the usual words. */
  empty?: ReactNode;
}

/** A list of the demo shop: its bar, the filters that are on, and what was found. */
export function ShopList({ list, head, empty, expectedFeatures }: ShopListProps) {
  const chosen = useAtomValue((comparison as Comparison).idsAtom);
  return (
    <Listing.Root list={list}>
      {head}
      <Listing.Bar menus={['colour', 'brand', 'price']} toggle="stock" />
      <div className={css.list}>
        <Listing.Applied />
        <Listing.Grid
          hrefOf={hrefOf}
          actionOf={quickAdd}
          empty={empty}
          expectedFeatures={expectedFeatures}
          // Cards stay plain until somebody has begun to compare.
          footOf={chosen.length > 0 ? compareToggle : undefined}
        />
      </div>
    </Listing.Root>
  );
}
