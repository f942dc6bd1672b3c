import type { PriceData, Product } from '@vitrine/client/catalog';
import { Price, type PriceProps } from '../../primitives/price/Price.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { formatMeasure } from './measure.ts';
import { labelFigures, priceFigures } from './price-figures.ts';

export interface ProductPriceProps
  extends Omit<PriceProps, 'now' | 'was' | 'off' | 'from' | 'unit'> {
  product: Product;
  /** Of the chosen variant; by default the price on the product's label. */
  prices?: PriceData;
}

/** The price of a product, with the price by the unit wherever the platform knows one. */
export function ProductPrice({ product, prices, ...rest }: ProductPriceProps) {
  const ui = useUi();
  const figures = prices ? priceFigures(prices, product) : labelFigures(product);
  const { now, was, off, from, perUnit } = figures ?? { now: undefined };
  const unit = perUnit && {
    price: perUnit.price,
    per: formatMeasure(perUnit.quantity, perUnit.unit, ui),
  };
  return <Price {...rest} now={now} was={was} off={off} from={from} unit={unit} />;
}
