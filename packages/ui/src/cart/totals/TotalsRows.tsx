import type { ReactNode } from 'react';
import { useUi } from '../../provider/UiProvider.tsx';
import * as css from './CartTotals.css.ts';
import { TotalsAmount } from './TotalsAmount.tsx';
import { TotalsNotes } from './TotalsNotes.tsx';
import { isNegative, isZero } from './total-amounts.ts';
import type { TotalRow } from './total-rows.ts';

interface RowProps {
  row: TotalRow;
  currency: string;
  /** What is in for a figure that is not known yet. */
  missing: ReactNode;
  /** Says what a reduction is for also where that is everything. */
  hasScopes?: boolean;
}

/** Whether only the checkout can tell the figure. */
const isLater = (row: TotalRow): boolean =>
  (row.kind === 'delivery' || row.kind === 'tax') && !row.amount;

/** One row of the summary: what it is at the start, the figure at the end, notes below. */
export function TotalsRow({ row, currency, missing, hasScopes = false }: RowProps) {
  return (
    <div className={css.row} data-muted={isLater(row) ? '' : undefined}>
      <dt className={css.name}>{useRowName(row)}</dt>
      <dd className={css.figure}>
        <Figure {...{ row, currency, missing }} />
      </dd>
      <TotalsNotes {...{ row, currency, hasScopes }} />
    </div>
  );
}

/** Several rows; rows of one kind and name are told apart by their place. */
export function TotalsRows({
  rows,
  ...rest
}: Omit<RowProps, 'row'> & { rows: readonly TotalRow[] }) {
  const scopes = new Set(rows.flatMap((row) => (row.kind === 'discount' ? [row.appliesTo] : [])));
  return rows.map((row, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place.
    <TotalsRow key={place} row={row} hasScopes={scopes.size > 1} {...rest} />
  ));
}

function useRowName(row: TotalRow): ReactNode {
  const { t } = useUi();
  switch (row.kind) {
    case 'discount':
      return row.name ?? t('cart.totals.discount');
    case 'fee':
      return row.name ?? t('cart.totals.fees');
    case 'membership':
      return row.name ?? t('cart.totals.membership');
    case 'gift-card':
      return t('cart.totals.giftCard', { code: row.code });
    case 'tax':
      return row.name ?? t('cart.totals.tax');
    default:
      return t(`cart.totals.${row.kind}`);
  }
}

function Figure({ row, currency, missing }: RowProps) {
  const { t, locale } = useUi();
  if (row.kind === 'membership') return t('cart.totals.pays', { count: row.coveredQuantity });
  const { kind, amount } = row;
  if (kind === 'delivery' && row.isImpossible) return t('cart.totals.unavailable');
  if (isLater(row)) return t('cart.totals.atCheckout');
  if (kind === 'delivery' && amount && isZero(amount)) return t('cart.totals.free');
  if (amount) {
    const isTakenOff = kind === 'discount' || kind === 'gift-card';
    return (
      <TotalsAmount value={amount} currency={currency} minus={isTakenOff || isNegative(amount)} />
    );
  }
  if (kind === 'discount' && Number.isFinite(row.percentage)) {
    const percent = new Intl.NumberFormat(locale, { style: 'unit', unit: 'percent' });
    const amountOff = percent.format(row.percentage ?? 0);
    return <bdi>{t('cart.totals.minus', { amount: amountOff })}</bdi>;
  }
  return missing;
}
