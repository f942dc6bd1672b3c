import { readDecimal } from '@vitrine/atoms';

/** Limits of a stepped number; both included. */
export interface Limits {
  min: number;
  max: number;
}

/** The number nearest to `value` within the limits. */
export function clamp(value: number, { min, max }: Limits): number {
  return Math.max(min, Math.min(value, max));
}

/**
 * The whole number that someone typed, in the digits of any script and with the group signs of
 * the locale; `undefined` for anything else, so that `1.5` never becomes 15.
 */
export function parseWholeNumber(text: string, locale: string): number | undefined {
  const value = Number(readDecimal(text, locale) ?? Number.NaN);
  return Number.isSafeInteger(value) ? value : undefined;
}

/** The number in the digits of the locale, without group signs: a field is no place for them. */
export function formatWholeNumber(value: number, locale: string): string {
  return new Intl.NumberFormat(locale, { useGrouping: false }).format(value);
}
