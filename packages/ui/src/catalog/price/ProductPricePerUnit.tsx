'use client';

import type { PriceData, Product } from '@vitrine/client/catalog';
import { PricePerUnit, type PricePerUnitProps } from '../../primitives/price/PricePerUnit.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { formatMeasure, isMeasurementUnit } from './format-measure.ts';
import { getPriceFigures } from './price-figures.ts';

export interface ProductPricePerUnitProps extends Omit<PricePerUnitProps, 'price' | 'per'> {
  /** The product, as the client returns it. */
  product: Product;
  /** Prices of the chosen variant; by default the product's own. */
  prices?: PriceData;
}

/** The unit price alone: for a cart line or a table. Hidden if there is none. */
export function ProductPricePerUnit({ product, prices, ...rest }: ProductPricePerUnitProps) {
  const ui = useUi();
  const { perUnit } = getPriceFigures(prices ?? product.priceData ?? product.price, product) ?? {};
  if (!perUnit || !isMeasurementUnit(perUnit.unit)) return null;
  const per = formatMeasure(perUnit.quantity, perUnit.unit, ui);
  return <PricePerUnit {...rest} price={perUnit.price} per={per} />;
}
