'use client';

import { type CellValue, formatDecimal, isDecimal, readDecimal } from '@vitrine/atoms';
import { useUi } from '@vitrine/ui';
import { useState } from 'react';

/**
 * Returns a decimal string without zeros at the end of its decimals: `24.5` of `24.50`, and `24` of
 * `24.00`. Zeros of a whole number stay.
 */
export const withoutFinalZeros = (decimal: string): string =>
  decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal;

/**
 * Returns the text of a number in the format of a locale; what was typed if it is none.
 *
 * @param decimals the least number of decimals, such as `getAmountDecimals` of a currency
 */
export function toAmountText(value: CellValue, locale: string, decimals: number): string {
  if (typeof value === 'object') return value.typed;
  if (!isDecimal(value)) return value;
  const [whole = '', own = ''] = value.split('.');
  const padded = own.padEnd(decimals, '0');
  return formatDecimal(padded ? `${whole}.${padded}` : whole, locale);
}

/**
 * Returns the props of an input for a number with at least some decimals: it shows the number format
 * of the language, and keeps what is typed until it is left.
 */
export function useAmountInput(
  value: CellValue,
  onValue: (value: CellValue) => void,
  decimals = 2,
) {
  const { locale } = useUi();
  const [typed, setTyped] = useState<string>();
  return {
    value: typed ?? toAmountText(value, locale, decimals),
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    dir: 'ltr' as const,
    write: (text: string) => {
      setTyped(text);
      const trimmed = text.trim();
      onValue(trimmed === '' ? '' : (readDecimal(trimmed, locale) ?? { typed: trimmed }));
    },
    leave: () => setTyped(undefined),
  };
}
