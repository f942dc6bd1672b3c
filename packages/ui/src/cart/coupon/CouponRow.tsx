'use client';

import type { Money } from '@vitrine/client/cart';
import type { Ref } from 'react';
import { Button } from '../../primitives/button/Button.tsx';
import { Spinner } from '../../primitives/spinner/Spinner.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import * as css from '../totals/CartTotals.css.ts';
import { TotalsAmount } from '../totals/TotalsAmount.tsx';
import { isZero } from '../totals/total-amounts.ts';
import '../../messages/en/cart-contents.ts';
import '../../messages/en/totals.ts';

export interface CouponRowProps {
  /** Code of the coupon. */
  code: string;
  /** The platform's discount amount; undefined without effect. */
  amount?: Money | undefined;
  /** ISO 4217 code of the cart. */
  currency: string;
  /** Whether it discounts the delivery, whose price may be unknown yet. */
  isForDelivery?: boolean;
  /** Why it has no effect now, or is still there, in one sentence. */
  reason?: string | undefined;
  /** The discount is being calculated. */
  pending?: boolean;
  /** Whether it is being applied, and may be rejected. */
  applying?: boolean;
  /** Removes the coupon. */
  onRemove?: () => void;
  /** The button that removes it. */
  removeRef?: Ref<HTMLButtonElement>;
}

/** The coupon on the cart: its discount, and a button to remove it. */
export function CouponRow({
  code,
  reason,
  applying,
  onRemove,
  removeRef,
  ...figure
}: CouponRowProps) {
  const { t } = useUi();
  return (
    <div
      className={css.row}
      data-muted={applying ? '' : undefined}
      data-pending={applying ? '' : undefined}
    >
      <dt className={css.name}>
        <bdi>{t('cart.coupon.code', { code })}</bdi>
        {!applying && (
          <Button
            ref={removeRef}
            emphasis="text"
            className={css.remove}
            aria-label={t('cart.coupon.removeOf', { code })}
            onClick={onRemove}
          >
            {t('cart.remove')}
          </Button>
        )}
      </dt>
      <dd className={css.figure}>
        {applying ? t('cart.coupon.applying') : <Effect {...figure} />}
      </dd>
      {reason && <dd className={css.reason}>{reason}</dd>}
    </div>
  );
}

function Effect({
  amount,
  currency,
  isForDelivery,
  pending,
}: Pick<CouponRowProps, 'amount' | 'currency' | 'isForDelivery' | 'pending'>) {
  const { t } = useUi();
  if (amount && !(isForDelivery && isZero(amount))) {
    return <TotalsAmount value={amount} currency={currency} minus />;
  }
  if (isForDelivery) return t('cart.coupon.delivery');
  return pending ? <Spinner /> : t('cart.coupon.unapplied');
}
