'use client';

import { type CouponOutcome, invoiceOptionsAtom, useAtom } from '@vitrine/atoms';
import { useEffect, useRef, useState } from 'react';
import { CouponForm } from '../../patterns/coupon/CouponForm.tsx';
import { getCouponMessage } from '../../patterns/coupon/coupon-messages.ts';
import { useAnnounce } from '../../primitives/announcer/Announcer.tsx';
import { useLiveAnnouncement } from '../../primitives/announcer/use-live-announcement.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { usePrevious } from '../../utils/hooks/use-previous.ts';
import { isFocusLost } from '../../utils/is-focus-lost.ts';
import * as css from './OrderSummary.css.ts';
import '../../messages/en/cart-contents.ts';
import '../../messages/en/totals.ts';

interface OrderSummaryCouponProps {
  eventId: string;
  /** A code is being looked up. */
  pending: boolean;
  /** Why the entered code was not applied. */
  rejection: CouponOutcome | null;
  /** Whether there was no response. */
  isIndeterminate: boolean;
  /** Retries the request. */
  onRetry: () => void;
}

/** The field for a code. Once the code is on the invoice, a row with a remove button. */
export function OrderSummaryCoupon({
  eventId,
  pending,
  rejection,
  isIndeterminate,
  onRetry,
}: OrderSummaryCouponProps) {
  const { t } = useUi();
  const announce = useAnnounce();
  const [options, setOptions] = useAtom(invoiceOptionsAtom(eventId));
  const { withDiscount, ...others } = options;
  const code = withDiscount?.couponCode ?? '';
  const [draft, setDraft] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [isBlank, setBlank] = useState(false);
  const removeButton = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const isOn = code !== '' && !pending && !rejection && !isIndeterminate;

  const outcome = isIndeterminate ? ({ kind: 'indeterminate' } as const) : rejection;
  const message =
    code !== '' && !pending && outcome ? getCouponMessage(outcome, code, t) : undefined;
  const error = isBlank ? t('cart.coupon.missing') : message;
  useLiveAnnouncement(error, 'assertive');

  const wasOn = usePrevious(isOn);
  useEffect(() => {
    if (wasOn === undefined || wasOn === isOn) return;
    if (isOn) announce(t('cart.coupon.applied', { code }));
    // The focused element was replaced by the other one.
    const next = isOn ? removeButton.current : form.current?.querySelector('button');
    if (isFocusLost()) next?.focus();
  }, [wasOn, isOn, code, announce, t]);

  if (isOn) {
    const remove = () => {
      setOptions(others);
      setDraft(undefined);
      setOpen(false);
      announce(t('cart.coupon.removed', { code }));
    };
    return (
      <div className={css.coupon}>
        <bdi>{t('cart.coupon.code', { code })}</bdi>
        <Button
          ref={removeButton}
          emphasis="text"
          aria-label={t('cart.coupon.removeOf', { code })}
          onClick={remove}
        >
          {t('cart.remove')}
        </Button>
      </div>
    );
  }
  const value = draft ?? code;
  const apply = (typed: string) => {
    const couponCode = typed.trim();
    setBlank(couponCode === '');
    if (couponCode !== '' && couponCode === code && isIndeterminate) onRetry();
    else if (couponCode !== '') setOptions({ ...others, withDiscount: { couponCode } });
    else if (code !== '') setOptions(others);
  };
  return (
    <CouponForm
      ref={form}
      value={value}
      onValueChange={(next) => {
        setDraft(next);
        setBlank(false);
        setOpen(true);
      }}
      onApply={apply}
      error={error}
      pending={pending && code !== ''}
      isOpen={isOpen || value !== ''}
      takesFocus={isOpen}
      onOpen={() => setOpen(true)}
    />
  );
}
