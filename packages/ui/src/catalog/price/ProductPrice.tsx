import type { PriceData, Product } from '@vitrine/client/catalog';
import { lazy, Suspense } from 'react';
import type { MoneyValue } from '../../primitives/money/format-money.ts';
import { Price, type PriceProps } from '../../primitives/price/Price.tsx';
import { PricePerUnit, type PricePerUnitProps } from '../../primitives/price/PricePerUnit.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { formatMeasure } from './measure.ts';
import {
  labelFigures,
  type PriceFigures,
  priceFigures,
  type Reduction,
  rangeFigures,
} from './price-figures.ts';

/** Few pages have these lines: they are loaded where one has. */
const PriceLines = lazy(() => import('./PriceLines.tsx'));

export interface ProductPriceProps
  extends Omit<PriceProps, 'now' | 'was' | 'off' | 'from' | 'upTo' | 'unit' | 'lines'> {
  product: Product;
  /** Of the chosen variant; by default the price on the product's label. */
  prices?: PriceData;
  /** What stands for several prices: the label's with “from”, or the least and the most. */
  several?: 'from' | 'range';
  /** How a reduction is told. Default `percent`; `as-set` tells an amount where the shop set one. */
  reduction?: Reduction;
  /** The same in the buyer's currency, when it is not the one that is charged. */
  converted?: PriceData;
  /** The lowest price of the 30 days before, which the shop has kept; told beside a reduction. */
  lowest?: MoneyValue;
}

/** The price of a product, with the price by the unit wherever the platform knows one. */
export function ProductPrice({
  product,
  prices,
  several = 'from',
  reduction,
  converted,
  lowest,
  ...rest
}: ProductPriceProps) {
  const ofProduct = several === 'range' ? rangeFigures : labelFigures;
  const figures = prices ? priceFigures(prices, product, reduction) : ofProduct(product, reduction);
  const unit = useUnit(figures);
  const other = converted && priceFigures(converted, {})?.now;
  const isOther = other && figures && other.currency !== figures.now.currency;
  const { now, was, off, from, upTo } = figures ?? { now: undefined };
  const reference = was && lowest;
  const lines = (reference || isOther) && (
    <Suspense>
      <PriceLines lowest={reference} converted={isOther ? other : undefined} charged={now} />
    </Suspense>
  );
  return <Price {...rest} {...{ now, was, off, from, upTo, unit }} lines={lines || undefined} />;
}

function useUnit(figures: PriceFigures | undefined): PricePerUnitProps | undefined {
  const ui = useUi();
  const perUnit = figures?.perUnit;
  return (
    perUnit && { price: perUnit.price, per: formatMeasure(perUnit.quantity, perUnit.unit, ui) }
  );
}

export interface ProductPricePerUnitProps extends Omit<PricePerUnitProps, 'price' | 'per'> {
  product: Product;
  /** Of the chosen variant; by default the product's own. */
  prices?: PriceData;
}

/** The price by the unit alone: for a line of a cart or a table. Nothing where there is none. */
export function ProductPricePerUnit({ product, prices, ...rest }: ProductPricePerUnitProps) {
  const unit = useUnit(priceFigures(prices ?? product.priceData ?? product.price, product));
  return unit ? <PricePerUnit {...rest} {...unit} /> : null;
}
