'use client';

import {
  defaultRecentlyViewed,
  type RecentlyViewed,
  type StoredProduct,
  useAtomValue,
} from '@vitrine/atoms';
import { Suspense } from 'react';
import { lazyPart } from '../patterns/feedback/lazy-part.tsx';

const RecentlyViewedProducts = lazyPart(() => import('./RecentlyViewedProducts.tsx'));

export interface RecentlyViewedSectionProps {
  /** From `createRecentlyViewed`, created once, outside of rendering. Default: `defaultRecentlyViewed`. */
  recent?: RecentlyViewed | undefined;
}

/**
 * Recently viewed products below a page, with its gutter. Renders and loads nothing if there are
 * none.
 */
export function RecentlyViewedSection({
  recent = defaultRecentlyViewed,
}: RecentlyViewedSectionProps) {
  const storedProducts = useAtomValue(recent.productsAtom) as readonly StoredProduct[];
  if (!storedProducts.some(({ product }) => product)) return null;
  return (
    <Suspense fallback={null}>
      <RecentlyViewedProducts recent={recent} />
    </Suspense>
  );
}
