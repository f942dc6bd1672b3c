import type { Order } from '@vitrine/client/orders';
import { formatMoney } from '../../primitives/money/format-money.ts';
import { useUi } from '../../provider/UiProvider.tsx';

/** What an order comes to, in words; nothing where that is not known. */
export function useTotalText({ totalPrice, invoice }: Order): string {
  const { locale } = useUi();
  const total = totalPrice ?? invoice?.grandTotal;
  const money = total && { amount: total.value, currency: total.currency };
  return formatMoney(money, locale) ?? '';
}
