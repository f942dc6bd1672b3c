'use client';

import { type CellValue, formatDecimal, isDecimal, readDecimal } from '@vitrine/atoms';
import { useUi } from '@vitrine/ui';
import { useState } from 'react';

/**
 * Returns the text of a number in the format of a locale; what was typed if it is none.
 *
 * @param decimals the least number of decimals: 2 for an amount of money
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
