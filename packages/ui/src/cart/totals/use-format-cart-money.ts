import type { Money } from '@vitrine/client/cart';
import { formatMoney } from '../../primitives/money/format-money.ts';
import { useUi } from '../../provider/UiProvider.tsx';
import { toMoneyValue } from '../line/line-item-fields.ts';

/**
 * Writes amounts of a cart for a place inside a sentence. Where text runs from right to left the
 * amount is isolated, or its currency sign would change sides.
 */
export function useFormatCartMoney(
  currency: string,
): (money: Money | undefined) => string | undefined {
  const { locale, direction } = useUi();
  return (money) => {
    const amount = formatMoney(toMoneyValue(money, currency), locale);
    return amount && direction === 'rtl' ? `\u2068${amount}\u2069` : amount;
  };
}
