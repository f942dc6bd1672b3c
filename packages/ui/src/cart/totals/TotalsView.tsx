'use client';

import type { AriaAttributes, ComponentProps, ReactNode } from 'react';
import { Money } from '../../primitives/money/Money.tsx';
import { PriceConverted } from '../../primitives/price/PriceReference.tsx';
import { Spinner } from '../../primitives/spinner/Spinner.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import type { DataAttributes } from '../../utils/data-attributes.ts';
import { CouponRow, type CouponRowProps } from '../coupon/CouponRow.tsx';
import { toMoneyValue } from '../line/line-item-fields.ts';
import { CartMessage } from '../messages/CartMessage.tsx';
import * as css from './CartTotals.css.ts';
import { TotalsAmount } from './TotalsAmount.tsx';
import { TotalsRow, TotalsRows } from './TotalsRows.tsx';
import type { TotalsValue } from './total-rows.ts';
import { useFormatCartMoney } from './use-format-cart-money.ts';
import '../../messages/en/cart.ts';
import '../../messages/en/common.ts';
import '../../messages/en/totals.ts';

/** `children` are between the amounts and the total. */
export interface TotalsViewProps extends ComponentProps<'div'> {
  /** Without it the rows show a spinner, or “Not calculated” with `hasFailed`. */
  value: TotalsValue | undefined;
  /** ISO 4217 code. */
  currency: string;
  /** The row of the coupon. Without it, there is none. */
  coupon?: Omit<CouponRowProps, 'currency'> | undefined;
  /** Whether the amounts are outdated and new ones are loading. */
  pending?: boolean;
  /** Whether the amounts couldn’t be calculated. */
  hasFailed?: boolean;
  /** Number of items, next to the subtotal. Default: not shown. */
  itemCount?: number | undefined;
  /** Number of items in the amounts that cannot be bought, in a note below the total. Default 0. */
  unavailableCount?: number;
  /** Whether a delivery without an amount is free, instead of unknown. */
  isDeliveryFree?: boolean | undefined;
  /** Calculates the amounts again. */
  onRetry?: () => void;
}

const unknown: TotalsValue = {
  rows: [
    { kind: 'subtotal', amount: undefined },
    { kind: 'delivery', amount: undefined },
  ],
  total: undefined,
  includedTax: undefined,
};

/** The totals of the cart, row by row. Its height stays constant while amounts are loading. */
export function TotalsView({
  value,
  currency,
  coupon,
  pending,
  hasFailed,
  itemCount,
  unavailableCount = 0,
  isDeliveryFree,
  onRetry,
  className,
  children,
  ...rest
}: TotalsViewProps) {
  const { t } = useUi();
  const { rows, total, converted, includedTax, due } = value ?? unknown;
  const [subtotal, ...others] = rows;
  const status = {
    'data-pending': pending ? '' : undefined,
    'data-stale': hasFailed ? '' : undefined,
    'aria-busy': pending || undefined,
  } satisfies DataAttributes & AriaAttributes;
  const missing = hasFailed ? t('cart.totals.unknown') : <Spinner />;
  return (
    <div {...rest} className={classes(css.root, className)}>
      {hasFailed && (
        <CartMessage
          tone="danger"
          action={onRetry && { label: t('common.retry'), onPress: onRetry }}
        >
          {t('cart.totals.failed')}
        </CartMessage>
      )}
      <dl {...status} className={css.rows}>
        {subtotal && (
          <TotalsRow
            row={subtotal}
            currency={currency}
            missing={missing}
            isProvisional={unavailableCount > 0}
            detail={itemCount !== undefined && t('cart.items', { count: itemCount })}
          />
        )}
        {coupon && <CouponRow {...coupon} currency={currency} />}
        <TotalsRows {...{ currency, missing, isDeliveryFree }} rows={others} />
      </dl>
      {children}
      <dl {...status} className={css.rows}>
        <div className={css.total}>
          <dt>{t('cart.totals.total')}</dt>
          <dd className={classes(css.figure, unavailableCount > 0 && css.provisional)}>
            {total ? <Money value={toMoneyValue(total, currency)} /> : missing}
          </dd>
          <dd className={css.tax}>
            <TaxNote value={includedTax} currency={currency} />
          </dd>
          {unavailableCount > 0 && (
            <dd className={css.unavailable}>
              {t('cart.totals.includesUnavailable', { count: unavailableCount })}
            </dd>
          )}
          {converted && (
            <dd className={css.converted}>
              <PriceConverted value={converted} charged={currency} />
            </dd>
          )}
        </div>
        {due && <DueRows {...due} currency={currency} missing={missing} />}
      </dl>
    </div>
  );
}

type Due = NonNullable<TotalsValue['due']>;

function DueRows({
  now,
  later,
  currency,
  missing,
}: Due & { currency: string; missing: ReactNode }) {
  const { t } = useUi();
  return [
    { name: t('cart.totals.dueNow'), amount: now },
    { name: t('cart.totals.dueLater'), amount: later },
  ].map(({ name, amount }) => (
    <div key={name} className={css.row}>
      <dt className={css.name}>{name}</dt>
      <dd className={css.figure}>
        {amount ? <TotalsAmount value={amount} currency={currency} /> : missing}
      </dd>
    </div>
  ));
}

function TaxNote({ value, currency }: { value: TotalsValue['includedTax']; currency: string }) {
  const { t } = useUi();
  const amount = useFormatCartMoney(currency)(value?.amount);
  if (!value || !amount) return null;
  return t('cart.totals.includes', { amount, tax: value.name ?? t('cart.totals.includedTax') });
}
