import { cartStateAtom, useAtomValue } from '@vitrine/atoms';
import type { ReactNode } from 'react';
import { CartEmpty, type CartEmptyProps } from './CartEmpty.tsx';
import { CartSkeleton } from './CartSkeleton.tsx';
import { CartMessages } from './messages/CartMessages.tsx';
import { ClearedCart } from './messages/ClearedCart.tsx';

export interface CartContentsProps extends CartEmptyProps {
  /** What is shown of a cart with lines in it. */
  children: ReactNode;
  /** What is there until the cart is known, where that is more than a list. */
  loading?: ReactNode;
  /** What is below an empty cart, such as what is kept for later. */
  below?: ReactNode;
}

/** Loading, failed, empty or filled: four different things, one of which is shown. */
export function CartContents({
  children,
  loading = <CartSkeleton />,
  below,
  ...empty
}: CartContentsProps) {
  const { phase } = useAtomValue(cartStateAtom);
  if (phase === 'loading') return loading;
  return (
    <>
      <CartMessages isStale={phase !== 'failed'} />
      {phase === 'filled' && children}
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
