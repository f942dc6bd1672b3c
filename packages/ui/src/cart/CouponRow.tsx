import type { Money } from '@vitrine/client/cart';
import type { Ref } from 'react';
import { Button } from '../primitives/button/Button.tsx';
import { Spinner } from '../primitives/spinner/Spinner.tsx';
import { useUi } from '../provider/UiProvider.tsx';
import * as css from './CartTotals.css.ts';
import { Amount } from './TotalsRows.tsx';

export interface CouponRowProps {
  code: string;
  /** What it takes off, as the platform says; nothing where it has no effect. */
  amount?: Money | undefined;
  currency: string;
  /** Why it has no effect now, in one sentence. */
  reason?: string | undefined;
  /** Its effect is being worked out, or it is being taken off. */
  pending?: boolean;
  onRemove?: () => void;
  removeRef?: Ref<HTMLButtonElement>;
}

/** The code on the cart: what it takes off, and the press that takes it off the cart. */
export function CouponRow({
  code,
  amount,
  currency,
  reason,
  pending,
  onRemove,
  removeRef,
}: CouponRowProps) {
  const { t } = useUi();
  return (
    <div className={css.row}>
      <dt className={css.name}>
        <bdi>{t('cart.coupon.code', { code })}</bdi>
        <Button
          ref={removeRef}
          emphasis="text"
          className={css.remove}
          aria-label={t('cart.coupon.removeOf', { code })}
          onClick={onRemove}
        >
          {t('cart.remove')}
        </Button>
      </dt>
      <dd className={css.figure}>
        {amount ? (
          <Amount value={amount} currency={currency} minus />
        ) : pending ? (
          <Spinner />
        ) : (
          t('cart.coupon.idle')
        )}
      </dd>
      {reason && <dd className={css.reason}>{reason}</dd>}
    </div>
  );
}
