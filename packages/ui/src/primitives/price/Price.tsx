'use client';

import { type ComponentProps, type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { formatMoney, formatMoneyRange, type MoneyValue } from '../money/format-money.ts';
import { Money } from '../money/Money.tsx';
import { Spinner } from '../spinner/Spinner.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as css from './Price.css.ts';
import type { PriceReductionProps, PriceReductionValue } from './PriceReduction.tsx';
import '../../messages/en/common.ts';

/** Most lists show no reduction: it is loaded on demand, and left out where it can't be. */
const PriceReduction = lazy<ComponentType<PriceReductionProps>>(() =>
  import('./PriceReduction.tsx').catch(() => ({ default: () => null })),
);

/** `card` in lists, `line` in a cart, `page` next to the main action. */
export type PriceSize = 'card' | 'line' | 'page';

export interface PriceProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The price to pay. Without it, a text shows that the price is on request. */
  now: MoneyValue | undefined;
  /** The previous price, if it was higher. */
  was?: MoneyValue;
  /** The reduction, in percent or as an amount. */
  off?: PriceReductionValue;
  /** Whether the reduction shows. By default only in the size `page`. */
  showReduction?: boolean;
  /** Others of the same kind cost more. */
  from?: boolean;
  /** The highest price: shows the range from `now` to `upTo`. With it, `from` has no effect. */
  upTo?: MoneyValue;
  /** A note about the price: a `PricePerUnit`, “VAT included”. */
  note?: ReactNode;
  /** Further lines about it: `PriceReference`, `PriceConverted`. */
  lines?: ReactNode;
  /** `card` in a product card, `line` in a line of a list, `page` on the page of a product. */
  size?: PriceSize;
  /** Whether the price is being recalculated; a spinner replaces it. */
  pending?: boolean;
}

/**
 * Current price, previous price and note. It is never red; the platform's amounts are shown
 * unchanged.
 */
export function Price({
  now,
  was,
  off,
  from,
  upTo,
  note,
  lines,
  size = 'card',
  showReduction = size === 'page',
  pending,
  className,
  ...rest
}: PriceProps) {
  const { t } = useUi();
  const look = classes(css.root[size], className);
  if (pending) {
    return (
      <div {...rest} data-pending="" className={look}>
        <span className={classes(css.now[size], css.pending)}>
          <Spinner label={t('common.priceLoading')} />
        </span>
      </div>
    );
  }
  return (
    <div {...rest} className={look}>
      <Now now={now} isReduced={was !== undefined} from={from} upTo={upTo} size={size} />
      {was && (
        <del className={css.was}>
          {size === 'page' ? (
            t('common.priceWas')
          ) : (
            <VisuallyHidden>{t('common.priceWas')}</VisuallyHidden>
          )}{' '}
          <Money value={was} className={css.struck} />
        </del>
      )}
      {showReduction && off !== undefined && (
        <Suspense>
          <PriceReduction off={off} />
        </Suspense>
      )}
      {note && <span className={css.detail[size]}>{note}</span>}
      {lines && <div className={css.lines}>{lines}</div>}
    </div>
  );
}

interface NowProps {
  now: MoneyValue | undefined;
  isReduced: boolean;
  from: boolean | undefined;
  upTo: MoneyValue | undefined;
  size: PriceSize;
}

function Now({ now, isReduced, from, upTo, size }: NowProps) {
  const { t, locale } = useUi();
  const price = formatMoney(now, locale);
  const text =
    formatMoneyRange(now, upTo, locale) ?? (from && price && t('common.priceFrom', { price }));
  const figure = text ? <bdi>{text}</bdi> : <Money value={now} />;
  if (!isReduced) return <span className={css.now[size]}>{figure}</span>;
  return (
    <ins className={css.now[size]}>
      <VisuallyHidden>{t('common.priceNow')} </VisuallyHidden>
      {figure}
    </ins>
  );
}
