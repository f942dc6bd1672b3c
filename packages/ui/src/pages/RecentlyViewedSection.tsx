'use client';

import {
  defaultRecentlyViewed,
  type RecentlyViewed,
  type StoredProduct,
  useAtomValue,
} from '@vitrine/atoms';
import { QuickAddToCart } from '../catalog/card/QuickAddToCart.tsx';
import { RecentlyViewedShelf } from '../catalog/recently-viewed/ProductShelf.tsx';
import { Container } from '../primitives/container/Container.tsx';
import * as css from './Page.css.ts';

export interface RecentlyViewedSectionProps {
  /** From `createRecentlyViewed`, created once, outside of rendering. Default: `defaultRecentlyViewed`. */
  recent?: RecentlyViewed | undefined;
}

/** Recently viewed products below a page, with its gutter. Renders nothing if there are none. */
export function RecentlyViewedSection({
  recent = defaultRecentlyViewed,
}: RecentlyViewedSectionProps) {
  const storedProducts = useAtomValue(recent.productsAtom) as readonly StoredProduct[];
  if (!storedProducts.some(({ product }) => product)) return null;
  return (
    <Container className={css.page}>
      <RecentlyViewedShelf
        recent={recent}
        renderAction={(product) => <QuickAddToCart product={product} />}
      />
    </Container>
  );
}
