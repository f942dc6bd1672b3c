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

/** Most products have no unit price: labels and units are loaded on demand. */
const UnitPriceText = lazy<ComponentType<UnitPriceTextProps>>(() =>
  import('./UnitPriceText.tsx').catch(() => ({ default: ({ note }) => note })),
);

export interface ProductPriceProps
  extends Omit<PriceProps, 'now' | 'was' | 'off' | 'from' | 'upTo' | 'lines'> {
  /** The product, as the client returns it. */
  product: Product;
  /** Prices of the chosen variant; by default those of the product's label. */
  prices?: PriceData;
  /** Display of several prices: the label's with “from”, or the minimum and the maximum. */
  several?: 'from' | 'range';
  /**
   * Display of a discount: `percent`, or `as-set`, which shows an amount if the merchant set one. If
   * given, the reduction shows in each size; by default only in the size `page`, in percent.
   */
  reduction?: Reduction;
  /** The same in the buyer's currency, when it is not the one that is charged. */
  converted?: PriceData;
  /**
   * The lowest price of the previous 30 days, recorded by the merchant; shown next to a discount.
   */
  lowest?: MoneyValue;
}

/** The price of a product, with its unit price if the platform returns one. */
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
      {...(reduction && { showReduction: true })}
      note={
        perUnit ? (
          // Its line is reserved from the start, so that nothing shifts.
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
