'use client';

import {
  type CouponState,
  cartStateAtom,
  cartTotalsAtom,
  couponAtom,
  couponErrorAtom,
  removeCouponAtom,
  useAtomValue,
  useSetAtom,
} from '@vitrine/atoms';
import type { TotalsEstimate } from '@vitrine/client/cart';
import { useEffect, useRef } from 'react';
import type { Translate } from '../../messages/message-catalog.ts';
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

/** What was last shown of the coupon. */
interface ShownCoupon {
  status: CouponState['status'];
  code: string | null;
}

/** Returns the announcement of a change, if it has one here: the field announces a rejected code. */
function getAnnouncement(before: ShownCoupon, now: ShownCoupon, t: Translate): string | undefined {
  // The platform may return a code in other letters than it was entered in.
  const isSameCode = before.code?.toLowerCase() === now.code?.toLowerCase();
  const applied =
    now.status === 'applied' ? t('cart.coupon.applied', { code: now.code ?? '' }) : undefined;
  const removed = before.code ? t('cart.coupon.removed', { code: before.code }) : undefined;
  if (now.status === 'applying') return undefined;
  switch (before.status) {
    case 'applying':
      // A rejected code leaves the coupon before it on the cart.
      return isSameCode ? applied : undefined;
    case 'removing':
      return applied && isSameCode
        ? t('cart.coupon.removeFailed', { code: now.code ?? '' })
        : applied;
    default:
      if (now.status === 'removing') return removed;
      if (!isSameCode) return [removed, applied].filter(Boolean).join(' ') || undefined;
      return before.status === 'none' ? applied : undefined;
  }
}

/**
 * Returns the props of the coupon row. Announces when the coupon is applied, removed or stops
 * working, or could not be removed.
 */
export function useCouponRow(): Omit<CouponRowProps, 'currency'> | undefined {
  const { t } = useUi();
  const announce = useAnnounce();
  const coupon = useAtomValue(couponAtom);
  const { phase } = useAtomValue(cartStateAtom);
  const { data: estimate, isFetching } = useAtomValue(cartTotalsAtom);
  const failure = useAtomValue(couponErrorAtom);
  const remove = useSetAtom(removeCouponAtom);
  const removeButton = useRef<HTMLButtonElement>(null);
  const shown = useRef<ShownCoupon | null>(null);

  const isOn = coupon.status === 'applied';
  const idle = isOn || coupon.status === 'none' ? getUnappliedCoupon(estimate) : undefined;
  const code = isOn ? coupon.code : (idle?.code ?? null);
  const reason = idle && code ? getUnappliedCouponMessage(idle.error, code, t) : undefined;
  // The first estimate's reason is visible in the row and not announced.
  const reasonBefore = usePrevious(estimate ? (reason ?? '') : undefined);

  const isKnown = phase === 'filled' || phase === 'empty';
  const { status } = coupon;
  const shownCode = coupon.code ?? code;
  useEffect(() => {
    if (!isKnown) return;
    const before = shown.current;
    shown.current = { status, code: shownCode };
    const text = before && getAnnouncement(before, shown.current, t);
    if (text) announce(text);
    // The focused field or button has been replaced by this row.
    if (text && status === 'applied' && isFocusLost()) removeButton.current?.focus();
  }, [isKnown, status, shownCode, announce, t]);
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
