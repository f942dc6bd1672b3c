import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../../lib/classes.ts';
import { useUi } from '../../provider/UiProvider.tsx';
import { Badge } from '../badge/Badge.tsx';
import { formatMoney, type MoneyValue } from '../money/format-money.ts';
import { Money } from '../money/Money.tsx';
import { Spinner } from '../spinner/Spinner.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as css from './Price.css.ts';

/** `card` in lists, `line` in a cart, `page` beside the main action. */
export type PriceSize = 'card' | 'line' | 'page';

export interface PriceProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is paid. Without it the words say that the price has to be asked for. */
  now: MoneyValue | undefined;
  /** What was paid before, when that was more. */
  was?: MoneyValue;
  /** How much less, in whole per cent; shown on a page only. */
  off?: number;
  /** Others of the same kind cost more. */
  from?: boolean;
  /** The price of so much of it: `per` is the measure in words, `100 g`. */
  unit?: { price: MoneyValue; per: string };
  /** What is said of the price, behind the unit: “VAT included”. */
  note?: ReactNode;
  size?: PriceSize;
  /** The figure is being worked out anew; a ring stands in its place. */
  pending?: boolean;
}

/** Now, before, and by the unit. It is never red; the platform's amounts are shown as they are. */
export function Price({
  now,
  was,
  off,
  from,
  unit,
  note,
  size = 'card',
  pending,
  className,
  ...rest
}: PriceProps) {
  const { t } = useUi();
  const look = classes(css.root({ size }), className);
  if (pending) {
    return (
      <div {...rest} data-pending="" className={look}>
        <span className={css.pending({ size })}>
          <Spinner label={t('common.pricePending')} />
        </span>
      </div>
    );
  }
  return (
    <div {...rest} className={look}>
      <Now now={now} isReduced={was !== undefined} from={from} size={size} />
      {was && (
        <del className={css.was}>
          {size === 'page' ? (
            t('common.priceWas')
          ) : (
            <VisuallyHidden>{t('common.priceWas')}</VisuallyHidden>
          )}{' '}
          <Money value={was} className={css.struck({ size })} />
        </del>
      )}
      {size === 'page' && off !== undefined && <Off percent={off} />}
      {(unit || note) && (
        <span className={css.detail({ size })}>
          {unit && <UnitPrice {...unit} />}
          {unit && note && ', '}
          {note}
        </span>
      )}
    </div>
  );
}

interface NowProps {
  now: MoneyValue | undefined;
  isReduced: boolean;
  from: boolean | undefined;
  size: PriceSize;
}

function Now({ now, isReduced, from, size }: NowProps) {
  const { t, locale } = useUi();
  const amount = formatMoney(now, locale);
  const figure =
    from && amount !== undefined ? (
      <bdi>{t('common.priceFrom', { price: amount })}</bdi>
    ) : (
      <Money value={now} />
    );
  if (!isReduced) return <span className={css.now({ size })}>{figure}</span>;
  return (
    <ins className={css.now({ size })}>
      <VisuallyHidden>{t('common.priceNow')} </VisuallyHidden>
      {figure}
    </ins>
  );
}

function Off({ percent }: { percent: number }) {
  const { t, locale } = useUi();
  const share = new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 1,
  }).format(percent / 100);
  return (
    <span className={css.off}>
      <Badge kind="outline" aria-hidden="true">
        {t('common.percentOff', { percent: share })}
      </Badge>
      <VisuallyHidden>{t('common.percentOffSpoken', { percent: share })}</VisuallyHidden>
    </span>
  );
}

function UnitPrice({ price, per }: { price: MoneyValue; per: string }) {
  const { t, locale } = useUi();
  const amount = formatMoney(price, locale);
  if (amount === undefined) return null;
  const words = { price: amount, measure: per };
  return (
    <>
      <bdi aria-hidden="true">{t('common.pricePerUnit', words)}</bdi>
      <VisuallyHidden>{t('common.pricePerUnitSpoken', words)}</VisuallyHidden>
    </>
  );
}
