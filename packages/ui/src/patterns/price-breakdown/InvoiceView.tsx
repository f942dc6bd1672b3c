'use client';

import { type OrderSummaryRow, orderSummaryRows } from '@vitrine/atoms';
import type { Invoice, InvoiceItem } from '@vitrine/client/orders';
import type { ComponentProps, ReactNode } from 'react';
import { Money } from '../../primitives/money/Money.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { getNumberFormat } from '../../utils/number-format.ts';
import * as css from './InvoiceView.css.ts';
import { fromEventAmount } from './use-format-amount.ts';
import '../../messages/en/orders.ts';

export interface InvoiceViewProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** The invoice, as the client returns it. */
  invoice: Invoice;
  /** Whether the amounts are outdated while new ones are loading. */
  pending?: boolean;
}

/** Formats a rate for the locale; returns it unchanged if it is not a number. */
function rateText(rate: string | null, locale: string): string {
  const share = Number(rate) / 100;
  if (rate === null || Number.isNaN(share)) return rate ?? '';
  return getNumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 }).format(share);
}

/** Returns the label of a row; `undefined` for the total, which is shown separately. */
function useRowName(): (row: OrderSummaryRow) => string {
  const { t, locale } = useUi();
  return (row) => {
    if (row.kind === 'tax') {
      const rate = rateText(row.rate, locale);
      const name = row.name ?? t('orders.summary.taxName');
      return t(row.placement === 'included' ? 'orders.summary.includedTax' : 'orders.summary.tax', {
        name: rate ? t('orders.summary.taxRate', { name, rate }) : name,
      });
    }
    if (row.kind === 'fee') {
      return t(row.placement === 'included' ? 'orders.summary.includedFee' : 'orders.summary.fee');
    }
    return t(`orders.summary.${row.kind}`);
  };
}

/**
 * The costs of tickets, as invoiced by the platform. No amount is calculated here. See
 * docs/reference/orders.mdx.
 */
export function InvoiceView({ invoice, pending, className, ...rest }: InvoiceViewProps) {
  const getName = useRowName();
  const rows = orderSummaryRows(invoice);
  const isReduced = rows.some(({ kind }) => kind === 'discount');
  const included = rows.filter((row) => 'placement' in row && row.placement === 'included');
  const shown = rows.filter(
    (row) =>
      !included.includes(row) && row.kind !== 'total' && (row.kind !== 'subtotal' || isReduced),
  );
  const total = rows.find(({ kind }) => kind === 'total');
  return (
    <dl
      {...rest}
      aria-busy={pending || undefined}
      data-pending={pending ? '' : undefined}
      className={classes(css.root, className)}
    >
      {invoice.items.map((item) => (
        <Line key={item._id} item={item} />
      ))}
      {shown.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are their place: two fees have one name.
        <Row key={index} name={getName(row)} isMuted>
          {row.kind === 'discount' && '−'}
          <Money value={fromEventAmount(row.amount)} />
        </Row>
      ))}
      {total && (
        <div className={css.total}>
          <dt>{getName(total)}</dt>
          <dd className={css.figure}>
            <Money value={fromEventAmount(total.amount)} />
          </dd>
          {included.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are their place: two fees have one name.
            <dd key={index} className={css.note}>
              {getName(row)}: <Money value={fromEventAmount(row.amount)} />
            </dd>
          ))}
        </div>
      )}
    </dl>
  );
}

function Line({ item: { name, quantity, total } }: { item: InvoiceItem }) {
  const { t, locale } = useUi();
  const count = getNumberFormat(locale).format(quantity);
  return (
    <Row name={t('orders.summary.line', { quantity: count, name: name ?? t('orders.ticket') })}>
      {total && <Money value={fromEventAmount(total)} />}
    </Row>
  );
}

interface RowProps {
  name: string;
  isMuted?: boolean;
  children: ReactNode;
}

function Row({ name, isMuted, children }: RowProps) {
  return (
    <div className={css.row} data-muted={isMuted ? '' : undefined}>
      <dt className={css.name}>{name}</dt>
      <dd className={css.figure}>{children}</dd>
    </div>
  );
}
