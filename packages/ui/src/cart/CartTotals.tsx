import {
  cartAtom,
  cartTotalsAtom,
  couponAtom,
  removeCouponAtom,
  totalsPendingAtom,
  useAtom,
  useAtomValue,
  useSetAtom,
} from '@vitrine/atoms';
import { type ComponentProps, useEffect, useRef } from 'react';
import { useAnnounce } from '../primitives/announcer/Announcer.tsx';
import { useUi } from '../provider/UiProvider.tsx';
import type { CouponRowProps } from './CouponRow.tsx';
import { couponWords } from './error-words.ts';
import { TotalsView } from './TotalsView.tsx';
import { couponAmountOf, totalsOf } from './total-rows.ts';
import { usePrevious } from './use-previous.ts';

export type CartTotalsProps = Omit<ComponentProps<'div'>, 'children'>;

/** What the cart costs, with its own waiting and its own failure: the lines never wait on it. */
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
      value={estimate && totalsOf(estimate)}
      currency={cart.currency}
      coupon={coupon}
      pending={pending && !hasFailed}
      hasFailed={hasFailed}
      onRetry={() => void refresh()}
    />
  );
}

/** The row of the code on the cart. When the code comes or goes, that is spoken. */
function useCouponRow(): Omit<CouponRowProps, 'currency'> | undefined {
  const { t } = useUi();
  const announce = useAnnounce();
  const coupon = useAtomValue(couponAtom);
  const { data: estimate, isFetching } = useAtomValue(cartTotalsAtom);
  const remove = useSetAtom(removeCouponAtom);
  const removeButton = useRef<HTMLButtonElement>(null);
  const code = coupon.status === 'applied' ? coupon.code : null;
  const before = usePrevious(code);

  useEffect(() => {
    if (before === undefined || before === code) return;
    if (before) announce(t('cart.coupon.removed', { code: before }));
    if (!code) return;
    announce(t('cart.coupon.applied', { code }));
    // The field that had the focus has made way for this row.
    if (document.activeElement === document.body) removeButton.current?.focus();
  }, [before, code, announce, t]);

  if (!code) return undefined;
  const refusal = estimate?.calculationErrors?.couponCalculationError?.applicationError;
  const words = refusal && couponWords(refusal, code);
  return {
    code,
    amount: estimate ? couponAmountOf(estimate) : undefined,
    reason: words && t(words.key, words.values),
    pending: isFetching,
    onRemove: () => void remove().catch(() => {}),
    removeRef: removeButton,
  };
}
