'use client';

import {
  cartTotalsAtom,
  couponAtom,
  couponErrorAtom,
  removeCouponAtom,
  useAtomValue,
  useSetAtom,
} from '@vitrine/atoms';
import type { TotalsEstimate } from '@vitrine/client/cart';
import { useEffect, useRef } from 'react';
import { getUnappliedCouponMessage } from '../../patterns/coupon/coupon-messages.ts';
import { useAnnounce } from '../../primitives/announcer/Announcer.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { usePrevious } from '../../utils/hooks/use-previous.ts';
import { isFocusLost } from '../../utils/is-focus-lost.ts';
import { getCouponEffect } from '../totals/total-rows.ts';
import type { CouponRowProps } from './CouponRow.tsx';
import '../../messages/en/totals.ts';

/** Returns why a code currently has no effect, with the code if the platform returns it. */
function getUnappliedCoupon(estimate: TotalsEstimate | null | undefined) {
  const error = estimate?.calculationErrors?.couponCalculationError?.applicationError;
  const code = error?.data?.code;
  return error && { error, code: typeof code === 'string' && code ? code : null };
}

/**
 * Returns the props of the coupon row. Announces when the coupon is applied, removed or stops
 * working.
 */
export function useCouponRow(): Omit<CouponRowProps, 'currency'> | undefined {
  const { t } = useUi();
  const announce = useAnnounce();
  const coupon = useAtomValue(couponAtom);
  const { data: estimate, isFetching } = useAtomValue(cartTotalsAtom);
  const failure = useAtomValue(couponErrorAtom);
  const remove = useSetAtom(removeCouponAtom);
  const removeButton = useRef<HTMLButtonElement>(null);

  const isOn = coupon.status === 'applied';
  const idle = isOn || coupon.status === 'none' ? getUnappliedCoupon(estimate) : undefined;
  const code = isOn ? coupon.code : (idle?.code ?? null);
  const reason = idle && code ? getUnappliedCouponMessage(idle.error, code, t) : undefined;
  const before = usePrevious(code);
  // The first estimate's reason is visible in the row and not announced.
  const reasonBefore = usePrevious(estimate ? (reason ?? '') : undefined);

  useEffect(() => {
    if (before === undefined || before === code) return;
    if (before) announce(t('cart.coupon.removed', { code: before }));
    if (!code || !isOn) return;
    announce(t('cart.coupon.applied', { code }));
    // The focused field has been replaced by this row.
    if (isFocusLost()) removeButton.current?.focus();
  }, [before, code, isOn, announce, t]);
  useEffect(() => {
    if (reasonBefore !== undefined && reason && reason !== reasonBefore) announce(reason);
  }, [reasonBefore, reason, announce]);

  if (coupon.status === 'applying') return { code: coupon.code, applying: true };
  if (!code) return undefined;
  const effect = estimate && isOn ? getCouponEffect(estimate) : undefined;
  return {
    code,
    amount: effect?.amount,
    isForDelivery: effect?.appliesTo === 'SHIPPING',
    reason: isOn && failure ? t('cart.coupon.removeFailed', { code }) : reason,
    pending: isFetching,
    onRemove: () => void remove().catch(() => {}),
    removeRef: removeButton,
  };
}
