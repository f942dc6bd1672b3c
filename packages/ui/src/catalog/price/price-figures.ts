import type { MeasurementUnit, PriceData, Product } from '@vitrine/client/catalog';
import { isDecimal } from '../../lib/decimal.ts';
import type { MoneyValue } from '../../primitives/money/format-money.ts';
import type { PriceOff } from '../../primitives/price/Off.tsx';
import { isUnit } from './measure.ts';
import { isMore, percentOff } from './percent-off.ts';

/** What a price says, before it is put in words. */
export interface PriceFigures {
  now: MoneyValue;
  /** Only when it was more. */
  was?: MoneyValue;
  /** How much less, as the shop has set it. */
  off?: PriceOff;
  /** Others of the same product cost more. */
  from?: boolean;
  /** The most that one of the product costs, when that is more. */
  upTo?: MoneyValue;
  perUnit?: { price: MoneyValue; quantity: number; unit: MeasurementUnit };
}

/**
 * An amount as a decimal string. Nothing where it is no number, below zero, or so small that only
 * an exponent writes it: a price that nobody could pay is on request.
 */
function decimalOf(amount: unknown): string | undefined {
  if (typeof amount === 'number' && Number.isInteger(amount) && amount >= 0) {
    return BigInt(amount).toString();
  }
  const written = String(amount).trim();
  return isDecimal(written) ? written : undefined;
}

function money(
  amount: unknown,
  currency: string,
  formatted: string | undefined,
): MoneyValue | undefined {
  const written = decimalOf(amount);
  if (written === undefined) return undefined;
  return { amount: written, currency, ...(formatted && { formatted }) };
}

type Discounted = Pick<Product, 'discount' | 'pricePerUnitData'>;

/**
 * How a reduction is told: in per cent, or as the shop has set it, which may be an amount. Per cent
 * that the shop has set are told as they are; others are worked out, see `percentOff`.
 */
export type Reduction = 'percent' | 'as-set';

function offOf(
  discount: Product['discount'],
  [was, now]: readonly [MoneyValue, MoneyValue],
  reduction: Reduction,
): PriceOff | undefined {
  if (!isMore(was.amount, now.amount)) return undefined;
  const set = discount && money(discount.value, now.currency, undefined);
  if (set && discount.type === 'PERCENT') return Number(set.amount);
  if (set && discount.type === 'AMOUNT' && reduction === 'as-set') return set;
  return percentOff(was.amount, now.amount) || undefined;
}

/** A price of the product or of one of its variants, as the platform has worked it out. */
export function priceFigures(
  prices: PriceData | undefined,
  { discount, pricePerUnitData: unit }: Discounted,
  reduction: Reduction = 'percent',
): PriceFigures | undefined {
  if (!prices) return undefined;
  const { currency = '', formatted } = prices;
  const now = money(prices.discountedPrice, currency, formatted?.discountedPrice);
  if (!now) return undefined;
  const was = money(prices.price, currency, formatted?.price);
  const off = was && offOf(discount, [was, now], reduction);
  const perUnit = money(prices.pricePerUnit, currency, formatted?.pricePerUnit);
  return {
    now,
    ...(was && isMore(was.amount, now.amount) && { was }),
    ...(off !== undefined && { off }),
    ...(perUnit &&
      isMeasure(unit) && {
        perUnit: { price: perUnit, quantity: unit.baseQuantity, unit: unit.baseMeasurementUnit },
      }),
  };
}

/** Whether a measure can be said: a number of a unit that the contract knows. */
const isMeasure = (
  unit: Product['pricePerUnitData'],
): unit is NonNullable<Product['pricePerUnitData']> =>
  unit !== undefined && unit.baseQuantity > 0 && isUnit(unit.baseMeasurementUnit);

/**
 * The price on a product's label: its own, that of the object in the picture. “From” stands before
 * it when that is the least and others cost more.
 */
export function labelFigures(product: Product, reduction?: Reduction): PriceFigures | undefined {
  const { priceData = product.price, priceRange } = product;
  const figures = priceFigures(priceData, product, reduction);
  if (!figures || !priceRange) return figures;
  const [least, most] = [priceRange.minValue, priceRange.maxValue].map((value) =>
    money(value, figures.now.currency, undefined),
  );
  if (
    !least ||
    !most ||
    !isMore(most.amount, least.amount) ||
    isMore(figures.now.amount, least.amount)
  )
    return figures;
  return { ...figures, from: true };
}

/** The prices of a product from the least to the most; its own where they are all the same. */
export function rangeFigures(product: Product, reduction?: Reduction): PriceFigures | undefined {
  const figures = labelFigures(product, reduction);
  if (!figures) return undefined;
  const { currency } = figures.now;
  const least = money(product.priceRange?.minValue, currency, undefined);
  const most = money(product.priceRange?.maxValue, currency, undefined);
  if (!least || !most || !isMore(most.amount, least.amount)) return figures;
  return { now: least, upTo: most };
}
