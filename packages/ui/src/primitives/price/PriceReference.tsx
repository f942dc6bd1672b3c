'use client';

import type { ComponentProps } from 'react';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { formatMoney, type MoneyValue } from '../money/format-money.ts';
import * as css from './Price.css.ts';
import '../../messages/en/common.ts';

export interface PriceReferenceProps extends Omit<ComponentProps<'p'>, 'children'> {
  /**
   * The lowest price of the preceding days. The platform does not return it; the host must store
   * it.
   */
  value: MoneyValue;
  /** Number of days. Default 30, as required in the European Union. */
  days?: number;
}

/** The lowest price before a reduction, which stores in the European Union must show. */
export function PriceReference({ value, days = 30, className, ...rest }: PriceReferenceProps) {
  const { t, locale } = useUi();
  const amount = formatMoney(value, locale);
  if (amount === undefined) return null;
  return (
    <p {...rest} className={classes(css.detailText, className)}>
      {t('common.priceLowest', { count: days, price: amount })}
    </p>
  );
}

export interface PriceConvertedProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** The approximate amount to pay, in the buyer's currency. */
  value: MoneyValue;
  /** ISO 4217 code of the currency that is really charged. */
  charged: string;
}

/** About how much it is in another currency, and in which one it will be charged. */
export function PriceConverted({ value, charged, className, ...rest }: PriceConvertedProps) {
  const { t, locale } = useUi();
  const amount = formatMoney(value, locale);
  if (amount === undefined) return null;
  return (
    <p {...rest} className={classes(css.detailText, className)}>
      {t('common.priceConverted', { price: amount })}{' '}
      {t('common.priceCharged', { currency: charged })}
    </p>
  );
}
