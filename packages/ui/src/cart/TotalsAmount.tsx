import type { Money } from '@vitrine/client/cart';
import { useUi } from '../provider/UiProvider.tsx';
import { withoutSign } from './total-amounts.ts';
import { useMoneyText } from './use-money-text.ts';

export interface AmountProps {
  value: Money;
  /** ISO 4217 code. */
  currency: string;
  /** It is taken off: the platform tells that with a sign or without one. */
  minus?: boolean;
}

/** An amount of the cart at the end of its row. */
export function Amount({ value, currency, minus }: AmountProps) {
  const { t } = useUi();
  const text = useMoneyText(currency);
  if (!minus) return <bdi>{text(value) ?? t('common.noPrice')}</bdi>;
  const amount = text(withoutSign(value));
  return <bdi>{amount ? t('cart.totals.minus', { amount }) : t('common.noPrice')}</bdi>;
}
