'use client';

import {
  applyCartFixAtom,
  cartAtom,
  cartErrorAtom,
  cartProblemsAtom,
  cartStateAtom,
  networkErrorAtom,
  orphanedErrorAtom,
  retryCartAtom,
  retryEditsAtom,
  useAtom,
  useAtomValue,
  useSetAtom,
} from '@vitrine/atoms';
import { useUi } from '../../provider/UiProvider.tsx';
import { getFailureKey, getFailureKind } from '../../utils/failure-kind.ts';
import { useCartContext } from '../cart-context.ts';
import * as css from '../line/CartLines.css.ts';
import { CartMergeNotice } from './CartMergeNotice.tsx';
import { CartMessage } from './CartMessage.tsx';
import { CartPriceChanges } from './CartPriceChanges.tsx';
import { canRetry, getChangeErrorKey } from './cart-error-messages.ts';
import '../../messages/en/cart-contents.ts';
import '../../messages/en/common.ts';
import '../../messages/en/totals.ts';

/** Problems of several lines, with one button that fixes all. A single one is shown in its line. */
function CartProblems() {
  const { t } = useUi();
  const { focus } = useCartContext();
  const problems = useAtomValue(cartProblemsAtom);
  const fix = useSetAtom(applyCartFixAtom);
  const count = problems.length;
  if (count < 2) return null;
  const areAllRemovable = problems.every((problem) => problem.fix?.kind === 'remove');
  const areFixable = problems.every((problem) => problem.fix !== null);
  return (
    <CartMessage
      tone="warning"
      silent
      action={
        areFixable
          ? {
              label: t(areAllRemovable ? 'cart.problem.removeAll' : 'cart.problem.fixAll', {
                count,
              }),
              onPress: () => {
                void fix(undefined).catch(() => {});
                // The message disappears with its button.
                focus();
              },
            }
          : undefined
      }
    >
      {t('cart.checkout.problems', { count })}
    </CartMessage>
  );
}

/** Failures without an own position in the cart, and messages about several lines. */
export function CartMessages({ isStale }: { isStale: boolean }) {
  const { t } = useUi();
  const { focus } = useCartContext();
  const { error } = useAtomValue(cartStateAtom);
  const refresh = useSetAtom(cartAtom);
  const [failure, dismiss] = useAtom(cartErrorAtom);
  const [unsent, dismissUnsent] = useAtom(networkErrorAtom);
  const [orphaned, dismissOrphaned] = useAtom(orphanedErrorAtom);
  const retry = useSetAtom(retryEditsAtom);
  const retryCart = useSetAtom(retryCartAtom);
  // A message disappears with its button, so its container gets the focus.
  const andKeepFocus = (act: () => unknown) => () => {
    act();
    focus();
  };
  return (
    <div className={css.messages}>
      <CartMergeNotice />
      <CartPriceChanges />
      {error && (
        <CartMessage
          tone={isStale ? 'warning' : 'danger'}
          action={{ label: t('common.retry'), onPress: () => void refresh() }}
        >
          {t(getFailureKey(error, isStale ? 'cart.stale' : 'cart.failed'))}
        </CartMessage>
      )}
      {unsent && (
        <CartMessage
          key={`network ${unsent.at}`}
          tone="danger"
          action={{ label: t('common.retry'), onPress: andKeepFocus(() => retry()) }}
          onDismiss={andKeepFocus(dismissUnsent)}
        >
          {t(getFailureKind(unsent.error) === 'session' ? 'common.session' : 'cart.notSent')}
        </CartMessage>
      )}
      {orphaned && (
        <CartMessage
          key={`orphaned ${orphaned.at}`}
          tone="danger"
          onDismiss={andKeepFocus(dismissOrphaned)}
        >
          {t('cart.orphaned')}
        </CartMessage>
      )}
      {failure && (
        <CartMessage
          key={`cart ${failure.at}`}
          tone="danger"
          action={
            canRetry(failure.error)
              ? { label: t('common.retry'), onPress: andKeepFocus(() => retryCart()) }
              : undefined
          }
          onDismiss={andKeepFocus(dismiss)}
        >
          {t(getChangeErrorKey(failure.error))}
        </CartMessage>
      )}
      <CartProblems />
    </div>
  );
}
