import type { MeasurementUnit, PriceData, Product } from '@vitrine/client/catalog';
import type { MoneyValue } from '../../primitives/money/format-money.ts';
import { percentOff } from './percent-off.ts';

/** What a price says, before it is put in words. */
export interface PriceFigures {
  now: MoneyValue;
  /** Only when it was more. */
  was?: MoneyValue;
  /** Whole per cent. */
  off?: number;
  /** Others of the same product cost more. */
  from?: boolean;
  perUnit?: { price: MoneyValue; quantity: number; unit: MeasurementUnit };
}

function money(
  amount: number | undefined,
  currency: string,
  formatted: string | undefined,
): MoneyValue | undefined {
  if (amount === undefined || !Number.isFinite(amount)) return undefined;
  return { amount: String(amount), currency, ...(formatted && { formatted }) };
}

type Discounted = Pick<Product, 'discount' | 'pricePerUnitData'>;

/** A price of the product or of one of its variants, as the platform has worked it out. */
export function priceFigures(
  prices: PriceData | undefined,
  { discount, pricePerUnitData: unit }: Discounted,
): PriceFigures | undefined {
  if (!prices) return undefined;
  const { currency, formatted } = prices;
  const now = money(prices.discountedPrice, currency, formatted?.discountedPrice);
  if (!now) return undefined;
  const was = money(prices.price, currency, formatted?.price);
  const less = was ? percentOff(was.amount, now.amount) : 0;
  const perUnit = money(prices.pricePerUnit, currency, formatted?.pricePerUnit);
  return {
    now,
    ...(was && prices.price > prices.discountedPrice && { was }),
    ...(less > 0 && { off: discount?.type === 'PERCENT' ? discount.value : less }),
    ...(perUnit &&
      unit && {
        perUnit: { price: perUnit, quantity: unit.baseQuantity, unit: unit.baseMeasurementUnit },
      }),
  };
}

/**
 * The price on a product's label: its own, that of the object in the picture. “From” stands before
 * it when that is the least and others cost more.
 */
export function labelFigures(product: Product): PriceFigures | undefined {
  const { priceData = product.price, priceRange } = product;
  const figures = priceFigures(priceData, product);
  if (!figures || !priceData || !priceRange) return figures;
  const from =
    priceRange.minValue >= priceData.discountedPrice && priceRange.maxValue > priceRange.minValue;
  return from ? { ...figures, from } : figures;
}
