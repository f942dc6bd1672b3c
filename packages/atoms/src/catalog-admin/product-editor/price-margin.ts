import type { ProductDiscount } from '@vitrine/client/catalog';
import {
  asScaled,
  countDecimalPlaces,
  fromScaled,
  isDecimal,
  toScaled,
} from '../../utils/decimals.ts';
import type { CellValue } from '../variant-grid/cell-grid.ts';
import { getAmountDecimals, getShoppersPay } from '../variant-grid/variant-columns.ts';
import type { ProductFormValues } from './product-form-values.ts';

/** The fields that decide what shoppers pay and what is left of it. */
export type PriceValues = Pick<
  ProductFormValues,
  'price' | 'discountType' | 'discountValue' | 'cost'
>;

/** What follows from price, discount and cost; decimal strings, and undefined where one is missing. */
export interface PriceSummary {
  /** The price after the discount. */
  shoppersPay: string | undefined;
  /** Negative below cost. */
  profit: string | undefined;
  /** Percentage of the paid price with one decimal, without the percent sign: `55.3`. */
  margin: string | undefined;
  /** Whether each sale is a loss; false if price or cost is missing. */
  isBelowCost: boolean;
}

const toDiscount = ({ discountType, discountValue }: PriceValues): ProductDiscount | undefined =>
  discountType === 'NONE' || typeof discountValue !== 'string' || !isDecimal(discountValue)
    ? undefined
    : { type: discountType, value: Number(discountValue) };

/** Formats a scaled integer that may be negative. */
const withSign = (scaled: bigint, digits: number) =>
  `${scaled < 0n ? '-' : ''}${fromScaled(scaled < 0n ? -scaled : scaled, digits)}`;

/** Divides and rounds half away from zero. */
const divide = (dividend: bigint, divisor: bigint): bigint => {
  const isNegative = dividend < 0n;
  const quotient = ((isNegative ? -dividend : dividend) * 2n + divisor) / (divisor * 2n);
  return isNegative ? -quotient : quotient;
};

/**
 * Returns what shoppers pay, the profit, and the margin of a product.
 *
 * @param currency ISO 4217 code of the amounts, for their decimals; two without it
 */
export function summarizePrice(values: PriceValues, currency?: string): PriceSummary {
  const shoppersPay = getShoppersPay(values.price, toDiscount(values), currency);
  const { cost } = values;
  const scaled =
    shoppersPay !== undefined && typeof cost === 'string' ? asScaled(shoppersPay, cost) : undefined;
  if (!scaled) return { shoppersPay, profit: undefined, margin: undefined, isBelowCost: false };
  const profit = scaled.left - scaled.right;
  return {
    shoppersPay,
    profit: withSign(profit, scaled.digits),
    margin: scaled.left > 0n ? withSign(divide(profit * 1000n, scaled.left), 1) : undefined,
    isBelowCost: profit < 0n,
  };
}

/** Percentages with two decimals: 100 % are 10,000. */
const HUNDRED = 10_000n;

/** Returns a decimal string with at most two decimals as hundredths; undefined for another text. */
function toHundredths(text: CellValue): bigint | undefined {
  if (typeof text !== 'string') return undefined;
  const unsigned = text.replace(/^-/, '');
  if (!isDecimal(unsigned) || countDecimalPlaces(unsigned) > 2) return undefined;
  const scaled = toScaled(unsigned, 2);
  return text.startsWith('-') ? -scaled : scaled;
}

/**
 * Returns the price before the discount at which shoppers pay the cost plus this margin, rounded to
 * the decimals of the currency. Undefined without a cost, from a margin of 100 %, and with a discount
 * of 100 %.
 *
 * @param margin percentage of the paid price, a decimal string with at most two decimals
 * @param currency ISO 4217 code of the amounts; two decimals without it
 * @example
 * getPriceForMargin('50', { price: '', discountType: 'NONE', discountValue: '', cost: '10' }); // '20.00'
 */
export function getPriceForMargin(
  margin: string,
  values: PriceValues,
  currency?: string,
): string | undefined {
  const [rate, cost] = [toHundredths(margin), toHundredths(values.cost)];
  if (rate === undefined || cost === undefined || cost < 0n || rate >= HUNDRED) return undefined;
  const { discountType, discountValue } = values;
  const off = discountType === 'NONE' ? 0n : (toHundredths(discountValue) ?? 0n);
  const rest = HUNDRED - rate;
  const decimals = getAmountDecimals(currency);
  /** Hundredths in the smallest amount of the currency. */
  const unit = 10n ** BigInt(2 - decimals);
  if (discountType === 'PERCENT') {
    if (off >= HUNDRED) return undefined;
    const price = divide(cost * HUNDRED * HUNDRED, rest * (HUNDRED - off) * unit);
    return fromScaled(price, decimals);
  }
  return fromScaled(divide(cost * HUNDRED + off * rest, rest * unit), decimals);
}
