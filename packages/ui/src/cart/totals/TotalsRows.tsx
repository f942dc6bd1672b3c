'use client';

import type { ReactNode } from 'react';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { getNumberFormat } from '../../utils/number-format.ts';
import * as css from './CartTotals.css.ts';
import { TotalsAmount } from './TotalsAmount.tsx';
import { TotalsNotes } from './TotalsNotes.tsx';
import { isNegative, isZero } from './total-amounts.ts';
import type { TotalRow } from './total-rows.ts';
import '../../messages/en/totals.ts';

interface RowProps {
  row: TotalRow;
  currency: string;
  /** Shown instead of an amount that is unknown. */
  missing: ReactNode;
  /** Next to the label. */
  detail?: ReactNode;
  /** Shows the scope of a discount even if it is the entire cart. */
  hasScopes?: boolean;
  /** Whether a delivery without an amount is free, instead of unknown. */
  isDeliveryFree?: boolean | undefined;
  /** Whether the amount includes items that can't be bought. */
  isProvisional?: boolean;
}

/** Whether the amount is only known at checkout. */
const isLater = (row: TotalRow, isDeliveryFree: boolean | undefined): boolean =>
  (row.kind === 'tax' || (row.kind === 'delivery' && !isDeliveryFree)) && !row.amount;

/** Whether the row has no amount yet, so that it is quieter than the others. */
const isWithoutAmount = (row: TotalRow, isDeliveryFree: boolean | undefined): boolean =>
  isLater(row, isDeliveryFree) || ((row.kind === 'fee' || row.kind === 'gift-card') && !row.amount);

/** One row of the summary: label at the start, amount at the end, notes below. */
export function TotalsRow({
  row,
  currency,
  missing,
  detail,
  hasScopes = false,
  isDeliveryFree,
  isProvisional,
}: RowProps) {
  return (
    <div className={css.row} data-muted={isWithoutAmount(row, isDeliveryFree) ? '' : undefined}>
      <dt className={css.name}>
        {useRowName(row)}
        {detail && <span className={css.detail}>{detail}</span>}
      </dt>
      <dd className={classes(css.figure, isProvisional && css.provisional)}>
        <Figure {...{ row, currency, missing, isDeliveryFree }} />
      </dd>
      <TotalsNotes {...{ row, currency, hasScopes }} />
    </div>
  );
}

/** Several rows; those of the same kind and name are distinguished by their index. */
export function TotalsRows({
  rows,
  ...rest
}: Omit<RowProps, 'row'> & { rows: readonly TotalRow[] }) {
  const scopes = new Set(rows.flatMap((row) => (row.kind === 'discount' ? [row.appliesTo] : [])));
  return rows.map((row, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place.
    <TotalsRow key={index} row={row} hasScopes={scopes.size > 1} {...rest} />
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

function Figure({ row, currency, missing, isDeliveryFree }: RowProps) {
  const { t, locale } = useUi();
  if (row.kind === 'membership') return t('cart.totals.pays', { count: row.coveredQuantity });
  const { kind, amount } = row;
  if (kind === 'delivery' && row.isImpossible) return t('cart.totals.unavailable');
  if (isLater(row, isDeliveryFree)) return t('cart.totals.atCheckout');
  if (kind === 'delivery' && (!amount || isZero(amount))) return t('cart.totals.free');
  if (amount) {
    const isDeduction = kind === 'discount' || kind === 'gift-card';
    return (
      <TotalsAmount value={amount} currency={currency} minus={isDeduction || isNegative(amount)} />
    );
  }
  if (kind === 'discount' && Number.isFinite(row.percentage)) {
    const percent = getNumberFormat(locale, { style: 'unit', unit: 'percent' });
    const amountOff = percent.format(row.percentage ?? 0);
    return <bdi>{t('cart.totals.minus', { amount: amountOff })}</bdi>;
  }
  return missing;
}
