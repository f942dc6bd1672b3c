import {
  applyCouponAtom,
  couponAtom,
  couponErrorAtom,
  useAtom,
  useAtomValue,
  useSetAtom,
} from '@vitrine/atoms';
import { type ComponentProps, useEffect, useState } from 'react';
import { useAnnounce } from '../primitives/announcer/Announcer.tsx';
import { useUi } from '../provider/UiProvider.tsx';
import { CouponForm } from './CouponForm.tsx';
import { couponErrorWords } from './error-words.ts';

export type CartCouponProps = Omit<ComponentProps<'div'>, 'children' | 'onSubmit'>;

/** The field for a code. It makes way for the code's own row once that is on the cart. */
export function CartCoupon(props: CartCouponProps) {
  const { t } = useUi();
  const announce = useAnnounce();
  const coupon = useAtomValue(couponAtom);
  const [failure, dismiss] = useAtom(couponErrorAtom);
  const apply = useSetAtom(applyCouponAtom);
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState<string>();

  const isBlank = tried !== undefined && tried.trim() === '';
  const words = failure && couponErrorWords(failure.error, tried ?? '');
  const error = isBlank ? t('cart.coupon.missing') : words && t(words.key, words.values);
  useEffect(() => {
    if (error) announce(error, 'assertive');
  }, [error, announce]);

  if (coupon.status === 'applied' || coupon.status === 'removing') return null;
  const send = (code: string) => {
    setTried(code.trim());
    if (code.trim() === '') return dismiss();
    apply(code).then(
      () => {
        setTyped('');
        setTried(undefined);
        setOpen(false);
      },
      // The refusal is in the atom, and what was typed stays.
      () => {},
    );
  };
  return (
    <CouponForm
      {...props}
      value={typed}
      onValueChange={(value) => {
        setTyped(value);
        setTried((before) => (before === '' ? undefined : before));
        if (failure) dismiss();
      }}
      onApply={send}
      error={error || undefined}
      pending={coupon.status === 'applying'}
      isOpen={isOpen}
      onOpen={() => setOpen(true)}
    />
  );
}
