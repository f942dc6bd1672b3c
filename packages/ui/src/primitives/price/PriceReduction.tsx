'use client';

import { useUi } from '../../provider/UiProvider.tsx';
import { getNumberFormat } from '../../utils/number-format.ts';
import { Badge } from '../badge/Badge.tsx';
import { formatMoney, type MoneyValue } from '../money/format-money.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as css from './Price.css.ts';
import '../../messages/en/common.ts';

/** The reduction: integer or fractional percent, or an amount, as configured by the store. */
export type PriceReductionValue = number | MoneyValue;

export interface PriceReductionProps {
  off: PriceReductionValue;
}

/** The reduction in a 1 px frame, with an accessible text. */
export default function PriceReduction({ off }: PriceReductionProps) {
  const { t, locale } = useUi();
  const text = getReductionText(off, locale);
  if (text === undefined) return null;
  return (
    <span className={css.off}>
      <Badge kind="outline" aria-hidden="true">
        {t('common.percentOff', { percent: text })}
      </Badge>
      <VisuallyHidden>{t('common.percentOffSpoken', { percent: text })}</VisuallyHidden>
    </span>
  );
}

function getReductionText(off: PriceReductionValue, locale: string): string | undefined {
  if (typeof off !== 'number') return formatMoney(off, locale);
  const format = getNumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  return format.format(off / 100);
}
