'use client';

import { cartAtom, cartTotalsAtom, totalsPendingAtom, useAtom, useAtomValue } from '@vitrine/atoms';
import type { TotalsEstimate } from '@vitrine/client/cart';
import type { ComponentProps } from 'react';
import { useCouponRow } from '../coupon/use-coupon-row.ts';
import { TotalsView } from './TotalsView.tsx';
import { getTotals } from './total-rows.ts';

/** `children` are between the amounts and the total, such as the field for a coupon. */
export type CartTotalsProps = ComponentProps<'div'>;

/**
 * The totals of the cart, with separate loading and failure states: the lines never wait for them.
 */
export function CartTotals(props: CartTotalsProps) {
  const { data: cart } = useAtomValue(cartAtom);
  const [totals, refresh] = useAtom(cartTotalsAtom);
  const pending = useAtomValue(totalsPendingAtom);
  const coupon = useCouponRow();
  if (!cart) return null;
  const estimate = totals.data ?? undefined;
  const hasFailed = totals.isError && !totals.isFetching;
  return (
    <TotalsView
      {...props}
      value={estimate && getTotals(totals.isPlaceholderData ? recalculated(estimate) : estimate)}
      currency={cart.currency}
      coupon={coupon}
      pending={pending && !hasFailed}
      hasFailed={hasFailed}
      onRetry={() => void refresh()}
    />
  );
}

/** Drops the errors of a previous address, which don't apply to another one. */
function recalculated({ calculationErrors: _former, ...estimate }: TotalsEstimate): TotalsEstimate {
  return estimate;
}
