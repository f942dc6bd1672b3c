import { countDecimalPlaces, fromScaled, isDecimal, toScaled } from '../../utils/decimals.ts';

/** How amounts are rounded: to a step, or to an ending of whole units. */
export type PriceRounding = 'cent' | 'half' | 'whole' | 'ends-90' | 'ends-95';

/** A change of many prices or costs. */
export interface PriceRule {
  /** The price before the discount, or the cost. */
  field: 'price' | 'cost';
  /** `set` gives all products the same amount. */
  how: 'raise' | 'lower' | 'set';
  /** Ignored by `set`, which takes an amount. */
  unit: 'percent' | 'amount';
  /** A decimal string of zero or more, such as `6` or `2.50`. */
  value: string;
  /** How the new amounts are rounded. */
  rounding: PriceRounding;
  /** Where an amount between two steps of the rounding goes. */
  direction: 'nearest' | 'up' | 'down';
  /** Whether variants with prices of their own change, too. */
  includesVariants: boolean;
  /** Leaves out prices whose margin would be below this percentage. */
  minMargin: number | undefined;
}

/** Step and offset of each rounding, in hundredths. */
const steps: Readonly<Record<PriceRounding, { step: bigint; offset: bigint }>> = {
  cent: { step: 1n, offset: 0n },
  half: { step: 50n, offset: 0n },
  whole: { step: 100n, offset: 0n },
  'ends-90': { step: 100n, offset: 90n },
  'ends-95': { step: 100n, offset: 95n },
};

/** Rounds down to an integer, also below zero. */
const divideDown = (dividend: bigint, divisor: bigint): bigint => {
  const quotient = dividend / divisor;
  return dividend % divisor < 0n ? quotient - 1n : quotient;
};

/**
 * Rounds an amount, an integer scaled by a number of decimals, to hundredths. Zero stays zero, and
 * nothing is rounded below the smallest amount of the rounding.
 */
function roundAmount(
  scaled: bigint,
  digits: number,
  { rounding, direction }: Pick<PriceRule, 'rounding' | 'direction'>,
): bigint {
  if (scaled <= 0n) return 0n;
  // Hundredths with the same precision: both sides times 10^digits.
  const unit = 10n ** BigInt(digits);
  const { step, offset } = steps[rounding];
  const lower = divideDown(scaled * 100n - offset * unit, step * unit) * step + offset;
  const rest = scaled * 100n - lower * unit;
  const isExact = rest === 0n;
  const goesUp =
    direction === 'up' ? !isExact : direction === 'nearest' && rest * 2n >= step * unit;
  const rounded = goesUp ? lower + step : lower;
  return rounded < 0n ? offset : rounded;
}

/** Whether a rule can be applied: its value is an amount, and nothing is lowered by more than all. */
export const isCompleteRule = ({ value, how, unit }: PriceRule): boolean =>
  isDecimal(value) &&
  (how === 'set' || Number(value) > 0) &&
  !(how === 'lower' && unit === 'percent' && Number(value) > 100);

/**
 * Applies a rule to an amount, exactly, without floats; returns it with two decimals, the most that the
 * platform has. An amount is never below zero.
 *
 * @param current a decimal string
 * @param decimals the number of decimals of the currency; without any, amounts are rounded to whole ones
 */
export function applyPriceRule(current: string, rule: PriceRule, decimals = 2): string {
  const { how, unit, value, direction } = rule;
  const rounding: PriceRounding = decimals === 0 ? 'whole' : rule.rounding;
  const round = (scaled: bigint, digits: number) => {
    const hundredths = roundAmount(scaled, digits, { rounding, direction });
    return decimals === 0 ? fromScaled(hundredths / 100n, 0) : fromScaled(hundredths, 2);
  };
  const [ownDigits, valueDigits] = [countDecimalPlaces(current), countDecimalPlaces(value)];
  if (how === 'set') return round(toScaled(value, valueDigits), valueDigits);
  const sign = how === 'raise' ? 1n : -1n;
  if (unit === 'percent') {
    const factor = 100n * 10n ** BigInt(valueDigits) + sign * toScaled(value, valueDigits);
    const scaled = toScaled(current, ownDigits) * factor;
    return round(scaled, ownDigits + valueDigits + 2);
  }
  const digits = Math.max(ownDigits, valueDigits);
  const scaled = toScaled(current, digits) + sign * toScaled(value, digits);
  return round(scaled, digits);
}
