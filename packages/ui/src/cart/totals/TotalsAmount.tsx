'use client';

import type { Money } from '@vitrine/client/cart';
import { useUi } from '../../provider/UiProvider.tsx';
import { withoutSign } from './total-amounts.ts';
import { useFormatCartMoney } from './use-format-cart-money.ts';
import '../../messages/en/common.ts';
import '../../messages/en/totals.ts';

export interface TotalsAmountProps {
  value: Money;
  /** ISO 4217 code. */
  currency: string;
  /** Whether it is subtracted: the platform returns it with or without a sign. */
  minus?: boolean;
}

/** An amount of the cart at the end of its row. */
export function TotalsAmount({ value, currency, minus }: TotalsAmountProps) {
  const { t } = useUi();
  const text = useFormatCartMoney(currency);
  if (!minus) return <bdi>{text(value) ?? t('common.noPrice')}</bdi>;
  const amount = text(withoutSign(value));
  return <bdi>{amount ? t('cart.totals.minus', { amount }) : t('common.noPrice')}</bdi>;
}
