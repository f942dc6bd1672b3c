import { isDecimal } from '@vitrine/atoms';
import type { MeasurementUnit, PriceData, Product } from '@vitrine/client/catalog';
import type { MoneyValue } from '../../primitives/money/format-money.ts';
import type { PriceReductionValue } from '../../primitives/price/PriceReduction.tsx';
import { getPercentOff, isGreaterAmount } from './percent-off.ts';

/** The price of so much of a unit. */
export interface PerUnit {
  price: MoneyValue;
  quantity: number;
  unit: MeasurementUnit;
}

/** Amounts of a price before formatting. */
export interface PriceFigures {
  now: MoneyValue;
  /** Only when it was more. */
  was?: MoneyValue;
  /** The discount, as set by the merchant. */
  off?: PriceReductionValue;
  /** Others of the same product cost more. */
  from?: boolean;
  /** The most that one of the product costs, when that is more. */
  upTo?: MoneyValue;
  perUnit?: PerUnit;
}

/**
 * Converts an amount to a decimal string. Nothing if it is NaN, negative, or so small that it needs
 * an exponent: a price that can't be paid is on request.
 */
function toDecimal(amount: unknown): string | undefined {
  const written = String(Number.isInteger(amount) ? BigInt(amount as number) : amount).trim();
  return isDecimal(written) ? written : undefined;
}

function money(amount: unknown, currency = '', formatted?: string): MoneyValue | undefined {
  const written = toDecimal(amount);
  if (written === undefined) return undefined;
  return { amount: written, currency, ...(formatted && { formatted }) };
}

type Discounted = Pick<Product, 'discount' | 'pricePerUnitData'>;

/**
 * Display of a discount: in percent, or as set by the merchant, which may be an amount. Percentages
 * set by the merchant are shown unchanged; others are computed, see `getPercentOff`.
 */
export type Reduction = 'percent' | 'as-set';

function getReduction(
  discount: Product['discount'],
  was: MoneyValue,
  now: MoneyValue,
  reduction: Reduction,
): PriceReductionValue | undefined {
  const set = discount && money(discount.value, now.currency);
  if (set && discount.type === 'PERCENT') return Number(set.amount);
  if (set && discount.type === 'AMOUNT' && reduction === 'as-set') return set;
  return getPercentOff(was.amount, now.amount) || undefined;
}

/** A price of the product or of one of its variants, as the platform has worked it out. */
export function getPriceFigures(
  prices: PriceData | undefined,
  { discount, pricePerUnitData: unit }: Discounted,
  reduction: Reduction = 'percent',
): PriceFigures | undefined {
  if (!prices) return undefined;
  const of = (name: 'discountedPrice' | 'price' | 'pricePerUnit') =>
    money(prices[name], prices.currency, prices.formatted?.[name]);
  const now = of('discountedPrice');
  if (!now) return undefined;
  const before = of('price');
  const was = before && isGreaterAmount(before.amount, now.amount) ? before : undefined;
  const off = was && getReduction(discount, was, now, reduction);
  const price = of('pricePerUnit');
  return {
    now,
    ...(was && { was }),
    ...(off !== undefined && { off }),
    ...(price &&
      unit &&
      unit.baseQuantity > 0 && {
        perUnit: { price, quantity: unit.baseQuantity, unit: unit.baseMeasurementUnit },
      }),
  };
}

/** The least and the most that one of the product costs, where they differ. */
function getRangeEnds({ priceRange }: Product, { now: { currency } }: PriceFigures) {
  const least = money(priceRange?.minValue, currency);
  const most = money(priceRange?.maxValue, currency);
  return least && most && isGreaterAmount(most.amount, least.amount) ? { least, most } : undefined;
}

/**
 * Returns the price on a product's label: its own, that of the variant in the image. “From”
 * precedes it if that is the minimum and others cost more.
 */
export function getCardFigures(product: Product, reduction?: Reduction): PriceFigures | undefined {
  const figures = getPriceFigures(product.priceData ?? product.price, product, reduction);
  const ends = figures && getRangeEnds(product, figures);
  if (!ends || isGreaterAmount(figures.now.amount, ends.least.amount)) return figures;
  return { ...figures, from: true };
}

/**
 * Returns the prices of a product from the minimum to the maximum; its own if they are all the
 * same.
 */
export function getRangeFigures(product: Product, reduction?: Reduction): PriceFigures | undefined {
  const figures = getCardFigures(product, reduction);
  const ends = figures && getRangeEnds(product, figures);
  return ends ? { now: ends.least, upTo: ends.most } : figures;
}
