'use client';

import { cartStateAtom, trackCartViewAtom, useAtomValue, useSetAtom } from '@vitrine/atoms';
import { type ReactNode, useEffect, useRef } from 'react';
import { CartEmpty, type CartEmptyProps } from './CartEmpty.tsx';
import { CartSkeleton } from './CartSkeleton.tsx';
import { CartMessages } from './messages/CartMessages.tsx';
import { ClearedCart } from './messages/ClearedCart.tsx';

export interface CartContentsProps extends CartEmptyProps {
  /** Content of a cart with lines. */
  children: ReactNode;
  /** Loading state of the cart. Default: placeholders of three lines and the totals. */
  loading?: ReactNode;
  /** Content below an empty cart, such as the saved lines. */
  below?: ReactNode;
}

/**
 * Shows exactly one of four states: loading, failed, empty or filled. Reports `view_cart` to
 * analytics when it first shows lines.
 */
export function CartContents({
  children,
  loading = <CartSkeleton />,
  below,
  ...empty
}: CartContentsProps) {
  const { phase, hasLines } = useAtomValue(cartStateAtom);
  const trackView = useSetAtom(trackCartViewAtom);
  const isTracked = useRef(false);
  useEffect(() => {
    if (phase === 'filled' && !isTracked.current) isTracked.current = trackView();
  }, [phase, trackView]);
  if (phase === 'loading') return loading;
  return (
    <>
      <CartMessages isStale={phase !== 'failed'} />
      {phase === 'filled' && children}
      {/* Removed lines can be restored, and still the cart is empty. */}
      {phase === 'filled' && !hasLines && <CartEmpty {...empty} />}
      {phase === 'empty' && (
        <>
          <ClearedCart />
          <CartEmpty {...empty} />
          {below}
        </>
      )}
    </>
  );
}
