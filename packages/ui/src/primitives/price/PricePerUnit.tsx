'use client';

import type { ComponentProps } from 'react';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { formatMoney, type MoneyValue } from '../money/format-money.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as css from './Price.css.ts';
import '../../messages/en/common.ts';

export interface PricePerUnitProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The price of one unit. */
  price: MoneyValue;
  /** The formatted measure: `100 g`. */
  per: string;
}

/** The price per unit of measure: “€7.11 / 100 g”, with an accessible text. */
export function PricePerUnit({ price, per, className, ...rest }: PricePerUnitProps) {
  const { t, locale } = useUi();
  const amount = formatMoney(price, locale);
  if (amount === undefined) return null;
  // `Intl` begins Persian amounts with a mark that would turn the text around in its own element.
  const messageValues = { price: amount.replace(/^\u200e/, ''), measure: per };
  return (
    <span {...rest} className={classes(css.detailText, className)}>
      <bdi aria-hidden="true">{t('common.pricePerUnit', messageValues)}</bdi>
      <VisuallyHidden>{t('common.pricePerUnitSpoken', messageValues)}</VisuallyHidden>
    </span>
  );
}
