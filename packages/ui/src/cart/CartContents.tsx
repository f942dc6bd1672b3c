import { cartAtom, cartEntriesAtom, cartErrorAtom, useAtom, useAtomValue } from '@vitrine/atoms';
import type { ReactNode } from 'react';
import { useUi } from '../provider/UiProvider.tsx';
import { CartEmpty, type CartEmptyProps } from './CartEmpty.tsx';
import * as css from './CartLines.css.ts';
import { CartMessage } from './CartMessage.tsx';
import { CartProblems } from './CartProblems.tsx';
import { CartSkeleton } from './CartSkeleton.tsx';
import { failureKind } from './error-words.ts';

export interface CartContentsProps extends CartEmptyProps {
  /** What is shown of a cart with lines in it. */
  children: ReactNode;
  /** What stands there until the cart is known, where that is more than a list. */
  loading?: ReactNode;
}

/** Loading, failed, empty or filled: four different things, one of which is shown. */
export function CartContents({
  children,
  loading = <CartSkeleton />,
  ...empty
}: CartContentsProps) {
  const { data: cart, error, isFetching } = useAtomValue(cartAtom);
  const entries = useAtomValue(cartEntriesAtom);
  if (cart === undefined && (isFetching || !error)) return loading;
  return (
    <>
      <CartMessages isStale={cart !== undefined} />
      {cart !== undefined && (entries.length > 0 ? children : <CartEmpty {...empty} />)}
    </>
  );
}

/** What failed about the cart as a whole, and what several lines have against them. */
function CartMessages({ isStale }: { isStale: boolean }) {
  const { t } = useUi();
  const [{ error, isFetching }, refresh] = useAtom(cartAtom);
  const [failure, dismiss] = useAtom(cartErrorAtom);
  return (
    <div className={css.messages}>
      {error && !isFetching && (
        <CartMessage
          tone={isStale ? 'warning' : 'danger'}
          action={{ label: t('common.retry'), onPress: () => void refresh() }}
        >
          {failureKind(error) === 'offline'
            ? t('common.offline')
            : t(isStale ? 'cart.stale' : 'cart.failed')}
        </CartMessage>
      )}
      {failure && (
        <CartMessage tone="danger" onDismiss={dismiss}>
          {t('cart.changeFailed')}
        </CartMessage>
      )}
      <CartProblems />
    </div>
  );
}
