'use client';

import type { Product } from '@vitrine/client/catalog';
import { useMemo } from 'react';
import { useUi } from '../../provider/UiProvider.tsx';
import { normalizeProduct } from './normalize-product.ts';
import '../../messages/en/catalog.ts';

/**
 * Returns the name of a product that may lack one: never empty, because screen readers have only
 * this.
 */
export function useProductName(name: string | null | undefined): string {
  const { t } = useUi();
  return name || t('picker.unnamed');
}

/** Returns a product prepared for components: with all its lists, and an accessible name. */
export function useNormalizedProduct(product: Product): Product {
  const name = useProductName(product.name);
  return useMemo(() => ({ ...normalizeProduct(product), name }), [product, name]);
}
