import type { PriceData, Product } from '@vitrine/client/catalog';
import { type ComponentType, lazy, Suspense } from 'react';
import type { MoneyValue } from '../../primitives/money/format-money.ts';
import { Price, type PriceProps } from '../../primitives/price/Price.tsx';
import type { ProductPriceDetailsProps } from './ProductPriceDetails.tsx';
import {
  getCardFigures,
  getPriceFigures,
  getRangeFigures,
  type Reduction,
} from './price-figures.ts';
import type { UnitPriceTextProps } from './UnitPriceText.tsx';

/** Few pages have these lines: they are loaded where one has. */
const ProductPriceDetails = lazy<ComponentType<ProductPriceDetailsProps>>(() =>
  import('./ProductPriceDetails.tsx').catch(() => ({ default: () => null })),
);

/** Goods that are not weighed out have none: words and units are loaded where one has. */
const UnitPriceText = lazy<ComponentType<UnitPriceTextProps>>(() =>
  import('./UnitPriceText.tsx').catch(() => ({ default: ({ note }) => note })),
);

export interface ProductPriceProps
  extends Omit<PriceProps, 'now' | 'was' | 'off' | 'from' | 'upTo' | 'lines'> {
  product: Product;
  /** Of the chosen variant; by default the price on the product's label. */
  prices?: PriceData;
  /** What represents several prices: the label's with “from”, or the least and the most. */
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
  note,
  ...rest
}: ProductPriceProps) {
  const ofProduct = several === 'range' ? getRangeFigures : getCardFigures;
  const figures = prices
    ? getPriceFigures(prices, product, reduction)
    : ofProduct(product, reduction);
  const other = converted && getPriceFigures(converted, {})?.now;
  const isDifferent = other && figures && other.currency !== figures.now.currency;
  const { perUnit, ...shown } = figures ?? { now: undefined, was: undefined };
  const reference = shown.was && lowest;
  return (
    <Price
      {...rest}
      {...shown}
      note={
        perUnit ? (
          // Its line stands from the start, so that nothing moves.
          <Suspense fallback={<>&nbsp;{note}</>}>
            <UnitPriceText {...perUnit} note={note} />
          </Suspense>
        ) : (
          note
        )
      }
      lines={
        (reference || isDifferent) && (
          <Suspense>
            <ProductPriceDetails
              lowest={reference}
              converted={isDifferent ? other : undefined}
              charged={shown.now}
            />
          </Suspense>
        )
      }
    />
  );
}
