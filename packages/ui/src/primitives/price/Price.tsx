import { type ComponentProps, type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { formatMoney, formatMoneyRange, type MoneyValue } from '../money/format-money.ts';
import { Money } from '../money/Money.tsx';
import { Spinner } from '../spinner/Spinner.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as css from './Price.css.ts';
import type { PriceReductionProps, PriceReductionValue } from './PriceReduction.tsx';

/** Only a page shows how much less it is: it is loaded there, and left out where it can't be. */
const PriceReduction = lazy<ComponentType<PriceReductionProps>>(() =>
  import('./PriceReduction.tsx').catch(() => ({ default: () => null })),
);

/** `card` in lists, `line` in a cart, `page` beside the main action. */
export type PriceSize = 'card' | 'line' | 'page';

export interface PriceProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is paid. Without it the words say that the price has to be asked for. */
  now: MoneyValue | undefined;
  /** What was paid before, when that was more. */
  was?: MoneyValue;
  /** How much less, in per cent or as an amount; shown on a page only. */
  off?: PriceReductionValue;
  /** Others of the same kind cost more. */
  from?: boolean;
  /** The most that one of them costs: the price is a range. It wins over `from`. */
  upTo?: MoneyValue;
  /** What is said of the price: a `PricePerUnit`, “VAT included”. */
  note?: ReactNode;
  /** Further lines about it: `PriceReference`, `PriceConverted`. */
  lines?: ReactNode;
  size?: PriceSize;
  /** The figure is being worked out again; a ring is in its place. */
  pending?: boolean;
}

/** Now, before, and what is said of it. It is never red; the platform's amounts are shown as they are. */
export function Price({
  now,
  was,
  off,
  from,
  upTo,
  note,
  lines,
  size = 'card',
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
      {size === 'page' && off !== undefined && (
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
  const labelText =
    formatMoneyRange(now, upTo, locale) ?? (from && price && t('common.priceFrom', { price }));
  const figure = labelText ? <bdi>{labelText}</bdi> : <Money value={now} />;
  if (!isReduced) return <span className={css.now[size]}>{figure}</span>;
  return (
    <ins className={css.now[size]}>
      <VisuallyHidden>{t('common.priceNow')} </VisuallyHidden>
      {figure}
    </ins>
  );
}
