import { useUi } from '../../provider/UiProvider.tsx';
import { Badge } from '../badge/Badge.tsx';
import { formatMoney, type MoneyValue } from '../money/format-money.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as css from './Price.css.ts';

/** How much less: whole or broken per cent, or an amount, as the shop has set it. */
export type PriceOff = number | MoneyValue;

export interface OffProps {
  off: PriceOff;
}

/** The reduction in a frame of 1 px; spoken as words. */
export default function Off({ off }: OffProps) {
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
