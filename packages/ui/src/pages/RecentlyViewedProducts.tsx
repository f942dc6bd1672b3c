'use client';

import type { RecentlyViewed } from '@vitrine/atoms';
import { QuickAddToCart } from '../catalog/card/QuickAddToCart.tsx';
import { RecentlyViewedShelf } from '../catalog/recently-viewed/ProductShelf.tsx';
import { Container } from '../primitives/container/Container.tsx';
import * as css from './Page.css.ts';

/** The products of `RecentlyViewedSection`, loaded when there are some. */
export default function RecentlyViewedProducts({ recent }: { recent: RecentlyViewed }) {
  return (
    <Container className={css.page}>
      <RecentlyViewedShelf
        recent={recent}
        renderAction={(product) => <QuickAddToCart product={product} />}
      />
    </Container>
  );
}
