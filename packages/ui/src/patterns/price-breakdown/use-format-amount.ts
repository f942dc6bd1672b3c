'use client';

import { formatMoney } from '../../primitives/money/format-money.ts';
import { useUi } from '../../provider/UiProvider.tsx';

/** An amount as tickets, their bills and their orders carry it. */
export interface EventAmount {
  /** Decimal string. */
  value: string;
  /** ISO 4217 code. */
  currency: string;
}

/** Returns an amount of the events service as the `value` of `Money` and `formatMoney`. */
export const fromEventAmount = ({ value, currency }: EventAmount) => ({ amount: value, currency });

/** Whether the amount is exactly zero. */
export const isZeroAmount = ({ value }: EventAmount): boolean => !/[1-9]/.test(value);

/** Returns a function that formats an amount for use in a sentence. */
export function useFormatAmount(): (value: EventAmount) => string {
  const { locale } = useUi();
  return (value) => formatMoney(fromEventAmount(value), locale) ?? value.value;
}
