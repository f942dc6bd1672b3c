'use client';

import type { Money } from '@vitrine/client/cart';
import { formatMoney } from '../../primitives/money/format-money.ts';
import { useUi } from '../../provider/UiProvider.tsx';
import { multiplyPrice, toMoneyValue } from '../line/line-item-fields.ts';

/**
 * Formats amounts of a cart for use inside a sentence. In right-to-left text the amount is
 * isolated, so that its currency sign stays on its side.
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

/** Formats the exact price of several pieces. The platform has formatted that of one piece only. */
export function useFormatPieces(
  currency: string,
): (price: Money | undefined, quantity: number) => string | undefined {
  const { locale } = useUi();
  const formatPrice = useFormatCartMoney(currency);
  return (price, quantity) => {
    const amount = quantity === 1 ? undefined : multiplyPrice(price, quantity);
    return amount === undefined ? formatPrice(price) : formatMoney({ amount, currency }, locale);
  };
}
