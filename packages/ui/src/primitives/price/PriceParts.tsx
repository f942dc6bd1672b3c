import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../../lib/classes.ts';
import { useUi } from '../../provider/UiProvider.tsx';
import { Badge } from '../badge/Badge.tsx';
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
  const words = { price: amount, measure: per };
  return (
    <span {...rest} className={classes(css.detailText, className)}>
      <bdi aria-hidden="true">{t('common.pricePerUnit', words)}</bdi>
      <VisuallyHidden>{t('common.pricePerUnitSpoken', words)}</VisuallyHidden>
    </span>
  );
}

export interface PriceReferenceProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** The lowest price of the days before. The contract does not have it: the shop keeps it. */
  value: MoneyValue;
  /** How many days. Default 30, as the European Union asks for. */
  days?: number;
}

/** The lowest price before a reduction, which shops of the European Union have to tell. */
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
  /** About what is paid, in the buyer's currency. */
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

/** How much less: whole or broken per cent, or an amount, as the shop has set it. */
export type PriceOff = number | MoneyValue;

/** The reduction in a frame of 1 px; spoken as words. */
export function Off({ off }: { off: PriceOff }): ReactNode {
  const { t, locale } = useUi();
  const words = offWords(off, locale);
  if (words === undefined) return null;
  return (
    <span className={css.off}>
      <Badge kind="outline" aria-hidden="true">
        {t('common.percentOff', { percent: words })}
      </Badge>
      <VisuallyHidden>{t('common.percentOffSpoken', { percent: words })}</VisuallyHidden>
    </span>
  );
}

function offWords(off: PriceOff, locale: string): string | undefined {
  if (typeof off !== 'number') return formatMoney(off, locale);
  const format = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  return format.format(off / 100);
}
