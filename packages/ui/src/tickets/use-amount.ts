import { formatMoney } from '../primitives/money/format-money.ts';
import { useUi } from '../provider/UiProvider.tsx';

/** An amount as tickets and their bills carry it. */
export interface AmountValue {
  /** Decimal string. */
  value: string;
  /** ISO 4217 code. */
  currency: string;
}

/** The same for `Money` and its like. */
export const toMoneyValue = ({ value, currency }: AmountValue) => ({ amount: value, currency });

/** Writes amounts of tickets for a place inside a sentence. */
export function useAmount(): (value: AmountValue) => string {
  const { locale } = useUi();
  return (value) => formatMoney(toMoneyValue(value), locale) ?? value.value;
}
