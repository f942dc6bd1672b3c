import type { Order } from '@vitrine/client/orders';
import { toMoneyValue } from '../../lib/use-amount.ts';
import { formatMoney } from '../../primitives/money/format-money.ts';
import { useUi } from '../../provider/UiProvider.tsx';

/** What an order comes to, in words; nothing where that is not known. */
export function useOrderTotal({ totalPrice, invoice }: Order): string {
  const { locale } = useUi();
  const total = totalPrice ?? invoice?.grandTotal;
  return formatMoney(total && toMoneyValue(total), locale) ?? '';
}
