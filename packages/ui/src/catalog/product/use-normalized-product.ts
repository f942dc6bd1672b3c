import type { Product } from '@vitrine/client/catalog';
import { useMemo } from 'react';
import { useUi } from '../../provider/UiProvider.tsx';
import { normalizeProduct } from './normalize-product.ts';

/** What a product is called where it may have no name: never nothing, for speech has only this. */
export function useProductName(name: string | null | undefined): string {
  const { t } = useUi();
  return name || t('picker.unnamed');
}

/** A product as parts may show it: its lists are there, and it has a name to be spoken of by. */
export function useNormalizedProduct(product: Product): Product {
  const name = useProductName(product.name);
  return useMemo(() => ({ ...normalizeProduct(product), name }), [product, name]);
}
