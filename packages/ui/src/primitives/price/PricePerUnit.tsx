import type { ComponentProps } from 'react';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { formatMoney, type MoneyValue } from '../money/format-money.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as css from './Price.css.ts';

export interface PricePerUnitProps extends Omit<ComponentProps<'span'>, 'children'> {
  price: MoneyValue;
  /** The measure in words: `100 g`. */
  per: string;
}

/** The price of so much of it, wherever a price stands: “€7.11 / 100 g”, spoken as words. */
export function PricePerUnit({ price, per, className, ...rest }: PricePerUnitProps) {
  const { t, locale } = useUi();
  const amount = formatMoney(price, locale);
  if (amount === undefined) return null;
  const messageValues = { price: amount, measure: per };
  return (
    <span {...rest} className={classes(css.detailText, className)}>
      <bdi aria-hidden="true">{t('common.pricePerUnit', messageValues)}</bdi>
      <VisuallyHidden>{t('common.pricePerUnitSpoken', messageValues)}</VisuallyHidden>
    </span>
  );
}
