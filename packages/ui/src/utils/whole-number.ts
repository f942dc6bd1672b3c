import { readDecimal } from '@vitrine/atoms';
import { getNumberFormat } from './number-format.ts';

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
 * Parses a typed integer, in the digits of any script and with the group separators of the locale;
 * `undefined` for anything else, so that `1.5` never becomes 15.
 */
export function parseWholeNumber(text: string, locale: string): number | undefined {
  const value = Number(readDecimal(text, locale) ?? Number.NaN);
  return Number.isSafeInteger(value) ? value : undefined;
}

/** Formats the number in the digits of the locale, without group separators, for use in a field. */
export function formatWholeNumber(value: number, locale: string): string {
  return getNumberFormat(locale, { useGrouping: false }).format(value);
}
