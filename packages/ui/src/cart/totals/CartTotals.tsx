'use client';

import {
  cartAtom,
  cartCountAtom,
  cartTotalsAtom,
  totalsPendingAtom,
  useAtom,
  useAtomValue,
} from '@vitrine/atoms';
import type { TotalsEstimate } from '@vitrine/client/cart';
import type { ComponentProps } from 'react';
import { useCouponRow } from '../coupon/use-coupon-row.ts';
import { useFreeDelivery } from './CartFreeDelivery.tsx';
import { TotalsView } from './TotalsView.tsx';
import { getTotals } from './total-rows.ts';
import { useUnavailableCount } from './use-unavailable-count.ts';

/** `children` are between the amounts and the total, such as the field for a coupon. */
export interface CartTotalsProps extends ComponentProps<'div'> {
  /** Shows the number of items next to the subtotal. */
  hasItemCount?: boolean;
  /**
   * Subtotal from which delivery is free: a decimal string in the cart's currency. From there, an
   * unknown delivery is “Free” instead of “Calculated at checkout”.
   */
  freeDeliveryFrom?: string | undefined;
}

/**
 * The totals of the cart, with separate loading and failure states: the lines never wait for them.
 */
export function CartTotals({ hasItemCount, freeDeliveryFrom, ...rest }: CartTotalsProps) {
  const { data: cart } = useAtomValue(cartAtom);
  const [totals, refresh] = useAtom(cartTotalsAtom);
  const pending = useAtomValue(totalsPendingAtom);
  const coupon = useCouponRow();
  const count = useAtomValue(cartCountAtom);
  const unavailableCount = useUnavailableCount();
  const isDeliveryFree = useFreeDelivery(freeDeliveryFrom)?.isReached;
  if (!cart) return null;
  const estimate = totals.data ?? undefined;
  const hasFailed = totals.isError && !totals.isFetching;
  return (
    <TotalsView
      {...rest}
      value={estimate && getTotals(totals.isPlaceholderData ? recalculated(estimate) : estimate)}
      currency={cart.currency}
      coupon={coupon}
      pending={pending && !hasFailed}
      hasFailed={hasFailed}
      itemCount={hasItemCount ? count : undefined}
      unavailableCount={unavailableCount}
      isDeliveryFree={isDeliveryFree}
      onRetry={() => void refresh()}
    />
  );
}

/** Drops the errors of a previous address, which don't apply to another one. */
function recalculated({ calculationErrors: _former, ...estimate }: TotalsEstimate): TotalsEstimate {
  return estimate;
}
