import type { Money } from '@vitrine/client/cart';
import type { ReactNode } from 'react';
import { useUi } from '../provider/UiProvider.tsx';
import * as css from './CartTotals.css.ts';
import type { TotalRow } from './total-rows.ts';
import { useMoneyText } from './use-money-text.ts';

interface RowProps {
  row: TotalRow;
  currency: string;
  /** What stands in for a figure that is not known yet. */
  missing: ReactNode;
}

/** One row of the summary: what it is at the start, the figure at the end. */
export function TotalsRow({ row, currency, missing }: RowProps) {
  return (
    <div className={css.row} data-muted={row.kind === 'delivery' && !row.amount ? '' : undefined}>
      <dt className={css.name}>{useRowName(row)}</dt>
      <dd className={css.figure}>
        <Figure {...{ row, currency, missing }} />
      </dd>
    </div>
  );
}

/** Several rows; rows of one kind and name are told apart by their place. */
export function TotalsRows({
  rows,
  ...rest
}: Omit<RowProps, 'row'> & { rows: readonly TotalRow[] }) {
  return rows.map((row, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place.
    <TotalsRow key={place} row={row} {...rest} />
  ));
}

function useRowName(row: TotalRow): string {
  const { t } = useUi();
  switch (row.kind) {
    case 'discount':
      return row.name ?? t('cart.totals.discount');
    case 'fee':
      return row.name;
    case 'gift-card':
      return t('cart.totals.giftCard', { code: row.code });
    default:
      return t(`cart.totals.${row.kind}`);
  }
}

function Figure({ row, currency, missing }: RowProps) {
  const { t } = useUi();
  const { kind, amount } = row;
  if (kind === 'delivery') {
    if (!amount) return t('cart.totals.later');
    if (!/[1-9]/.test(amount.amount)) return t('cart.totals.free');
  }
  if (!amount) return missing;
  return (
    <Amount
      value={amount}
      currency={currency}
      minus={kind === 'discount' || kind === 'gift-card'}
    />
  );
}

/** An amount of the cart; `minus` for what is taken off, which the platform tells without a sign. */
export function Amount({
  value,
  currency,
  minus,
}: {
  value: Money;
  currency: string;
  minus?: boolean;
}) {
  const { t } = useUi();
  const amount = useMoneyText(currency)(value) ?? t('common.noPrice');
  return <bdi>{minus ? t('cart.totals.minus', { amount }) : amount}</bdi>;
}
