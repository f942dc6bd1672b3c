'use client';

import {
  applyCouponAtom,
  couponAtom,
  couponDraftAtom,
  couponOfferAtom,
  couponProblemAtom,
  useAtom,
  useAtomValue,
  useSetAtom,
} from '@vitrine/atoms';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { CouponForm } from '../../patterns/coupon/CouponForm.tsx';
import { getCouponErrorMessage } from '../../patterns/coupon/coupon-messages.ts';
import { useLiveAnnouncement } from '../../primitives/announcer/use-live-announcement.ts';
import { useUi } from '../../provider/UiProvider.tsx';
import '../../messages/en/totals.ts';

export interface CartCouponProps extends Omit<ComponentProps<'div'>, 'children' | 'onSubmit'> {
  /** Link to the login if a code is for members only: a `Button` or a `Link`. */
  logIn?: ReactNode;
  /** URL that receives `code` without JavaScript. The field is open then. */
  formAction?: string | undefined;
}

/**
 * The coupon field. Replaced by the coupon's row once it is on the cart; after a rejection it shows
 * the typed code, or the code of a link.
 */
export function CartCoupon({ logIn, formAction, ...rest }: CartCouponProps) {
  const { t } = useUi();
  const coupon = useAtomValue(couponAtom);
  const [rejection, dismiss] = useAtom(couponProblemAtom);
  const [draft, setDraft] = useAtom(couponDraftAtom);
  const apply = useSetAtom(applyCouponAtom);
  const [isOpen, setOpen] = useState(false);
  const [isBlank, setBlank] = useState(false);
  // Reading it allows a waiting code to be applied.
  useAtomValue(couponOfferAtom);

  const error = isBlank
    ? t('cart.coupon.missing')
    : rejection && getCouponErrorMessage(rejection, t);
  useLiveAnnouncement(error, 'assertive');

  if (coupon.status === 'applied' || coupon.status === 'removing') return null;
  const value = draft || (rejection?.code ?? '');
  const send = (code: string) => {
    setBlank(code.trim() === '');
    if (code.trim() === '') return dismiss();
    setDraft(code);
    apply(code).then(
      () => {
        setDraft('');
        setOpen(false);
      },
      // The rejection is in the atom, and the typed code stays.
      () => {},
    );
  };
  return (
    <CouponForm
      {...rest}
      value={value}
      onValueChange={(next) => {
        setDraft(next);
        setBlank(false);
        // A field opened by a rejection stays open while its text changes.
        setOpen(true);
        if (rejection) dismiss();
      }}
      onApply={send}
      error={error || undefined}
      action={rejection?.outcome.kind === 'needs-login' ? logIn : undefined}
      pending={coupon.status === 'applying'}
      formAction={formAction}
      isOpen={isOpen || value !== '' || formAction !== undefined}
      takesFocus={isOpen}
      onOpen={() => setOpen(true)}
    />
  );
}
